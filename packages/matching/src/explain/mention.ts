import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Named, NamedTopic } from '../named/named-topic.ts';
import type { Language } from '../text/stem.ts';
import type { Mention } from './reason.ts';

/** The languages a person reads: the one they write most in, and that of the screens. */
export function languagesOf({ topics }: Named): ReadonlySet<Language> {
  const counts = new Map<Language, number>();
  for (const { language } of topics) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return new Set<Language>(['en', ...(most ? [most[0]] : [])]);
}

/** The readable form of a topic: as many of its words as can be shown, to readers of another language the name of its concept; null without either. */
export function mentionOf(topic: NamedTopic, readers: ReadonlySet<Language>, lexicon: Lexicon): Mention | null {
  if (topic.sensitive || topic.role === 'avoid') return null;
  const concept = topic.means === null ? undefined : lexicon.concepts[topic.means];
  if (concept?.sensitive) return null;
  if (topic.sayable !== null && !isVague(topic.sayable, lexicon) && readers.has(topic.language))
    return {
      words: topic.sayable,
      language: topic.language,
      help: topic.help,
      doing: topic.doing && topic.phrase.startsWith(topic.sayable.split(' ')[0] as string),
      concept: topic.means,
    };
  // In its own language a name of the lexicon is not what the person wrote.
  if (!concept || readers.has(topic.language)) return null;
  return {
    words: concept.displayName.name,
    language: 'en',
    help: topic.help,
    doing: concept.displayName.kind === 'doing',
    concept: topic.means,
  };
}

/** An activity that says nothing without its object: 'learning'. */
const isVague = (words: string, lexicon: Lexicon): boolean =>
  !words.includes(' ') && lexicon.naming('en').lists.vague_doings.longestAt([words.toLowerCase()], 0) !== undefined;
