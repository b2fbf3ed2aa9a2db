import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Named, NamedTopic } from '../named/named-topic.ts';
import { openTopics } from '../named/open-topics.ts';
import type { EventScores } from '../score/score-event.ts';
import type { Language } from '../text/stem.ts';
import type { Profile } from '../understand/profile.ts';
import type { Understanding } from '../understand/understand.ts';
import { languagesOf } from './mention.ts';
import { type SharedOption, sharedOptions } from './shared-option.ts';

/** The inputs of explanations; people by their place. */
export interface Explaining {
  /** The topics of each person that others can read of. */
  open: NamedTopic[][];
  profiles: Profile[];
  /** The languages each person reads. */
  reads: ReadonlySet<Language>[];
  /** The topics that each person refuses. */
  avoids: NamedTopic[][];
  /** A telling option that both ticked. */
  option: SharedOption;
  scores: EventScores;
  lexicon: Lexicon;
}

export function explainingOf(
  { profiles, questions }: Understanding,
  scores: EventScores,
  named: Named[],
  lexicon: Lexicon,
): Explaining {
  return {
    open: named.map(openTopics),
    profiles,
    reads: named.map(languagesOf),
    avoids: named.map(({ topics }) => topics.filter(({ role }) => role === 'avoid')),
    option: sharedOptions(
      named,
      questions.map(({ question }) => question),
      lexicon,
    ),
    scores,
    lexicon,
  };
}
