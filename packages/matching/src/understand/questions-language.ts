import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Language } from '../text/stem.ts';
import { tokenise } from '../text/tokens.ts';
import type { SnapshotQuestion } from '../types.ts';

/** Marks and question words that Spanish alone writes. Folding removes the accents: 'qué' then reads as the French 'que'. */
const SPANISH = /[¿¡]|(?<!\p{L})(?:qué|quién|quiénes|cuál|cuáles|cómo|dónde|cuándo|cuánto)(?!\p{L})/iu;

/** The language in which questions are written. Null where neither small words nor such marks tell. */
export function questionsLanguage(questions: Pick<SnapshotQuestion, 'text'>[], lexicon: Lexicon): Language | null {
  const tokens = questions.flatMap(({ text }) => tokenise(text));
  // Without a sign, the detector answers with the usual language.
  const language = lexicon.languages.detect(tokens, 'en');
  if (language === lexicon.languages.detect(tokens, 'de')) return language;
  return questions.some(({ text }) => SPANISH.test(text.normalize('NFC'))) ? 'es' : null;
}
