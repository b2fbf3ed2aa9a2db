import { keepCompany } from './keep-company.ts';
import type { MendedRound } from './mended-round.ts';

/**
 * A round under way goes on. Newcomers come to who is alone, then into rooms below their size, each where they fit best;
 * for the others there is the next round. Who is still alone then joins others.
 */
export function mendRunning(round: MendedRound, roomSize: number): void {
  for (const person of [...round.standing]) {
    const lonely = round.roomsOf((size, at) => size === 1 && round.isOpenTo(person, at));
    const open = round.roomsOf((size, at) => size > 0 && size < roomSize && !round.refuses(person, at));
    const room = round.bestFor(person, lonely.length > 0 ? lonely : open);
    if (room !== undefined) round.join(person, room);
  }
  keepCompany(round, roomSize);
}
