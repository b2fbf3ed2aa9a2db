import { limits } from '@serendip/contract/limits';

/** A file's rows as shown texts. */
export type Cells = string[][];

/** Why a file cannot be read: the key of a text. */
export type FileFault =
  | 'notAList'
  | 'damagedExcel'
  | 'tooSlow'
  | 'tooLarge'
  | 'oldExcel'
  | 'tooLargeUnpacked'
  | 'damaged'
  | 'notExcel'
  | 'noSheet'
  | 'empty'
  | 'tooWide';

/** A file that cannot be read. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  readonly fault: FileFault;
  /** Of a list that is too wide. */
  readonly columns: number;
  constructor(fault: FileFault, columns = 0) {
    super(fault);
    this.fault = fault;
    this.columns = columns;
  }
}

/** More columns are no guest list. */
export const mostColumns = 200;

/** More letters of a cell are in no field: the longest, an answer, is refused from half of it on. To show megabytes holds a screen up. */
const mostLetters = 2 * limits.answer_text_max;

const isEmpty = (row: readonly string[]) => row.every((cell) => cell === '');

/** Trims and cuts cells, drops empty rows and the empty columns at the end, and refuses what is too wide. */
export function tidied(rows: readonly (readonly string[])[]): Cells {
  const kept = rows.map((row) => row.map((cell) => cell.trim().slice(0, mostLetters))).filter((row) => !isEmpty(row));
  if (kept.length === 0) throw new UnreadableFile('empty');
  const width = Math.max(...kept.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  if (width > mostColumns) throw new UnreadableFile('tooWide', width);
  return kept.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
}
