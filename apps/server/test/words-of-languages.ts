import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Language, languages } from '@serendip/texts/languages';

interface Messages {
  readonly [key: string]: string | Messages;
}

const messagesIn = (messages: Messages): string[] =>
  Object.values(messages).flatMap((one) => (typeof one === 'string' ? [one] : messagesIn(one)));

/** What a message says itself, beside its arguments. */
const saidBy = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.tag) return saidBy(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.values(element.options).flatMap(({ value }) => saidBy(value));
  });

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** Days and months as they stand in dates. */
const datesIn = (language: Language): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(
      new Date(2026, month, month + 1),
    ),
  );

/** The words of the server's texts in each language. */
const vocabularies = new Map(
  await Promise.all(
    languages.map(async (language) => {
      const { default: texts } = (await import(`@serendip/texts/${language}/server`)) as { default: Messages };
      const said = messagesIn(texts).flatMap((message) => saidBy(parse(message)));
      return [language, new Set([...said, ...datesIn(language)].flatMap(wordsOf))] as const;
    }),
  ),
);

/** The words of a text that no text of its language holds, nor the names and codes in it: none, if it was worded whole. */
export function strangeWords(language: Language, text: string, names = ''): string[] {
  const known = new Set(wordsOf(names));
  return [...new Set(wordsOf(text))].filter((word) => !vocabularies.get(language)?.has(word) && !known.has(word));
}
