import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blankQuestion } from '@serendip/matching/blank-question';
import type { Lexicon } from '@serendip/matching/lexicon/lexicon';
import { askedRole } from '@serendip/matching/named/asked-role';
import type { Language } from '@serendip/matching/text/stem';
import { readQuestion } from '@serendip/matching/understand/question-reading';

/** Wordings of hosts' questions that nothing was learned from: what each asks for, its language, its text. */
const FILE = join(import.meta.dirname, '..', '..', 'data', 'questions-held.tsv');

/** A living counts as an offer; of a question that asks for two things, or for none, nothing is named. */
const MEANT: Record<string, string> = { work: 'offer', both: 'nothing', other: 'nothing' };

interface Read {
  right: number;
  silent: number;
  wrong: number;
}

/** Of each kind of question, how many are read as their author meant them, as nothing, and as something else. */
export function questionsRead(lexicon: Lexicon): Map<string, Read> {
  const sums = new Map<string, Read>();
  for (const line of readFileSync(FILE, 'utf8').trimEnd().split('\n')) {
    const [kind = '', language = 'en', text = ''] = line.split('\t');
    const question = { ...blankQuestion, options: [], id: 'q', text };
    const reading = readQuestion(question, lexicon, language as Language);
    const read = askedRole(reading, lexicon) ?? 'nothing';
    const sum = sums.get(kind) ?? { right: 0, silent: 0, wrong: 0 };
    sum[read === (MEANT[kind] ?? kind) ? 'right' : read === 'nothing' ? 'silent' : 'wrong'] += 1;
    sums.set(kind, sum);
  }
  return sums;
}
