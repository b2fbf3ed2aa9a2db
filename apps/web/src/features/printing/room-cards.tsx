import { roomLabel } from '@serendip/contract/room-label';
import { roundNumbers } from '../../lib/round-numbers.ts';
import { roomNameOf } from '../event-facts/room-name-of.ts';
import type { RoomCard } from './seats-on-paper.ts';

interface Props {
  cards: readonly RoomCard[];
  /** The host's names for the rooms. */
  names: readonly string[] | null;
}

/** Cards to cut out and put on the tables. */
export const RoomCards = ({ cards, names }: Props) => (
  <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 print:grid-cols-2">
    {cards.map(({ number, rounds }) => (
      <li
        key={number}
        className="break-inside-avoid rounded-lg border border-line-strong border-dashed p-5 print:rounded-none"
      >
        <h3 className="heading wrap-anywhere text-3xl">{roomLabel(number, roomNameOf(names, number))}</h3>
        <ol className="mt-3 grid grid-cols-1 gap-2">
          {roundNumbers(1, rounds.length).map((round) => (
            <li key={round}>
              {rounds.length > 1 && <p className="font-semibold text-ink-soft text-sm">Round {round}</p>}
              <p className="wrap-anywhere">{rounds[round - 1]?.join(', ') || 'Nobody'}</p>
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ul>
);
