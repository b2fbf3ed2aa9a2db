import type { DataOf } from '@serendip/contract/endpoint';
import type { getRoster } from '@serendip/contract/evening';

export type Participant = DataOf<typeof getRoster>['participants'][number];

const byAlias = (one: Participant, other: Participant) => (one.alias ?? '').localeCompare(other.alias ?? '', 'en');

/** Those in one state, or, while the host searches, everybody whose name, alias or e-mail contains the text. */
export function shownParticipants(
  all: readonly Participant[],
  state: Participant['state'],
  search: string,
): readonly Participant[] {
  const wanted = search.trim().toLowerCase();
  const fits = wanted
    ? ({ name, alias, email }: Participant) =>
        `${name ?? ''} ${alias ?? ''} ${email ?? ''}`.toLowerCase().includes(wanted)
    : (one: Participant) => one.state === state;
  return all.filter(fits).sort(byAlias);
}
