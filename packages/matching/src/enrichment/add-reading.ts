import { blankQuestion } from '../blank-question.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { tokenise } from '../text/tokens.ts';
import type { SnapshotQuestion } from '../types.ts';
import { note, type Profile } from '../understand/profile.ts';
import { type QuestionReading, readQuestion } from '../understand/question-reading.ts';
import { readText } from '../understand/read-text.ts';
import { spotConcepts } from '../understand/spot-concepts.ts';
import { BOUNDS, type TopicReading } from './enrichment.ts';

const SIDES = ['offers', 'needs', 'interests', 'facts', 'refusals'] as const satisfies (keyof TopicReading)[];

/**
 * Notes the lexicon's concepts among a reading's phrases as if the person had said their names. Words of a phrase
 * that the lexicon does not have are dropped; the more topics a side claims, the less each counts.
 */
export function addReading(reading: TopicReading, lexicon: Lexicon, profile: Profile): void {
  for (const side of SIDES) {
    const claimed = new Set(
      phrasesOf(reading[side]).flatMap((phrase) =>
        spotConcepts(tokenise(phrase), 'en', lexicon).flatMap(({ concepts }) => concepts),
      ),
    );
    const weight = Math.min(BOUNDS.topic, BOUNDS.topicsInAll / claimed.size);
    for (const concept of claimed) {
      if (side === 'refusals') note(profile.concepts.refusal, concept, weight);
      else readText(lexicon.concepts[concept]?.name ?? '', askedAbout(side, weight, lexicon), lexicon, profile);
    }
  }
}

const ROLE = { offers: 'offer', needs: 'need', facts: 'fact', interests: 'interest' } as const;

/** A question whose answers are all of one side. */
function askedAbout(side: keyof typeof ROLE, weight: number, lexicon: Lexicon): QuestionReading {
  const roles = { offer: 0, need: 0, fact: 0, interest: 0, [ROLE[side]]: 1 };
  return { ...readQuestion(UNSAID, lexicon), roles, weight, mixed: false };
}

const UNSAID: SnapshotQuestion = { ...blankQuestion, options: [], id: '', text: '' };

function phrasesOf(said: unknown): string[] {
  if (!Array.isArray(said)) return [];
  return said
    .filter((phrase): phrase is string => typeof phrase === 'string' && phrase.length <= BOUNDS.phraseLength)
    .slice(0, BOUNDS.phrases);
}
