import { textsIn } from '../../language/texts.ts';
import { roundNumbers } from '../../lib/round-numbers.ts';
import { type EventLanguages, InLanguages } from '../evening/event-languages.tsx';
import type { PersonLine } from './seats-on-paper.ts';

/** A list for the door in the event's languages, with everyone's rooms. Its head repeats on every page. */
export function PeopleList({ people, event }: { people: readonly PersonLine[]; event: EventLanguages }) {
  const rounds = roundNumbers(1, people[0]?.rooms.length ?? 0);
  return (
    <div className="overflow-x-auto print:overflow-visible">
      <table className="w-full text-left tabular-nums">
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className="py-2 pr-4">
              <InLanguages of={event}>{(language) => textsIn(language, 'paper')('name')}</InLanguages>
            </th>
            {rounds.map((round) => (
              <th key={round} scope="col" className="px-2 py-2 text-right">
                <InLanguages of={event}>
                  {(language) => {
                    const t = textsIn(language, 'paper');
                    return rounds.length > 1 ? t('round', { round: String(round) }) : t('roomColumn');
                  }}
                </InLanguages>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, called, rooms }) => (
            <tr key={id} className="break-inside-avoid border-line border-b">
              <th scope="row" className="wrap-anywhere py-1.5 pr-4 font-medium">
                {called}
              </th>
              {rounds.map((round) => (
                <td key={round} className="px-2 py-1.5 text-right">
                  {rooms[round - 1] ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
