export interface Pin {
  round: number;
  person: number;
  room: number;
}

/**
 * Puts people into the rooms that a host fixed for them, in the place of others, or beside the others where all of these are
 * fixed as well. Nobody is left alone for it, as far as others can move.
 *
 * @returns whether somebody is fixed, by round and person
 */
export function seatPins(rounds: number[][][], pins: readonly Pin[], n: number): Uint8Array {
  const fixed = new Uint8Array(rounds.length * n);
  const sorted = pins
    .filter(({ round, person }) => rounds[round]?.some((room) => room.includes(person)))
    .toSorted((x, y) => x.round - y.round || x.room - y.room || x.person - y.person);
  for (const { round, person } of sorted) fixed[round * n + person] = 1;
  for (const { round, person, room } of sorted) {
    const rooms = rounds[round] as number[][];
    // One room more than there are can be opened.
    const at = Math.min(room, rooms.length);
    if (at === rooms.length) rooms.push([]);
    const own = rooms.find((members) => members.includes(person)) as number[];
    const wanted = rooms[at] as number[];
    if (own === wanted) continue;
    own.splice(own.indexOf(person), 1);
    const mate = wanted.find((member) => fixed[round * n + member] === 0);
    if (mate !== undefined) {
      wanted.splice(wanted.indexOf(mate), 1);
      own.push(mate);
    }
    wanted.push(person);
  }
  rounds.forEach((rooms, round) => {
    for (const room of rooms)
      while (room.length === 1 && join(room, rooms, (person) => fixed[round * n + person] === 0));
    // A room that was opened for nobody goes again.
    while (rooms.length > 0 && rooms[rooms.length - 1]?.length === 0) rooms.pop();
  });
  return fixed;
}

/** Somebody from the largest room comes to a person who is alone, or else this person joins the smallest one. */
function join(room: number[], rooms: number[][], isFree: (person: number) => boolean): boolean {
  const others = rooms.filter((other) => other !== room && other.length > 0);
  const larger = others.filter((other) => other.length > 2 && other.some(isFree)).sort((x, y) => y.length - x.length);
  const from = larger[0];
  const mate = from?.findLast(isFree);
  if (from && mate !== undefined) {
    from.splice(from.indexOf(mate), 1);
    room.push(mate);
    return true;
  }
  const [smallest] = others.sort((x, y) => x.length - y.length);
  const [alone] = room;
  if (!smallest || alone === undefined) return false;
  room.pop();
  smallest.push(alone);
  return true;
}
