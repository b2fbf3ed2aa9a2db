import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import compile from 'icu-minify/compile';

interface Messages {
  readonly [key: string]: string | Messages;
}

const accents: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};

/** Marks a word, and makes it 40 % longer: German makes long words rather than more of them. */
const strange = (word: string): string =>
  (word + word.toLowerCase().slice(0, Math.ceil(word.length * 0.4))).replaceAll(
    /[aeiou]/gi,
    (vowel) => accents[vowel] ?? vowel,
  );

const lengthen = (elements: MessageFormatElement[]): MessageFormatElement[] =>
  elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: element.value.replaceAll(/[A-Za-z]+/g, strange) };
    if (element.type === TYPE.tag) return { ...element, children: lengthen(element.children) };
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const options = Object.fromEntries(
        Object.entries(element.options).map(([name, option]) => [name, { ...option, value: lengthen(option.value) }]),
      );
      return { ...element, options } as MessageFormatElement;
    }
    return element;
  });

const ofMessages = (messages: Messages): object =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'string' ? compile(printAST(lengthen(parse(message)))) : ofMessages(message),
    ]),
  );

/** The script of a shelf in a language 40 % longer than English, whose words all have accents. */
export async function pseudoShelf(shelf: string): Promise<string> {
  const { default: english } = await import(`../../../../packages/texts/src/en/${shelf}.ts`);
  return `export default ${JSON.stringify(ofMessages(english))};`;
}

/** Whether a word can be of the pseudo-language, which has no plain vowel. */
export const isPseudo = (word: string): boolean => !/[aeiou]/i.test(word);
