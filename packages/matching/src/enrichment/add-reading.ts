import { blankQuestion } from '../blank-question.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { SnapshotQuestion } from '../types.ts';
import type { Profile } from '../understand/profile.ts';
import { type QuestionReading, readQuestion } from '../understand/question-reading.ts';
import { readText } from '../understand/read-text.ts';
import { refuse } from '../understand/refuse.ts';
import { BOUNDS, type TopicReading } from './enrichment.ts';

const SIDES = ['offers', 'needs', 'interests', 'facts', 'refusals'] as const satisfies (keyof TopicReading)[];

/** Adds a reading's phrases as if the person had written them; with more than eight on a side each counts less. */
export function addReading(reading: TopicReading, lexicon: Lexicon, profile: Profile): void {
  for (const side of SIDES) {
    const phrases = phrasesOf(reading[side]);
    const weight = Math.min(1, BOUNDS.phrasesInAll / phrases.length);
    if (side === 'refusals') for (const phrase of phrases) refuse(phrase, weight, lexicon, profile);
    else {
      const asked = askedAbout(side, weight, lexicon);
      for (const phrase of phrases) readText(phrase, asked, lexicon, profile);
    }
  }
}

/** Whether a reading says anything about a person; refusals alone do not. */
export const saysSomething = (reading: TopicReading | undefined): boolean =>
  reading !== undefined && SIDES.some((side) => side !== 'refusals' && phrasesOf(reading[side]).length > 0);

const ROLE = { offers: 'offer', needs: 'need', facts: 'fact', interests: 'interest' } as const;

/** A question whose answers are all of one side. */
function askedAbout(side: keyof typeof ROLE, weight: number, lexicon: Lexicon): QuestionReading {
  const roles = { offer: 0, need: 0, fact: 0, interest: 0, [ROLE[side]]: 1 };
  return { ...readQuestion(UNSAID, lexicon), roles, topic: true, weight, mixed: false };
}

const UNSAID: SnapshotQuestion = { ...blankQuestion, options: [], id: '', text: '' };

function phrasesOf(said: unknown): string[] {
  if (!Array.isArray(said)) return [];
  return said
    .filter((phrase): phrase is string => typeof phrase === 'string' && phrase.length <= BOUNDS.phraseLength)
    .filter((phrase) => /\p{L}/u.test(phrase))
    .slice(0, BOUNDS.phrases);
}
