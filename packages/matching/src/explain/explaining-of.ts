import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Named } from '../named/named-topic.ts';
import type { EventScores } from '../score/score-event.ts';
import type { Profile } from '../understand/profile.ts';
import { says } from '../understand/says.ts';
import type { Understanding } from '../understand/understand.ts';
import type { Explaining } from './ground.ts';
import { sharedChoices } from './shared-choice.ts';
import { subjectsOf } from './subjects.ts';

/** The inputs of explanations. `nameable` holds the parts of each person's answers that reasons can name. */
export function explainingOf(
  understanding: Understanding,
  nameable: Profile[],
  scores: EventScores,
  named: Named[],
  lexicon: Lexicon,
): Explaining {
  return {
    profiles: nameable,
    subjects: nameable.map(subjectsOf),
    sides: nameable.map((profile) => ({
      seeks: says(profile, ['need']),
      gives: says(profile, ['offer', 'fact', 'company']),
    })),
    choice: sharedChoices(understanding),
    scores,
    named,
    lexicon,
  };
}
