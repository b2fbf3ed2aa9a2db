import type { EventParticipant } from '@serendip/contract/participants';
import type { Export } from '../matching/export-rows.ts';
import { stateLabels } from './state-labels.ts';

/** One row for each person. */
export const peopleExport = (
  eventId: string,
  participants: readonly EventParticipant[],
  questions: number,
): Export => ({
  fileName: `event-${eventId}-people.csv`,
  columns: ['Alias', 'Email', 'State', 'Answered', 'Questions', 'Since', 'Name'],
  rows: participants.map(({ alias, email, state, answered, since, name }) => [
    alias ?? '',
    email ?? '',
    stateLabels[state],
    String(answered),
    String(questions),
    since,
    name ?? '',
  ]),
});
