import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Named } from '../named/named-topic.ts';
import { tokenise } from '../text/tokens.ts';
import type { SnapshotQuestion } from '../types.ts';

/** At most this share of an event's people ticked an option that is a reason to meet. */
const MOST = 1 / 3;

/** An option's text, in the host's own words. */
export type SharedOption = (a: number, b: number) => string | undefined;

/** Gives the rarest option that two people both ticked. */
export function sharedOptions(named: Named[], questions: SnapshotQuestion[], lexicon: Lexicon): SharedOption {
  const ofIdentity = new Set(questions.filter(({ text }) => asksIdentity(text, lexicon)).map(({ id }) => id));
  const options = new Map<string, { text: string; who: Set<number> }>();
  named.forEach(({ ticked }, person) => {
    for (const { question, value, text } of ticked) {
      if (ofIdentity.has(question) || saysNothing(text, lexicon)) continue;
      const key = `${question} ${value}`;
      const option = options.get(key) ?? { text: text.trim(), who: new Set<number>() };
      options.set(key, option);
      option.who.add(person);
    }
  });
  const rarestFirst = [...options.values()]
    .filter(({ who }) => who.size <= MOST * named.length)
    .sort((x, y) => x.who.size - y.who.size || (x.text < y.text ? -1 : 1));
  return (a, b) => rarestFirst.find(({ who }) => who.has(a) && who.has(b))?.text;
}

const wordsOf = (text: string): string[] => tokenise(text).map(({ word }) => word);

/** 'None of these', 'prefer not to say', 'yes': whole words, so that 'Novels' and 'Jazz' are no 'no' and 'ja'. */
function saysNothing(text: string, { optionCues }: Lexicon): boolean {
  const words = wordsOf(text);
  const cues = optionCues.longestAt(words, 0)?.values ?? [];
  return cues.includes('nothing') || (words.length === 1 && cues.includes('nothing_alone'));
}

/** Whether a question asks who somebody was born as, or how old they are. */
function asksIdentity(text: string, { optionCues }: Lexicon): boolean {
  const words = wordsOf(text);
  return words.some((_, at) => optionCues.longestAt(words, at)?.values.includes('of_identity'));
}
