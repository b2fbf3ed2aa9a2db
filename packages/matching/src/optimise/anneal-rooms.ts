import { randomFrom } from '../random.ts';
import type { RoomSwaps } from './room-swaps.ts';
import type { Shortlists } from './shortlists.ts';
import { HIGHEST_UTILITY } from './utility.ts';

/** Losses accepted now and then, in welfare: from a large share of one person's greatest utility down to a small one. */
const HOTTEST = HIGHEST_UTILITY / 8;
const COLDEST = HIGHEST_UTILITY / 100;
/** With fewer moves a person than this it starts less hot, so as not to lose the order it began with. */
export const MOVES_TO_COOL = 8000;

/**
 * Simulated annealing: swaps that bring somebody into the room of a good candidate, in the place of a third person.
 * Ends wherever it is when the moves are spent.
 */
export function annealRooms(seating: RoomSwaps, candidates: Shortlists, moves: number, seed: number): void {
  const { n } = candidates;
  const random = randomFrom(seed);
  const hottest = COLDEST * (HOTTEST / COLDEST) ** Math.min(1, moves / (n * MOVES_TO_COOL));
  const cooling = (COLDEST / hottest) ** (1 / moves);
  let heat = hottest;
  for (let move = 0; move < moves; move++, heat *= cooling) {
    const a = random() % n;
    const count = candidates.count[a] as number;
    if (count === 0) continue;
    const friend = candidates.person[a * candidates.length + (random() % count)] as number;
    const at = seating.roomOf[friend] as number;
    if (at === seating.roomOf[a]) continue;
    const room = seating.roomAt(at);
    const b = room[random() % room.length] as number;
    if (b === friend) continue;
    const gain = seating.gain(a, b);
    if (gain >= 0 || random() < 2 ** 32 * Math.exp(gain / heat)) seating.swap(a, b);
  }
}

/** Takes every swap into a candidate's room that gains, until none is left. */
export function descendRooms(seating: RoomSwaps, candidates: Shortlists): void {
  for (let better = true; better; ) {
    better = false;
    for (let a = 0; a < candidates.n; a++) {
      for (const friend of candidates.of(a)) {
        const at = seating.roomOf[friend] as number;
        if (at === seating.roomOf[a]) continue;
        const b = seating.roomAt(at).find((member) => seating.gain(a, member) > 0);
        if (b === undefined) continue;
        seating.swap(a, b);
        better = true;
      }
    }
  }
}
