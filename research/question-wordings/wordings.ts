import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@serendip/matching/text/stem';
import { ASKED_FOR, type AskedFor } from '@serendip/matching/understand/asked-for';

export interface Wording {
  language: Language;
  asks: AskedFor[];
  text: string;
  hint: string;
}

/** The wordings of `texts/question-wordings`; throws with the line where one breaks the README's form. */
export function readWordings(folder: string): Wording[] {
  return (['de', 'en', 'es', 'fr'] as const).flatMap((language) =>
    readFileSync(join(folder, `${language}.tsv`), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [labels = '', text = '', hint = ''] = line.split('\t');
        const asks = labels.split(',').filter((label): label is AskedFor => ASKED_FOR.some((known) => known === label));
        if (text === '' || asks.length !== labels.split(',').length) throw new Error(`${language}.tsv: ${line}`);
        return { language, asks, text, hint };
      }),
  );
}
