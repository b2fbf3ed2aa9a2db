import type { movePerson } from '@serendip/contract/evening';
import { say } from '@serendip/texts/sentence';
import { rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { invalid, Refusal } from '../../../errors.ts';
import type { Handler } from '../../../http/bind.ts';
import { readerOf } from '../../rules/rule-reader.ts';
import { inEvening } from '../in-evening.ts';
import { bumpPeopleRevision } from '../presence/bump-people-revision.ts';
import { lockPerson } from '../presence/lock-person.ts';
import { openLive } from '../views/live.ts';
import { heedRulesBefore } from './heed-rules.ts';
import { keepEncounters } from './keep-encounters.ts';
import { tryReseat } from './try-reseat.ts';

/** Moves a person into another room of a current or coming round, by a host. They stay there. */
export const movePersonHandler: Handler<typeof movePerson> = async ({ body, caller, event, request }, ctx) => {
  const { user_id: userId, room_number: room, round } = body;
  const sessionId = await inEvening(
    ctx,
    event.id,
    async (tx, { session }) => {
      const [person] = await rowsOf<{ here: boolean }>(
        tx,
        sql`select coalesce(p.here, not ${session?.byPresence ?? true}::boolean and exists (select 1 from room_seats s
            where s.run_id = ${session?.matchRunId ?? null} and s.round = 1 and s.user_id = m.user_id)) as here
          from memberships m
          left join presences p on p.session_id = ${session?.id ?? null} and p.user_id = m.user_id
          where m.event_id = ${event.id} and m.user_id = ${userId}`,
      );
      if (!person) throw new Refusal('user_not_found');
      if (!session || !['round', 'break'].includes(session.state)) throw invalid(say('noRoundToMoveIn'));
      if (round > session.rounds) throw invalid(say('no_such_round'));
      if (round < session.round || (round === session.round && session.state === 'break'))
        throw invalid(say('roundOver'));
      if (!person.here) throw invalid(say('personNotHere'));
      const [rooms] = await rowsOf<{ most: number }>(
        tx,
        sql`select coalesce(max(room_number), 0) as most from live_seats
          where session_id = ${session.id} and round = ${round}`,
      );
      const most = (rooms?.most ?? 0) + 1;
      if (room > most) throw invalid(say('wholeNumber', { field: 'room_number', min: 1, max: most }));
      if (body.heed_rules)
        await heedRulesBefore(tx, session, readerOf(caller, request), { user_id: userId, round, room_number: room });
      if (round === session.round) await keepEncounters(tx, session, [userId]);
      await tx.execute(sql`insert into live_seats as t (session_id, round, user_id, room_number, moved)
        values (${session.id}, ${round}, ${userId}, ${room}, true)
        on conflict (session_id, round, user_id) do update set room_number = excluded.room_number, moved = true,
          changed = t.changed or t.room_number <> excluded.room_number`);
      await bumpPeopleRevision(tx, session);
      return session.id;
    },
    { before: (tx) => lockPerson(tx, userId) },
  );
  if (sessionId) await tryReseat(ctx, sessionId);
  return { live: await openLive(ctx, event, caller.id, request.language) };
};
