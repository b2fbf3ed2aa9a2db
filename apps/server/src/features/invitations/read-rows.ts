import { type GuestRow, readGuestRow, type sentGuestRow } from '@serendip/contract/guest-list-row';
import type { EventQuestion } from '@serendip/contract/questions';
import type { Sentence } from '@serendip/texts/sentence';
import type { z } from 'zod';
import type { Keys } from '../../context.ts';
import type { BroughtAnswer } from '../../db/schema/invitations.ts';
import { addressKey } from './address-key.ts';
import { fitAnswers } from './brought-answers.ts';
import { slicesOf } from './slices.ts';

export interface ReadRow extends Omit<GuestRow, 'answers'> {
  /** Its place in the list, from 1. */
  at: number;
  address_hash: string;
  answers: BroughtAnswer[];
}

export interface ReadList {
  rows: ReadRow[];
  twice: number[];
  wrong: { row: number; error: Sentence }[];
}

/** Rows between two looks of the event loop at other requests. */
const slice = 20;

/** Sorts the rows of a list: of an address that is there twice, the first row counts. */
export async function readRows(
  sent: z.output<typeof sentGuestRow>[],
  questions: Map<string, EventQuestion>,
  keys: Keys,
): Promise<ReadList> {
  const list: ReadList = { rows: [], twice: [], wrong: [] };
  const seen = new Set<string>();
  let at = 0;
  for await (const part of slicesOf(sent, slice))
    for (const one of part) {
      at += 1;
      const read = readGuestRow(one);
      const fitted = 'error' in read ? read : fitAnswers(questions, read.row.answers);
      if ('error' in read || 'error' in fitted) {
        const [error] = [read, fitted].flatMap((one) => ('error' in one ? [one.error] : []));
        if (error) list.wrong.push({ row: at, error });
        continue;
      }
      const { row } = read;
      if (seen.has(row.email)) {
        list.twice.push(at);
        continue;
      }
      seen.add(row.email);
      list.rows.push({ ...row, ...fitted, at, address_hash: addressKey(keys, row.email) });
    }
  return list;
}
