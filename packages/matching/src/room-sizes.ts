/**
 * Head counts of the rooms, larger ones first, differing by at most one. The number of rooms is the whole number nearest to
 * people / roomSize (a half: the smaller), at most one for every two people; one more where a room would have more than one
 * person above the size. Never a room of one unless only one person came.
 *
 * @param more so many rooms more, and all smaller
 */
export function roomSizes(people: number, roomSize: number, more = 0): number[] {
  if (people === 0) return [];
  const nearest = Math.max(1, Math.min(Math.ceil(people / roomSize - 0.5), Math.floor(people / 2)));
  const rooms = (Math.ceil(people / nearest) > roomSize + 1 ? nearest + 1 : nearest) + more;
  const least = Math.floor(people / rooms);
  const larger = people % rooms;
  return Array.from({ length: rooms }, (_, room) => (room < larger ? least + 1 : least));
}
