import type { listRoomsToAvoid } from '@serendip/contract/draft-edits';
import { rowsOf } from '../../db/database.ts';
import type { Told } from '../../db/schema/matching.ts';
import { sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { completedRun } from '../matching/completed-run.ts';
import { namesOf, usersIn } from '../rules/names-in.ts';
import { rulesAgainst } from '../rules/rules-against.ts';
import { readRules } from '../rules/rules-of-run.ts';

/** The rooms of a round that rules keep a person out of. People's own wishes play no part in it. */
export const listRoomsToAvoidHandler: Handler<typeof listRoomsToAvoid> = async (
  { event, params, query, request },
  { database: { db } },
) => {
  const run = await completedRun(db, event, params.run_id);
  if (query.round > run.rounds) throw new Refusal('no_such_round');
  const rooms = await rowsOf<{ room_number: number; people: string[] }>(
    db,
    sql`select s.room_number, json_agg(s.user_id order by s.user_id) as people from room_seats s
      join memberships m on m.event_id = ${event.id} and m.user_id = s.user_id
      where s.run_id = ${run.id} and s.round = ${query.round} group by s.room_number order by s.room_number`,
  );
  if (!rooms.some(({ people }) => people.includes(query.user_id))) throw new Refusal('user_not_found');
  const asked = await readRules(db, event.id);
  if (!asked) return { rooms: [] };
  const against = rulesAgainst(asked.rules, rooms, query.user_id);
  const toldOf = (ruleId: string): Told => asked.told[ruleId] ?? [];
  const names = await namesOf(
    db,
    event.id,
    request.language,
    [...against.values()].flatMap((id) => usersIn(toldOf(id))),
  );
  return {
    rooms: [...against].map(([room_number, rule_id]) => ({
      room_number,
      rule_id,
      sentence: names.rule(toldOf(rule_id)),
    })),
  };
};
