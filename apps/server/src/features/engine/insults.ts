import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Letters that look-alikes stand for. Numbers are refused elsewhere. */
const LOOK_ALIKES: Record<string, string> = { '@': 'a', $: 's', '€': 'e', '!': 'i', '|': 'l' };

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[@$€!|]/g, (sign) => LOOK_ALIKES[sign] as string);

/** The operator's list as one pattern; it is read once. */
const pattern = ((): RegExp => {
  const path = fileURLToPath(new URL('../../../../../content/insults.txt', import.meta.url));
  const words = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => plain(line.trim()))
    .filter((line) => line !== '' && !line.startsWith('#'));
  const one = (word: string): string => {
    const letters = word.replace(/\*/g, '').replace(/[^\p{L}]/gu, '');
    return `${word.startsWith('*') ? '' : '(?<!\\p{L})'}${letters}${word.endsWith('*') ? '' : '(?!\\p{L})'}`;
  };
  return new RegExp(words.map(one).join('|'), 'u');
})();

/** Whether a phrase holds an insult, also one with blanks or dots between its letters. */
export function isInsult(phrase: string): boolean {
  const text = plain(phrase);
  const spelled = text.replace(/(?<=(?<!\p{L})\p{L})[\s._*-]+(?=\p{L}(?!\p{L}))/gu, '');
  return pattern.test(text) || pattern.test(spelled);
}
