import { answerOf, type FullQuestion, partsOf } from './answer-of.ts';
import type { Cells } from './cells.ts';
import { addressIn, type ColumnKind, questionOf } from './columns.ts';
import { isRefused } from './known-files.ts';

/** A person of a list, as it is sent. */
export interface ListedGuest {
  name: string;
  email: string;
  labels: string[];
  answers: { question_id: string; value: string | number | string[] }[];
}

export interface ListedGuests {
  guests: ListedGuest[];
  /** Rows of people who do not come: refunded, cancelled or declined. */
  refused: number;
  /** Answers that fit no option or number of their question. */
  unfitting: number;
}

/** The name in front of an address, as mail programs copy it: 'Ann Example <ann@example.org>'. */
const nameBefore = (cell: string): string => {
  const [before = '', address] = cell.split(/(?=<)/, 2);
  if (!/^<[^<>@]+@[^<>]+>\s*$/.test(address ?? '')) return '';
  const name = before.trim().replace(/^"|"$/g, '').trim();
  return name.includes('"') ? '' : name;
};

/** The people below the headings. */
export function guestsOf(
  cells: Cells,
  headingRow: number | null,
  kinds: readonly ColumnKind[],
  statusesAt: readonly number[],
  questions: readonly FullQuestion[],
): ListedGuests {
  let refused = 0;
  let unfitting = 0;
  const guests = cells.slice(headingRow === null ? 0 : headingRow + 1).flatMap((row): ListedGuest[] => {
    if (statusesAt.some((at) => isRefused(row[at] ?? ''))) {
      refused += 1;
      return [];
    }
    const cellOf = (kind: ColumnKind) => row[kinds.indexOf(kind)] ?? '';
    const parts = [cellOf('first_name'), cellOf('last_name')].filter((part) => part !== '').join(' ');
    const answers = kinds.flatMap((kind, at) => {
      const question = questions.find(({ id }) => id === questionOf(kind));
      const cell = row[at] ?? '';
      if (!question || cell === '') return [];
      const value = answerOf(question, cell);
      if (value === undefined) unfitting += 1;
      return value === undefined ? [] : [{ question_id: question.id, value }];
    });
    return [
      {
        name: cellOf('name') || parts || nameBefore(cellOf('email')),
        email: cellOf('email') === '' ? '' : addressIn(cellOf('email')),
        labels: kinds.flatMap((kind, at) => (kind === 'label' ? partsOf(row[at] ?? '') : [])),
        answers,
      },
    ];
  });
  return { guests, refused, unfitting };
}
