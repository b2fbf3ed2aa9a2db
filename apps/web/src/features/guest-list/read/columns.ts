import { tidyEmail, validEmail } from '@serendip/contract/email-address';
import { folded } from '@serendip/contract/fold';
import type { Cells } from './cells.ts';
import { isOfBuyer, recognise } from './headings.ts';
import { type Export, exportOf } from './known-files.ts';

/** A column of a list: part of a person, a label, an answer to the question with this id, or nothing. */
export type ColumnKind = 'name' | 'first_name' | 'last_name' | 'email' | 'label' | 'ignored' | `answer ${string}`;

export const answerTo = (questionId: string): ColumnKind => `answer ${questionId}`;
export const questionOf = (kind: ColumnKind): string | undefined =>
  kind.startsWith('answer ') ? kind.slice('answer '.length) : undefined;

export interface AskedQuestion {
  id: string;
  text: string;
}

/** The guest's address in a cell, also of 'Ann <ann@example.org>' and of a link. */
export const addressIn = (cell: string): string =>
  tidyEmail((/<([^<>@]+@[^<>]+)>\s*$/.exec(cell)?.[1] ?? cell).replace(/^mailto:/i, ''));

const isAddress = (cell: string) => validEmail.test(addressIn(cell));

/** Rows above the headings are titles and dates of the file. */
const lookedAt = 10;

/** The row with the headings, or null: the list begins with its first person. */
export function headingRowOf(cells: Cells): number | null {
  const scores = cells.slice(0, lookedAt).map((row) => {
    if (row.some(isAddress)) return 0;
    return row.filter((cell) => isOfBuyer(cell) || recognise(cell, row)).length + (exportOf(row) ? 10 : 0);
  });
  const best = Math.max(0, ...scores);
  return best > 0 ? scores.indexOf(best) : null;
}

/** The column in which most cells are addresses, and not a buyer's; -1 without one. */
function columnOfAddresses(people: Cells, headings: readonly string[], taken: readonly ColumnKind[]): number {
  const looked = people.slice(0, 100);
  const shares = (looked[0] ?? []).map((_, at) =>
    taken[at] === 'ignored' && !isOfBuyer(headings[at] ?? '')
      ? looked.filter((row) => isAddress(row[at] ?? '')).length / looked.length
      : 0,
  );
  const best = Math.max(0, ...shares);
  return best >= 0.5 ? shares.indexOf(best) : -1;
}

/** At most one column of a kind, but any number of labels. */
function once(kinds: readonly ColumnKind[]): ColumnKind[] {
  const seen = new Set<ColumnKind>();
  return kinds.map((kind) => {
    if (kind === 'ignored' || kind === 'label') return kind;
    if (seen.has(kind)) return 'ignored';
    seen.add(kind);
    return kind;
  });
}

/** Column kinds of a list, from its headings, the service that it comes from, and its cells. */
export function kindsOf(
  cells: Cells,
  headingRow: number | null,
  questions: readonly AskedQuestion[],
): { kinds: ColumnKind[]; known: Export | undefined } {
  const headings = headingRow === null ? [] : (cells[headingRow] ?? []);
  const known = exportOf(headings);
  const width = cells[0]?.length ?? 0;
  const byHeading = Array.from({ length: width }, (_, at): ColumnKind => {
    const heading = headings[at] ?? '';
    const question = questions.find(({ text }) => heading !== '' && folded(text) === folded(heading));
    if (question) return answerTo(question.id);
    const kind = recognise(heading, headings) ?? 'ignored';
    if (!known) return kind;
    return kind === 'email' || at === known.emailAt ? (at === known.emailAt ? 'email' : 'ignored') : kind;
  });
  const kinds = once(byHeading);
  if (known || kinds.includes('email')) return { kinds, known };
  const people = cells.slice(headingRow === null ? 0 : headingRow + 1);
  const at = columnOfAddresses(people, headings, kinds);
  if (at >= 0) kinds[at] = 'email';
  // A pasted list of names and addresses has no headings.
  const isPair = headingRow === null && width === 2 && at >= 0;
  if (isPair) kinds[at === 0 ? 1 : 0] = 'name';
  return { kinds, known };
}
