import type { EventParticipant } from '@serendip/contract/participants';
import type { EventQuestion } from '@serendip/contract/questions';
import type { Export } from '../matching/export-rows.ts';
import { answerText } from './answer-text.ts';

/** Files speak English, for the programs that read them. */
const states: Record<EventParticipant['state'], string> = {
  joined: 'Joined',
  here: 'Here',
  waiting: 'Waiting',
  asking: 'Asks',
  removed: 'Removed',
};

/** One row for each person. */
export const peopleExport = (
  eventId: string,
  participants: readonly EventParticipant[],
  questions: number,
  /** Columns for labels, and for questions that the host reads, where there are any. */
  { hasLabels, read }: { hasLabels: boolean; read: readonly EventQuestion[] },
): Export => ({
  fileName: `event-${eventId}-people.csv`,
  columns: [
    'Alias',
    'Email',
    'State',
    'Answered',
    'Questions',
    'Since',
    'Name',
    ...(hasLabels ? ['Labels'] : []),
    ...read.map(({ text }) => text),
  ],
  rows: participants.map(({ alias, email, state, answered, since, name, labels, answers }) => [
    alias ?? '',
    email ?? '',
    states[state],
    String(answered),
    String(questions),
    since,
    name ?? '',
    ...(hasLabels ? [labels.map((label) => label.name).join(', ')] : []),
    ...read.map((question) => answerText(question, answers)),
  ]),
});
