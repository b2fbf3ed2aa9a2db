import type { NamedTopic } from '../named/named-topic.ts';
import { topicKey } from '../text/topic-key.ts';

const MOST = 6;
/** Fewer are no help, so none is shown. */
const LEAST = 3;

/**
 * Phrases that a person can tap when asked for a need or an offer: things they say they like, nothing sensitive. Guesses by the
 * lexicon were right in one of ten, so there are none. Of two questions the second has no list.
 */
export function suggestionsFor(asked: ('need' | 'offer')[], topics: NamedTopic[]): Map<'need' | 'offer', string[]> {
  const phrases = new Map<string, string>();
  for (const { role, phrase, sensitive } of topics)
    if (role === 'interest' && !sensitive && !phrases.has(topicKey(phrase))) phrases.set(topicKey(phrase), phrase);
  const list = [...phrases.values()].slice(0, MOST);
  return new Map(asked.map((role, at) => [role, at === 0 && list.length >= LEAST ? list : []]));
}
