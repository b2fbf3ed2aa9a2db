import type { PersonLine } from './seats-on-paper.ts';

/** A list for the door: who goes where. Its head stands on every page. */
export function PeopleList({ people }: { people: readonly PersonLine[] }) {
  const rounds = people[0]?.rooms.length ?? 0;
  return (
    <div className="overflow-x-auto print:overflow-visible">
      <table className="w-full text-left tabular-nums">
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className="py-2 pr-4">
              Name
            </th>
            {Array.from({ length: rounds }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
              <th key={at} scope="col" className="px-2 py-2 text-right">
                {rounds > 1 ? `Round ${at + 1}` : 'Room'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, alias, rooms }) => (
            <tr key={id} className="break-inside-avoid border-line border-b">
              <th scope="row" className="wrap-anywhere py-1.5 pr-4 font-medium">
                {alias}
              </th>
              {rooms.map((room, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
                <td key={at} className="px-2 py-1.5 text-right">
                  {room ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
