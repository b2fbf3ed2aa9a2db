import type { RoundRepair } from './round-repair.ts';

/**
 * Leaves nobody alone: who is alone joins the room that suits them best, of those with at most `roomSize` people if there are any.
 * To somebody who was moved there by hand others come instead, and to somebody who is kept apart from people in all other rooms. Nothing changes where nobody else has a seat.
 */
export function keepCompany(round: RoundRepair, roomSize: number): void {
  const alone = (): number[] => round.roomsOf((size) => size === 1);
  const othersThan = (room: number): number[] => round.roomsOf((size, at) => size > 0 && at !== room);
  const isShutOut = (room: number): boolean =>
    round.at(room).some((person) => !othersThan(room).some((at) => round.isOpenTo(person, at)));
  // To those who stay, and to those who are kept apart from somebody everywhere else, others come first.
  for (const room of alone()) if (round.free(room).length === 0 || isShutOut(room)) bringMate(round, room, roomSize);
  for (const room of alone()) {
    const [person] = round.at(room);
    // Somebody may have joined meanwhile.
    if (person === undefined || round.at(room).length > 1) continue;
    const rooms = othersThan(room);
    const open = rooms.filter((at) => round.isOpenTo(person, at));
    const wanted = open.filter((at) => !round.refuses(person, at));
    const others = [wanted, open, rooms].find((group) => group.length > 0) ?? [];
    const small = others.filter((at) => round.at(at).length <= roomSize);
    round.leave(person, room);
    const to = round.bestFor(person, small.length > 0 ? small : others) ?? room;
    round.fixed.delete(person);
    round.join(person, to);
  }
}

/** Somebody who is alone as well, one of a room that can spare one, or one of two, whose mate then finds another room. */
function bringMate(round: RoundRepair, to: number, roomSize: number): void {
  if (round.at(to).length !== 1) return;
  const others = round.roomsOf((size, at) => size > 0 && at !== to && round.free(at).length > 0);
  const ofSize = (suits: (size: number) => boolean) => others.filter((at) => suits(round.at(at).length));
  const freePairs = ofSize((size) => size === 2).filter((at) => round.free(at).length === 2);
  const groups = [
    ofSize((size) => size === 1),
    ofSize((size) => size > roomSize),
    ofSize((size) => size > 2),
    freePairs,
  ];
  for (const from of groups) if (round.bringBest(from, to)) return;
}
