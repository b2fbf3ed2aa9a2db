import type { DataOf } from '@serendip/contract/endpoint';
import type { getRoster } from '@serendip/contract/evening';
import { locale } from '../../../language/locale.ts';
import { mentionedBy } from '../../../lib/mentions.ts';

export type Participant = DataOf<typeof getRoster>['participants'][number];

/** Sorts by the first text in a row, which is the text a host looks for. */
const byName = (one: Participant, other: Participant) =>
  (one.name ?? one.alias ?? '').localeCompare(other.name ?? other.alias ?? '', locale());

/** The people in one state or, during a search, all whose name, alias or e-mail contains the text. `stay` have shown before. */
export function shownParticipants(
  all: readonly Participant[],
  state: Participant['state'],
  search: string,
  stay: ReadonlySet<string>,
): readonly Participant[] {
  const fits = search.trim() ? mentionedBy(search) : (one: Participant) => one.state === state || stay.has(one.id);
  return all.filter(fits).sort(byName);
}
