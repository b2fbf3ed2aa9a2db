import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Named, NamedTopic } from '../named/named-topic.ts';
import { openTopics } from '../named/open-topics.ts';
import type { EventScores } from '../score/score-event.ts';
import type { Language } from '../text/stem.ts';
import type { Profile } from '../understand/profile.ts';
import type { Understanding } from '../understand/understand.ts';
import type { Mention } from '../wording/reason.ts';
import { languageOf, mentionOf } from './mention.ts';
import { type SharedOption, sharedOptions } from './shared-option.ts';

/** The inputs of explanations; people by their place. */
export interface Explaining {
  /** The topics of each person that others can read of. */
  open: NamedTopic[][];
  profiles: Profile[];
  /** The language each person writes most in. */
  writes: (Language | null)[];
  /** The part of a topic that others may be told of. */
  mention: (topic: NamedTopic) => Mention | null;
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
  const mentions = new Map<NamedTopic, Mention | null>();
  return {
    open: named.map(openTopics),
    profiles,
    writes: named.map(languageOf),
    mention(topic) {
      const known = mentions.get(topic);
      if (known !== undefined) return known;
      const made = mentionOf(topic, lexicon);
      mentions.set(topic, made);
      return made;
    },
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
