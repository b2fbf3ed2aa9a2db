import { keepCompany } from './keep-company.ts';
import type { RoundRepair } from './round-repair.ts';

/**
 * Repairs the running round without moving anyone who has company. Newcomers join people who are alone, then rooms below their
 * size, each where they fit best; people who came in time join the smallest rooms
 * that are open to them; the others wait for the next round. People who are still alone then join other rooms.
 */
export function repairRunning(round: RoundRepair, roomSize: number, owed: ReadonlySet<number>): void {
  for (const person of [...round.standing]) {
    const isOnlyRoom = round.roomsOf((size) => size > 0).length === 1;
    const lonely = round.roomsOf(
      (size, at) => size === 1 && (isOnlyRoom ? round.isOpenTo(person, at) : !round.refuses(person, at)),
    );
    const open = round.roomsOf((size, at) => size > 0 && size < roomSize && !round.refuses(person, at));
    const room = round.bestFor(person, lonely.length > 0 ? lonely : open);
    const found = room ?? (owed.has(person) ? anyRoom(round, person) : undefined);
    if (found !== undefined) round.join(person, found);
  }
  keepCompany(round, roomSize);
}

/** Of the rooms with people the smallest, without a refusal or somebody to be kept apart from where there is such a room. */
function anyRoom(round: RoundRepair, person: number): number | undefined {
  const all = round.roomsOf((size) => size > 0);
  const willing = all.filter((at) => !round.refuses(person, at));
  const open = all.filter((at) => round.isOpenTo(person, at));
  const choice = willing.length > 0 ? willing : open.length > 0 ? open : all;
  const smallest = Math.min(...choice.map((at) => round.at(at).length));
  return round.bestFor(
    person,
    choice.filter((at) => round.at(at).length === smallest),
  );
}
