import { breakagesOf, viewOf } from '@serendip/matching/rules/breakages-of';
import type { Rule } from '@serendip/matching/rules/rule';

/** Rules that a single room shows to be broken. The others look at several rooms, or at lists. */
const looksAtOneRoom = (rule: Rule): boolean => {
  if (rule.kind === 'pair') return !rule.meet;
  if (rule.kind === 'same') return rule.want !== 'together';
  if (rule.kind === 'stay') return rule.room_number !== null;
  return rule.kind === 'room_has';
};

interface RoomOfPeople {
  room_number: number;
  people: string[];
}

/** By room, the first rule that the person would break by entering. */
export function rulesAgainst(
  rules: readonly Rule[],
  rooms: readonly RoomOfPeople[],
  userId: string,
): Map<number, string> {
  const concerned = rules.filter(looksAtOneRoom);
  const timesIn = (rule: Rule, { room_number, people }: RoomOfPeople): number => {
    const numbered = Array.from({ length: room_number }, (_, at) => (at + 1 === room_number ? people : []));
    return breakagesOf(rule, viewOf({ rounds: [numbered] })).reduce((sum, place) => sum + place.people.length + 1, 0);
  };
  return new Map(
    rooms.flatMap((room) => {
      if (room.people.includes(userId)) return [];
      const after = { ...room, people: [...room.people, userId] };
      const broken = concerned.find((rule) => timesIn(rule, after) > timesIn(rule, room));
      return broken ? [[room.room_number, broken.id] as const] : [];
    }),
  );
}
