import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What people in one situation say they need, and what those who could help them say they have to give. */
export interface Situation {
  name: string;
  needs: string[];
  offers: string[];
}

/** Reads every text file of `folder`; throws with the file's name at a line that is no part of a situation. */
export function readSituations(folder: string): Situation[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => situationsOf(readFileSync(join(folder, name), 'utf8'), name));
}

function situationsOf(text: string, file: string): Situation[] {
  const situations: Situation[] = [];
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const [, kind, words = ''] = /^(#|need|offer) (.+)$/.exec(line) ?? [];
    const current = situations.at(-1);
    if (kind === '#') situations.push({ name: words, needs: [], offers: [] });
    else if (kind === 'need' && current) current.needs.push(words);
    else if (kind === 'offer' && current) current.offers.push(words);
    else throw new Error(`${file}: not a line of a situation: ${line}`);
  }
  return situations;
}
