import type { Ctx } from '../../../context.ts';
import { rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { sendMail } from '../../identity/send-mail.ts';
import type { Claimed } from '../claim.ts';
import { newsLine } from '../news-text.ts';
import { unsubscribeToken } from '../unsubscribe-token.ts';
import { digestOf } from './mail.ts';

interface Part {
  delivery_id: string;
  kind: Claimed['kind'];
  event_name: string | null;
}

/** Sends everything of a person that was over the budget as one mail. `first` is the delivery that is claimed for all. */
export async function sendDigest(ctx: Ctx, first: Claimed): Promise<void> {
  const { config, database, keys } = ctx;
  const parts = await rowsOf<Part>(
    database.db,
    sql`select d.id as delivery_id, n.kind, coalesce(e.name, n.gone_event) as event_name
      from deliveries d join notifications n on n.id = d.notification_id left join events e on e.id = n.event_id
        left join notification_switches s on s.user_id = n.user_id and s.kind = n.kind
      where n.user_id = ${first.user_id} and d.in_digest and d.channel = 'email'
        and coalesce(s.email, true) and (n.event_id is null or n.gone_event is not null or e.id is not null)
      order by n.created_at, n.id`,
  );
  const { language } = first;
  const lines = parts.map(({ kind, event_name }) =>
    newsLine(kind, event_name, { isToday: false, isKnown: true, language }),
  );
  await sendMail(
    ctx,
    first.user_id,
    digestOf(
      { id: first.delivery_id, to: first.email ?? '', lines: [...new Set(lines)], language },
      { ...config, token: unsubscribeToken(keys, first.user_id, first.kind) },
    ),
  );
  const others = JSON.stringify(parts.map(({ delivery_id }) => delivery_id));
  await database.db.execute(sql`delete from deliveries where id <> ${first.delivery_id}
    and id in (select value::uuid from json_array_elements_text(${others}::json))`);
}
