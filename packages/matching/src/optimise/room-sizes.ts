/**
 * Head counts of the rooms, larger ones first, differing by at most one. Rooms of `roomSize`, the remainder spread one
 * each over them; when it is more than there are rooms, one room more and all a little smaller. Never a room of one
 * unless only one person came.
 */
export function roomSizes(people: number, roomSize: number): number[] {
  if (people === 0) return [];
  const whole = Math.floor(people / roomSize);
  const rooms = people % roomSize <= whole ? whole : whole + 1;
  const least = Math.floor(people / rooms);
  const larger = people % rooms;
  return Array.from({ length: rooms }, (_, room) => (room < larger ? least + 1 : least));
}
