import type { findByCode } from '@serendip/contract/codes';
import type { DataOf } from '@serendip/contract/endpoint';
import { type Db, rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { Refusal } from '../../../errors.ts';
import { hashToken } from '../../../http/authorise.ts';
import type { Handler } from '../../../http/bind.ts';
import { checkInLength, readCode, stageLength } from '../../event-facts/code.ts';
import { countWrongLiveCode } from '../../identity/throttling/wrong-live-code.ts';
import { addStageLink } from './add-stage-link.ts';

interface Found {
  id: string;
  name: string;
}

/** The event whose evening has this code. */
async function eveningWith(db: Db, code: string): Promise<DataOf<typeof findByCode> | undefined> {
  const [event] = await rowsOf<Found>(
    db,
    sql`select e.id, e.name from live_sessions s join events e on e.id = s.event_id
      where s.code = ${code} and s.state <> 'ended' and e.closed_at is null order by s.opened_at desc limit 1`,
  );
  return event && { event, path: `/events/${event.id}?here=${code}` };
}

/** The stage that this code opens: once, and while its maker hosts the event. */
const stageWith = (db: Db, code: string): Promise<DataOf<typeof findByCode> | undefined> =>
  db.transaction(async (tx) => {
    const [used] = await rowsOf<Found & { made_by: string }>(
      tx,
      sql`delete from stage_codes c using events e
        where c.code_hash = ${hashToken(code)} and c.expires_at > now() and e.id = c.event_id and e.closed_at is null
          and (e.host_id = c.made_by or exists (
            select 1 from cohosts h where h.event_id = e.id and h.user_id = c.made_by))
        returning e.id, e.name, c.made_by`,
    );
    if (!used) return undefined;
    const secret = await addStageLink(tx, used.id, used.made_by);
    return { event: { id: used.id, name: used.name }, path: `/stage/${secret}` };
  });

/** Where a code leads. Only a wrong one is counted, once it is judged, so that a right one is never refused. */
export const findByCodeHandler: Handler<typeof findByCode> = async ({ body, request }, ctx) => {
  const code = readCode(body.code);
  const { db } = ctx.database;
  const found =
    code.length === checkInLength
      ? await eveningWith(db, code)
      : code.length === stageLength
        ? await stageWith(db, code)
        : undefined;
  if (found) return found;
  await countWrongLiveCode(ctx, request);
  throw new Refusal('no_event_has_code');
};
