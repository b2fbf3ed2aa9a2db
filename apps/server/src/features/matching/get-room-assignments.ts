import { limits } from '@serendip/contract/limits';
import type { getRoomAssignments } from '@serendip/contract/matching';
import { Refusal } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { pageOf } from '../../http/page.ts';
import { completedRun } from './completed-run.ts';
import { eveningOfRun, heldRoomsOf } from './held-rooms.ts';
import { largestPerson } from './largest-person.ts';
import { resultPresenter } from './present.ts';
import { roomsOf, sizeOfRun } from './queries.ts';

/** One more than the largest size, for a leftover person, and one who was alone. */
const largestRoom = (texts: number) => 110 + (limits.room_size_max + 2) * largestPerson(texts);

/** The rooms of one round, as planned by the run or as held in the evening that used it. */
export const getRoomAssignmentsHandler: Handler<typeof getRoomAssignments> = async (
  { event, query },
  { config, database: { db } },
) => {
  const run = await completedRun(db, event, query.match_run_id);
  const { round = 1 } = query;
  const evening = query.as === 'held' ? await eveningOfRun(db, run.id) : undefined;
  if (query.as === 'held' && !evening) throw new Refusal('no_evening_used_run');
  const rounds = evening?.round ?? run.rounds;
  if (round < 1 || round > rounds) throw new Refusal('no_such_round');
  const size = await sizeOfRun(db, event, run.id, Math.min(round, run.rounds));
  const { offset, ...page } = pageOf(query, largestRoom(size.texts));
  if (evening) {
    const held = await heldRoomsOf(db, event, evening.id, round);
    const people = new Set(held.flatMap(({ participants }) => participants.map(({ id }) => id)));
    return {
      ...page,
      total: held.length,
      summary: { total_rooms: held.length, total_participants: people.size },
      rounds,
      round,
      rooms: held.slice(offset, offset + page.per_page).map(resultPresenter(config).heldRoom),
    };
  }
  const rooms = (await roomsOf(db, event, run.id, round, { ...page, offset })).map(resultPresenter(config).room);
  const summary = { total_rooms: size.rooms, total_participants: size.seated };
  return { ...page, total: size.rooms, summary, rounds, round, rooms };
};
