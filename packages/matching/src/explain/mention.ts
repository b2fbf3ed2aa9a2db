import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Named, NamedTopic } from '../named/named-topic.ts';
import type { Language } from '../text/stem.ts';
import { insideSentence } from '../wording/en/inside-sentence.ts';
import type { Mention } from '../wording/reason.ts';

/** The language that a person writes most in; null without any topic. People read it, and that of their screens. */
export function languageOf({ topics }: Named): Language | null {
  const counts = new Map<Language, number>();
  for (const { language } of topics) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return most ? most[0] : null;
}

/** The part of a topic that others may be told of: as many of its words as can be shown, and its concept; null for none. */
export function mentionOf(topic: NamedTopic, lexicon: Lexicon): Mention | null {
  if (topic.sensitive || topic.role === 'avoid') return null;
  const concept = topic.means === null ? undefined : lexicon.concepts[topic.means];
  if (concept?.sensitive) return null;
  const { language, help, sayable, being } = topic;
  const words = sayable === null || isVague(sayable, lexicon) ? null : sayable;
  if (words === null && !concept) return null;
  return {
    words:
      words &&
      asCalled(insideSentence(words, language, lexicon), concept && lexicon.displayNames.english(concept.id)?.name),
    language,
    doing: words !== null && topic.doing && topic.phrase.startsWith(words.split(' ')[0] as string),
    help,
    concept: concept?.id ?? null,
    ...(being ? { being } : {}),
  };
}

/** 'Astrophotography' begins an answer; inside a sentence it is written as the lexicon writes it. */
const asCalled = (words: string, name: string | undefined): string =>
  name !== undefined && name.toLowerCase() === words.toLowerCase() ? name : words;

/** An activity that says nothing without its object: 'learning', 'explaining'. */
const isVague = (words: string, lexicon: Lexicon): boolean => {
  const { vague_doings, transitive } = lexicon.naming('en').lists;
  return !words.includes(' ') && [vague_doings, transitive].some((list) => list.longestAt([words.toLowerCase()], 0));
};
