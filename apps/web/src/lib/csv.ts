/** A cell that a spreadsheet would run: it starts with a formula sign, after white space or in full-width form too. */
const startsFormula = /^[\s\u00a0\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** In languages with decimal commas, a spreadsheet divides lines at semicolons, so a formula can start within a cell. */
const formulaWithin = /((?:;|(?<!^\s*)[\t\r\n])[\s\u00a0\ufeff]*)(?=[=+\-@＝＋－＠][^\s)])/g;

/** Escapes a cell so that a spreadsheet shows it as text instead of running it. */
export const neutralised = (cell: string): string =>
  `${startsFormula.test(cell) ? "'" : ''}${cell.replace(formulaWithin, "$1'")}`;

/** Without it, Excel reads UTF-8 as windows-1252. */
const byteOrderMark = '\uFEFF';

/** The rows as CSV text, below a header line. The library loads with the first download. */
export async function toCsv(columns: readonly string[], rows: readonly (readonly string[])[]): Promise<string> {
  const { default: papa } = await import('papaparse');
  return (
    byteOrderMark + papa.unparse({ fields: columns.map(neutralised), data: rows.map((row) => row.map(neutralised)) })
  );
}
