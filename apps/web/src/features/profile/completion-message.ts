export interface CompletionMessage {
  title: string;
  text: string;
}

/** From its percentage upwards each band has its own words; the last that is reached counts. */
const bands: readonly (readonly [number, CompletionMessage])[] = [
  [0, { title: 'Start your profile', text: 'Answer a few general questions to get better matches at every event.' }],
  [1, { title: 'A good start', text: 'A few more answers help us find the right people for you.' }],
  [25, { title: 'You are on your way', text: 'Keep going: every answer makes your matches better.' }],
  [50, { title: 'More than halfway there', text: 'The next answers tell us what makes you stand out.' }],
  [75, { title: 'Almost complete', text: 'Only a few questions to go.' }],
];

/** The words for a profile that is so many percent complete: bands at 0, under 25, 50, 75, and from 75 on. */
export function completionMessage(percentage: number): CompletionMessage {
  const [, message] = bands.findLast(([from]) => percentage >= from) ?? bands[0] ?? [];
  if (!message) throw new Error('There are no words for a profile');
  return message;
}
