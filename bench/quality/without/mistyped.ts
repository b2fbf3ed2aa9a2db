import { randomFrom } from '@serendip/matching/random';
import type { JudgedEvent } from '../judged-events.ts';

/** One in so many words is mistyped, of those with five letters or more. */
const EVERY = 3;
const SEED = 5;

/** The same event, its people typing in haste: letters left out, doubled, or in the wrong order. */
export function mistyped(event: JudgedEvent): JudgedEvent {
  const random = randomFrom(SEED);
  const slip = (word: string): string => {
    if (random() % EVERY > 0) return word;
    const at = 1 + (random() % (word.length - 2));
    const [before, here, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
    return before + ([next, here + here + next, next + here][random() % 3] as string) + after;
  };
  const typed = <T>(answer: T): T | string =>
    typeof answer === 'string' ? answer.replace(/\p{L}{5,}/gu, slip) : answer;
  const participants = event.snapshot.participants.map((one) => ({
    ...one,
    answers: Object.fromEntries(Object.entries(one.answers).map(([question, answer]) => [question, typed(answer)])),
  }));
  return { ...event, snapshot: { ...event.snapshot, participants } };
}
