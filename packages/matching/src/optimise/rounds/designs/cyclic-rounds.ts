import { randomFrom } from '../../../random.ts';

/** Steps of one search; most base rounds that exist in small sizes are found after some thousand. */
const MOST_STEPS = 5_000;
const TRIES = 100;
/** For so many rounds more than are needed a base round is looked for, too: another modulus may have one. */
const MOST_MORE = 2;

/**
 * Rounds without repeats by the method of mixed differences (R. C. Bose, On the construction of balanced incomplete block
 * designs, 1939): people are places modulo the number of rounds in a few classes, and the last of them fixed points, who stay
 * where they are. One base round is searched for, with seats in which no difference between two places occurs twice; each other
 * round adds one to every place. Rooms have the same size.
 *
 * @param fixed of the last so many people no two ever share a room
 * @returns undefined where the search found none
 */
export function cyclicRounds(n: number, roomSize: number, rounds: number, fixed: number): number[][][] | undefined {
  for (let modulus = rounds; modulus <= rounds + MOST_MORE; modulus++) {
    const classes = Math.floor((n - fixed) / modulus);
    const points = n - classes * modulus;
    // A fixed point meets one place of each class, all in one room, and no other fixed point.
    if (classes < 1 || points > n / roomSize || (points > 0 && classes < roomSize - 1)) continue;
    const base = baseRound(modulus, classes, points, roomSize);
    if (!base) continue;
    return Array.from({ length: rounds }, (_, by) =>
      base.map((room) => room.map((i) => turned(i, by, modulus, classes))),
    );
  }
  return undefined;
}

const turned = (person: number, by: number, modulus: number, classes: number): number =>
  person >= modulus * classes ? person : person - (person % modulus) + (((person % modulus) + by) % modulus);

/** Depth first, rooms one after the other, places in an order by chance; tried again in other orders. */
function baseRound(modulus: number, classes: number, points: number, roomSize: number): number[][] | undefined {
  const n = modulus * classes + points;
  const { idOf, count } = differences(modulus, classes, points);
  const random = randomFrom(n * 77 + modulus);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const order = inChance(modulus * classes, random);
    order.unshift(...Array.from({ length: points }, (_, i) => modulus * classes + i));
    const found = searchRound(order, roomSize, idOf, count);
    if (found) return found;
  }
  return undefined;
}

function searchRound(
  order: readonly number[],
  roomSize: number,
  idOf: (a: number, b: number) => number,
  count: number,
): number[][] | undefined {
  const used = new Uint8Array(count);
  const seated = new Uint8Array(order.length);
  const rooms: number[][] = [];
  let steps = 0;
  const open = (): boolean => {
    const at = order.findIndex((person) => seated[person] === 0);
    if (at === -1) return true;
    return seat([], order[at] as number, at + 1);
  };
  /** Seats a person in the room and goes on; takes everything back where that leads nowhere. */
  const seat = (room: number[], person: number, from: number): boolean => {
    const taken: number[] = [];
    let fits = ++steps <= MOST_STEPS;
    for (let k = 0; fits && k < room.length; k++) {
      const difference = idOf(person, room[k] as number);
      fits = difference >= 0 && used[difference] === 0;
      if (!fits) break;
      used[difference] = 1;
      taken.push(difference);
    }
    if (fits) {
      seated[person] = 1;
      room.push(person);
      if (room.length === roomSize ? close(room) : fill(room, from)) return true;
      room.pop();
      seated[person] = 0;
    }
    for (const difference of taken) used[difference] = 0;
    return false;
  };
  const fill = (room: number[], from: number): boolean => {
    for (let at = from; at < order.length && steps <= MOST_STEPS; at++) {
      const person = order[at] as number;
      if (seated[person] === 0 && seat(room, person, at + 1)) return true;
    }
    return false;
  };
  const close = (room: number[]): boolean => {
    rooms.push([...room]);
    if (open()) return true;
    rooms.pop();
    return false;
  };
  return open() ? rooms : undefined;
}

/** Numbers the differences between two people; −1 for two who would meet again in a later round, and for two fixed points. */
function differences(modulus: number, classes: number, points: number) {
  const places = modulus * classes;
  const classOf = (person: number): number => Math.floor(person / modulus);
  const ofFixed = classes * classes * modulus;
  const idOf = (a: number, b: number): number => {
    if (a > b) return idOf(b, a);
    if (a >= places) return -1;
    if (b >= places) return ofFixed + (b - places) * classes + classOf(a);
    const gap = ((b % modulus) - (a % modulus) + modulus) % modulus;
    const [one, other] = [classOf(a), classOf(b)];
    const pure = Math.min(gap, modulus - gap);
    if (one === other && 2 * pure === modulus) return -1;
    return (one * classes + other) * modulus + (one === other ? pure : gap);
  };
  return { idOf, count: ofFixed + points * classes };
}

function inChance(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = random() % (i + 1);
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  return order;
}
