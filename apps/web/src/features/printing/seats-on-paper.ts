import type { Room } from '@serendip/contract/matching';
import { locale } from '../../language/locale.ts';
import { calledAmong } from '../../ui/called-among.ts';

export interface RoomCard {
  number: number;
  /** The people in the room, by round. */
  rounds: string[][];
}

export interface PersonLine {
  id: string;
  /** The name where it may be shown, otherwise the alias. */
  called: string;
  /** Their room in each round; null: none. */
  rooms: (number | null)[];
}

/** In the reader's alphabet. */
const byName = () => new Intl.Collator(locale(), { numeric: true, sensitivity: 'base' });

/** The names on paper of everybody in the rounds, by their id. */
function calledOnPaper(rounds: readonly (readonly Room[])[]): Map<string, string> {
  const people = new Map(
    rounds.flat().flatMap(({ participants }) => participants.map((one) => [one.id, one] as const)),
  );
  const named = [...people.values()].map(({ id, alias, shown_name }) => ({ id, alias, name: shown_name ?? null }));
  return new Map(
    calledAmong(named).map(({ id, called, beside }) => [id, beside ? `${called} (${beside})` : called] as const),
  );
}

/** A card for each room, with the people of every round. */
export function roomCards(rounds: readonly (readonly Room[])[]): RoomCard[] {
  const called = calledOnPaper(rounds);
  const { compare } = byName();
  const most = Math.max(0, ...rounds.flat().map(({ room_number }) => room_number));
  return Array.from({ length: most }, (_, at) => ({
    number: at + 1,
    rounds: rounds.map((rooms) =>
      (rooms.find(({ room_number }) => room_number === at + 1)?.participants ?? [])
        .map(({ id }) => called.get(id) ?? '')
        .sort(compare),
    ),
  }));
}

/** Everyone in alphabetical order, for the door. */
export function peopleList(rounds: readonly (readonly Room[])[]): PersonLine[] {
  const called = calledOnPaper(rounds);
  const people = new Map<string, PersonLine>();
  rounds.forEach((rooms, round) => {
    for (const { room_number, participants } of rooms)
      for (const { id } of participants) {
        const line = people.get(id) ?? { id, called: called.get(id) ?? '', rooms: rounds.map(() => null) };
        line.rooms[round] = room_number;
        people.set(id, line);
      }
  });
  const { compare } = byName();
  return [...people.values()].sort((one, other) => compare(one.called, other.called));
}
