import { join } from 'node:path';
import { compileLexicon } from '@serendip/matching/lexicon/compile-lexicon';
import { readLexicon } from '@serendip/matching/read-lexicon';
import { syntheticEvent } from '../engine/synthetic-event.ts';

/** Answers of so many people that speak of the engine's own concepts, as in `npm run bench:engine`. */
export function crowdOf(people: number) {
  const lexicon = compileLexicon(readLexicon(join(import.meta.dirname, '../../content/lexicon')));
  const { questions, participants } = syntheticEvent(people, lexicon);
  return {
    questions: questions.map(({ id: key, text, input_type, scale_type, slider_min, slider_max, options }) => ({
      key,
      text,
      input_type,
      scale_type,
      slider_min,
      slider_max,
      options: options.map((option, display_order) => ({ id: `${key}-${display_order}`, ...option, display_order })),
    })),
    answers: participants.flatMap(({ answers }, user) =>
      Object.entries(answers).map(([key, value]) => ({ user, key, value })),
    ),
  };
}
