import { randomFrom } from './random.ts';
import type { RoomSwaps } from './room-swaps.ts';
import { HIGHEST_WORTH } from './worth.ts';

const SEED = 20_261_121;
/** Losses accepted now and then, in welfare: from a large share of one person's greatest worth down to a small one. */
const HOTTEST = HIGHEST_WORTH / 8;
const COLDEST = HIGHEST_WORTH / 100;
const CANDIDATES = 16;

/** Simulated annealing by swaps that bring somebody together with a good candidate, ended by a swap descent. */
export function annealRooms(seating: RoomSwaps, moves: number): void {
  const { n } = seating.welfare;
  const candidates = candidatesOf(seating);
  const perPerson = candidates.length / n;
  const random = randomFrom(SEED);
  const cooling = (COLDEST / HOTTEST) ** (1 / moves);
  let heat = HOTTEST;
  for (let move = 0; move < moves; move++, heat *= cooling) {
    const a = random() % n;
    const friend = candidates[a * perPerson + (random() % perPerson)] as number;
    const at = seating.roomOf[friend] as number;
    if (at === seating.roomOf[a]) continue;
    const room = seating.roomAt(at);
    const b = room[random() % room.length] as number;
    if (b === friend) continue;
    const gain = seating.gain(a, b);
    if (gain >= 0 || random() < 2 ** 32 * Math.exp(gain / heat)) seating.swap(a, b);
  }
  descend(seating, candidates, perPerson);
}

function candidatesOf({ welfare }: RoomSwaps): Int32Array {
  const { n } = welfare;
  const length = Math.min(CANDIDATES, n - 1);
  const all = new Int32Array(n * length);
  const keys = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) keys[j] = (j === i ? 2 ** 30 : -welfare.share(i, j)) * n + j;
    keys.sort();
    for (let k = 0; k < length; k++) {
      const key = keys[k] as number;
      all[i * length + k] = key - Math.floor(key / n) * n;
    }
  }
  return all;
}

/** Takes every swap with a candidate's room that gains, until none is left. */
function descend(seating: RoomSwaps, candidates: Int32Array, perPerson: number): void {
  for (let better = true; better; ) {
    better = false;
    for (let a = 0; a < seating.welfare.n; a++) {
      for (let k = 0; k < perPerson; k++) {
        const at = seating.roomOf[candidates[a * perPerson + k] as number] as number;
        if (at === seating.roomOf[a]) continue;
        for (const b of [...seating.roomAt(at)]) {
          if (seating.gain(a, b) <= 0) continue;
          seating.swap(a, b);
          better = true;
          break;
        }
      }
    }
  }
}
