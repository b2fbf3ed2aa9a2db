import type { Room } from '@serendip/contract/matching';

export interface RoomCard {
  number: number;
  /** The people in the room, by round. */
  rounds: string[][];
}

export interface PersonLine {
  id: string;
  alias: string;
  /** Their room in each round; null: none. */
  rooms: (number | null)[];
}

const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const nameOf = (alias: string | null): string => alias ?? 'No alias';

/** A card for each room, with the people of every round. */
export function roomCards(rounds: readonly (readonly Room[])[]): RoomCard[] {
  const most = Math.max(0, ...rounds.flat().map(({ room_number }) => room_number));
  return Array.from({ length: most }, (_, at) => ({
    number: at + 1,
    rounds: rounds.map((rooms) =>
      (rooms.find(({ room_number }) => room_number === at + 1)?.participants ?? [])
        .map(({ alias }) => nameOf(alias))
        .sort(byName.compare),
    ),
  }));
}

/** Everyone in alphabetical order, for the door. */
export function peopleList(rounds: readonly (readonly Room[])[]): PersonLine[] {
  const people = new Map<string, PersonLine>();
  rounds.forEach((rooms, round) => {
    for (const { room_number, participants } of rooms)
      for (const { id, alias } of participants) {
        const line = people.get(id) ?? { id, alias: nameOf(alias), rooms: rounds.map(() => null) };
        line.rooms[round] = room_number;
        people.set(id, line);
      }
  });
  return [...people.values()].sort((one, other) => byName.compare(one.alias, other.alias));
}
