import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One situation: needs as people in it would say them, and offers of people who could help them. */
export interface Situation {
  name: string;
  needs: string[];
  offers: string[];
}

/** Reads every text file of `folder`; throws with the file's name at a line that belongs to no situation. */
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
