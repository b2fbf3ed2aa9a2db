export interface CompletionMessage {
  title: string;
  text: string;
}

/** The message of each band, from its percentage up. The last band reached counts. */
const bands: readonly (readonly [number, CompletionMessage])[] = [
  [0, { title: 'Start your profile', text: 'Answer a few general questions to get better matches at every event.' }],
  [1, { title: 'A good start', text: 'A few more answers help us find the right people for you.' }],
  [25, { title: 'You are on your way', text: 'Keep going: every answer makes your matches better.' }],
  [50, { title: 'More than halfway there', text: 'The next answers tell us what makes you stand out.' }],
  [75, { title: 'Almost complete', text: 'Only a few questions to go.' }],
];

/** The message for a percentage. The bands are 0, under 25, under 50, under 75, and from 75. */
export function completionMessage(percentage: number): CompletionMessage {
  const [, message] = bands.findLast(([from]) => percentage >= from) ?? bands[0] ?? [];
  if (!message) throw new Error('There are no words for a profile');
  return message;
}
