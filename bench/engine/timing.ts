/** CPU time, compiler and garbage collector included: on a shared machine the clock tells less. */
export function timed<T>(work: () => T): { result: T; ms: number } {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  return { result, ms: (user + system) / 1000 };
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(ms < 1000 ? 3 : 2)} s`;

export const percent = (share: number, digits = 2): string => `${(100 * share).toFixed(digits)} %`;

/** Prints rows as a table with a headline, columns as wide as their widest cell. */
export function table(headline: string, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  console.log(`\n${headline}`);
  for (const row of rows) {
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
  }
}
