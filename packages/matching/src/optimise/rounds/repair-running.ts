import { keepCompany } from './keep-company.ts';
import type { RoundRepair } from './round-repair.ts';

/**
 * Repairs the running round without moving anyone who has company. Newcomers join people who are alone, then rooms below their
 * size, each where they fit best; the others wait for the next round. People who are still alone then join other rooms.
 */
export function repairRunning(round: RoundRepair, roomSize: number): void {
  for (const person of [...round.standing]) {
    const isOnlyRoom = round.roomsOf((size) => size > 0).length === 1;
    const lonely = round.roomsOf(
      (size, at) => size === 1 && (isOnlyRoom ? round.isOpenTo(person, at) : !round.refuses(person, at)),
    );
    const open = round.roomsOf((size, at) => size > 0 && size < roomSize && !round.refuses(person, at));
    const room = round.bestFor(person, lonely.length > 0 ? lonely : open);
    if (room !== undefined) round.join(person, room);
  }
  keepCompany(round, roomSize);
}
