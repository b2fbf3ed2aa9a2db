import type { Event } from '@serendip/contract/events';
import { roomLabel } from '@serendip/contract/room-label';
import type { Language } from '@serendip/texts/languages';
import { textsIn } from '../../language/texts.ts';
import { roundNumbers } from '../../lib/round-numbers.ts';
import { InLanguages } from '../evening/event-languages.tsx';
import { roomNameOf } from '../event-facts/room-name-of.ts';
import type { RoomCard } from './seats-on-paper.ts';

interface Props {
  cards: readonly RoomCard[];
  /** With the host's names for the rooms. */
  event: Pick<Event, 'language' | 'second_language' | 'room_names'>;
}

function labelIn(language: Language, number: number, name: string | null): string {
  const t = textsIn(language, 'paper');
  return roomLabel(number, name, (_, name) =>
    name === null ? t('room', { number: String(number) }) : t('namedRoom', { number: String(number), name }),
  );
}

function RoomTitle({ number, event }: { number: number; event: Props['event'] }) {
  const label = (language: Language) => labelIn(language, number, roomNameOf(event.room_names, number));
  const { language, second_language: second } = event;
  // A host's own name for a room is the same in both.
  const isSame = second === null || label(language) === label(second);
  return isSame ? label(language) : <InLanguages of={event}>{label}</InLanguages>;
}

/** Cards to cut out and put on the tables, in the event's languages. */
export const RoomCards = ({ cards, event }: Props) => (
  <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 print:grid-cols-2">
    {cards.map(({ number, rounds }) => (
      <li
        key={number}
        className="break-inside-avoid rounded-lg border border-line-strong border-dashed p-5 print:rounded-none"
      >
        <h3 className="heading wrap-anywhere text-3xl">
          <RoomTitle number={number} event={event} />
        </h3>
        <ol className="mt-3 grid grid-cols-1 gap-2">
          {roundNumbers(1, rounds.length).map((round) => (
            <li key={round}>
              {rounds.length > 1 && (
                <p className="font-semibold text-ink-soft text-sm">
                  <InLanguages of={event} inline>
                    {(language) => textsIn(language, 'paper')('round', { round: String(round) })}
                  </InLanguages>
                </p>
              )}
              <p className="wrap-anywhere">
                {rounds[round - 1]?.join(', ') || (
                  <InLanguages of={event} inline>
                    {(language) => textsIn(language, 'paper')('nobody')}
                  </InLanguages>
                )}
              </p>
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ul>
);
