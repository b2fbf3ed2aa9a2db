import { keepCompany } from './keep-company.ts';
import type { RoundRepair } from './round-repair.ts';

/**
 * A coming round: rooms that became too small are given up, and everyone without a seat gets one, in rooms below their size
 * first, then in new rooms, then as one more. Room numbers that are free are used again.
 */
export function repairComing(round: RoundRepair, roomSize: number, kept: ReadonlySet<number> = new Set()): void {
  const least = leastOf(roomSize);
  const isTooSmall = (size: number, at: number): boolean =>
    size > 0 && (size === 1 || (size < least && round.touched.has(at)));
  // A room that a rule names is filled from larger ones rather than given up, as long as somebody else can come.
  for (const room of round.roomsOf((size, at) => kept.has(at) && isTooSmall(size, at))) fill(round, room, least);
  for (const room of round.roomsOf((size, at) => isTooSmall(size, at) && !(kept.has(at) && size > 1)))
    giveUp(round, room);
  giveUpThinRooms(round, roomSize, kept);
  const opened = openRooms(round, roomSize, least);
  seatStanding(round, roomSize, least, opened);
  for (const room of opened) fill(round, room, least);
  keepCompany(round, roomSize);
}

/** Fewer people than this, about two thirds of a room, are no room any more. */
const leastOf = (roomSize: number): number => Math.max(2, Math.ceil((2 * roomSize) / 3));

function giveUp(round: RoundRepair, room: number): void {
  for (const person of round.free(room)) round.leave(person, room);
}

const vacancies = (round: RoundRepair, roomSize: number, except = -1): number =>
  round.rooms.reduce(
    (sum, room, at) => sum + (room.length === 0 || at === except ? 0 : Math.max(0, roomSize - room.length)),
    0,
  );

/** So many left that the rooms would be half a person short in the mean: of the rooms they left, some are given up. */
function giveUpThinRooms(round: RoundRepair, roomSize: number, kept: ReadonlySet<number>): void {
  for (;;) {
    const occupied = round.roomsOf((size) => size > 0);
    const seated = occupied.reduce((sum, at) => sum + round.at(at).length, 0);
    const { size: standing } = round.standing;
    if (seated + standing >= occupied.length * (roomSize - 0.5)) return;
    const thin = occupied.filter(
      (at) => round.touched.has(at) && !kept.has(at) && round.free(at).length === round.at(at).length,
    );
    const room = thin.reduce<number | undefined>(
      (best, at) => (best === undefined || round.at(at).length <= round.at(best).length ? at : best),
      undefined,
    );
    if (room === undefined) return;
    if (vacancies(round, roomSize, room) < standing + round.at(room).length) return;
    giveUp(round, room);
  }
}

/** How many rooms are to be opened for those who find no room below its size, and which. */
function openRooms(round: RoundRepair, roomSize: number, least: number): number[] {
  const over = round.standing.size - vacancies(round, roomSize);
  if (over <= 0) return [];
  const rest = over % roomSize;
  const occupied = round.roomsOf((size) => size > 0);
  const canTakeOne = occupied.filter((at) => round.at(at).length <= roomSize).length + Math.floor(over / roomSize);
  const canGiveOne = occupied.filter((at) => round.at(at).length > roomSize && round.free(at).length > 0).length;
  const enough = Math.min(round.standing.size, rest + vacancies(round, roomSize)) + canGiveOne >= least;
  const isRoomMore = rest > 0 && (enough || canTakeOne < rest);
  const count = Math.floor(over / roomSize) + (isRoomMore ? 1 : 0);
  const empty = round.roomsOf((size) => size === 0);
  while (empty.length < count) empty.push(round.rooms.push([]) - 1);
  return empty.slice(0, count);
}

/** So many of the groups of rooms below grow no larger than one person more than a room has. */
const MOST_CROWDED = 5;

/** One after the other takes the best place: to who is alone, in a new or changed room, in any below its size, as one more. */
function seatStanding(round: RoundRepair, roomSize: number, least: number, opened: readonly number[]): void {
  const isOpened = new Set(opened);
  for (const person of [...round.standing]) {
    const lacking = opened.reduce((sum, at) => sum + Math.max(0, least - round.at(at).length), 0);
    const groups = [
      // So many seats are kept for rooms that would otherwise stay too small.
      lacking >= round.standing.size ? opened.filter((at) => round.at(at).length < roomSize) : [],
      round.roomsOf((size, at) => size === 1 && !isOpened.has(at)),
      round.roomsOf((size, at) => size < roomSize && (isOpened.has(at) || (size > 0 && round.touched.has(at)))),
      round.roomsOf((size) => size > 0 && size < roomSize),
      round.roomsOf((size) => size > 0 && size <= roomSize),
      round.roomsOf((size) => size > 0),
      round.roomsOf(() => true),
    ];
    // Rather one more in another room than with somebody of whom one refuses the other, or whom they are kept apart from.
    const wanted = groups.slice(0, MOST_CROWDED).map((rooms) => rooms.filter((at) => !round.refuses(person, at)));
    const open = groups.map((rooms) => rooms.filter((at) => round.isOpenTo(person, at)));
    const among = [...wanted, ...open, ...groups].find((rooms) => rooms.length > 0) ?? [round.rooms.push([]) - 1];
    round.join(person, round.bestFor(person, among) as number);
  }
}

/** People come over from the largest rooms, until a new room is one. */
function fill(round: RoundRepair, room: number, least: number): void {
  while (round.at(room).length < least) {
    const size = round.at(room).length;
    const others = round.roomsOf((other, at) => at !== room && other >= size + 2 && round.free(at).length > 0);
    const most = Math.max(...others.map((at) => round.at(at).length));
    if (
      !round.bringBest(
        others.filter((at) => round.at(at).length === most),
        room,
      )
    )
      return;
  }
}
