import { bounds } from '@serendip/contract/bounds';
import { type Db, rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';

/** Seconds for one try, and seconds after which another worker takes a delivery whose worker has died. */
export const patience = 15;
const lease = 2 * patience;
/**
 * Webhooks of one person whose address has not taken the last delivery: so many wait for an answer at once. As many as an event has, so
 * that none of them delays another.
 */
const mostUnproven = bounds.webhooks_per_event.most;

export interface Claimed {
  id: string;
  attempt: number;
  webhook_id: string;
  event_id: string;
  url: string;
  /** The newest first. */
  seeds: string[];
  kind: string;
  user_id: string | null;
  data: Record<string, unknown>;
  created_at: string;
  tries: number;
  by_hand: boolean;
}

const isClaimed = sql`d.claimed_at >= now() - make_interval(secs => ${lease})`;

/** An older one that was tried once at most goes first, so order holds over a short outage. */
const isNext = sql`(d.by_hand or not exists (select 1 from webhook_deliveries b where b.webhook_id = d.webhook_id
  and b.state = 'waiting' and not b.by_hand and b.tries <= 1 and b.seq < d.seq))`;

/**
 * Claims due deliveries, one of each webhook at a time. Targets take turns. Webhooks that failed, or never took a delivery,
 * have slots of their own, and each person few of those.
 */
export const claimDue = (db: Db, { most, proven }: { most: number; proven: boolean }): Promise<Claimed[]> =>
  rowsOf<Claimed>(
    db,
    sql`with busy as (select d.webhook_id, w.made_by from webhook_deliveries d join webhooks w on w.id = d.webhook_id
        where d.state = 'waiting' and ${isClaimed}),
      ready as (
        select distinct on (d.webhook_id) d.id, w.made_by, w.target, d.due_at
        from webhook_deliveries d join webhooks w on w.id = d.webhook_id
          join users u on u.id = w.made_by and u.closed_at is null
        where d.state = 'waiting' and d.due_at <= now() and w.off_reason is null and w.proven = ${proven}
          and coalesce(w.rest_until <= now(), true) and d.webhook_id not in (select webhook_id from busy) and ${isNext}
        order by d.webhook_id, d.by_hand desc, d.seq),
      placed as (
        select id, due_at, row_number() over (partition by target order by due_at, id) as turn,
          row_number() over (partition by made_by order by due_at, id)
            + (select count(*) from busy b where b.made_by = r.made_by) as nth
        from ready r),
      mine as (
        update webhook_deliveries set claimed_at = now(), attempt = attempt + 1 where id in (
          select d.id from webhook_deliveries d join placed p on p.id = d.id
          where d.state = 'waiting' and (${proven}::boolean or p.nth <= ${mostUnproven})
            and not coalesce(${isClaimed}, false)
          order by p.turn, p.due_at, d.id limit ${most} for update of d skip locked)
        returning *)
      select m.id, m.attempt, m.webhook_id, w.event_id, w.url, m.kind, m.user_id, m.data, m.created_at, m.tries, m.by_hand,
        case when w.previous_until > now() then array[w.seed, w.previous_seed] else array[w.seed] end as seeds
      from mine m join webhooks w on w.id = m.webhook_id`,
  );
