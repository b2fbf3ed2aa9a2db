/** What a spreadsheet would run: a formula sign first, also behind white space and in its full-width form. */
const startsFormula = /^[\s\u00a0\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A cell that a spreadsheet shows as text instead of running it. */
export const neutralised = (cell: string): string => (startsFormula.test(cell) ? `'${cell}` : cell);

/** Rows under a header line as CSV text. The library loads with the first download. */
export async function toCsv(columns: readonly string[], rows: readonly (readonly string[])[]): Promise<string> {
  const { default: papa } = await import('papaparse');
  return papa.unparse({ fields: [...columns], data: rows.map((row) => row.map(neutralised)) });
}
