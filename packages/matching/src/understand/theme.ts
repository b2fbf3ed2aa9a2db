import { blankQuestion } from '../blank-question.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Language, OtherLanguage } from '../text/stem.ts';
import type { EventSnapshot } from '../types.ts';
import { contextOf } from './context.ts';
import { emptyProfile, type Profile } from './profile.ts';
import type { QuestionReading } from './question-reading.ts';
import { readText } from './read-text.ts';

/**
 * The topics of the event's name, description and questions, as one imagined person. Everyone at the event has to do with
 * them, so they do not distinguish people.
 *
 * @param language the language of the event's questions.
 * @param foreign the languages of the event's texts other than English.
 */
export function themeOf(
  snapshot: EventSnapshot,
  language: Language,
  foreign: OtherLanguage[],
  lexicon: Lexicon,
): Profile {
  const { event, questions } = snapshot;
  const asked = questions.filter(({ scope }) => scope === 'event').map(({ text }) => text);
  const texts = [event.name, event.description ?? '', ...asked];
  const profile = emptyProfile(lexicon.helpVectors?.dims ?? 0);
  const context = contextOf(texts, foreign, lexicon);
  for (const text of texts) readText(text, { ...STATED, language }, lexicon, profile, context);
  return profile;
}

/** A question to which an answer states facts. */
const STATED: Omit<QuestionReading, 'language'> = {
  question: { ...blankQuestion, id: '', text: '', options: [] },
  roles: { offer: 0, need: 0, fact: 1, interest: 0 },
  weight: 1,
  mixed: false,
  refuses: false,
  doubtful: false,
  ignored: false,
  distance: 'free',
  joining: false,
};
