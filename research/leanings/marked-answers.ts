import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lexicon } from '@serendip/matching/lexicon/lexicon';
import { tokenise } from '@serendip/matching/text/tokens';
import { type Clause, splitClauses } from '@serendip/matching/understand/clauses';

const SAYS = ['offer', 'need', 'fact', 'interest', 'refusal'] as const;
/** The roles that a part of an answer can have. */
export type Says = (typeof SAYS)[number];

/** One answer to a question that asks for several things at once, as the engine cuts it. */
export interface MarkedAnswer {
  language: string;
  clauses: Clause[];
  /** For each clause and piece of it; undefined where the marked parts have no word of it. */
  marks: (Says | undefined)[][];
}

interface Line {
  parts: [Says, string][];
}

/** How many marked words to look ahead, since the engine drops contact details and a few joining words. */
const AHEAD = 8;

/** The answers of a folder, one file per language; throws with file and line where one breaks the README's form. */
export function readMarkedAnswers(folder: string, lexicon: Lexicon): MarkedAnswer[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .trimEnd()
        .split('\n')
        .map((line, at) => {
          const { parts } = JSON.parse(line) as Line;
          for (const [says, text] of parts)
            if (!SAYS.includes(says) || !text) throw new Error(`${name}, line ${at + 1}: '${says}' says nothing known`);
          return { language: name.replace('.jsonl', ''), ...marked(parts, lexicon) };
        }),
    );
}

function marked(parts: Line['parts'], lexicon: Lexicon): Omit<MarkedAnswer, 'language'> {
  const said = parts.flatMap(([says, text]) => tokenise(text).map(({ word }) => ({ word, says })));
  const clauses = splitClauses(parts.map(([, text]) => text).join(' '), lexicon);
  let next = 0;
  const marks = clauses.map((clause) =>
    clause.pieces.map(({ from, to }) => {
      const votes = new Map<Says, number>();
      for (const { word } of clause.tokens.slice(from, to)) {
        const found = said.slice(next, next + AHEAD).findIndex((one) => one.word === word);
        if (found < 0) continue;
        next += found + 1;
        const { says } = said[next - 1] as (typeof said)[number];
        votes.set(says, (votes.get(says) ?? 0) + 1);
      }
      return [...votes].sort(([, x], [, y]) => y - x)[0]?.[0];
    }),
  );
  return { clauses, marks };
}
