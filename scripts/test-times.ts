import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const shown = 20;
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1).padStart(7)} s`;

/** Milliseconds that a file took, with loading what it imports. */
function timeOf(file: TestModule): number {
  const { collectDuration, duration } = file.diagnostic();
  return collectDuration + duration;
}

/** Prints where the time went: each suite, then the slowest files. Suites run side by side, so they sum to more than the run. */
export default class TestTimes implements Reporter {
  onTestRunEnd(files: readonly TestModule[]): void {
    const suites = Map.groupBy(files, (file) => file.project.name);
    const lines = [...suites].map(([name, own]) => {
      const total = own.reduce((sum, file) => sum + timeOf(file), 0);
      return { total, text: `${seconds(total)}  ${name}, ${own.length} files` };
    });
    process.stdout.write('\nTime of each suite\n');
    for (const { text } of lines.toSorted((a, b) => b.total - a.total)) process.stdout.write(`${text}\n`);
    process.stdout.write(`The ${shown} slowest files\n`);
    for (const file of files.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, shown))
      process.stdout.write(`${seconds(timeOf(file))}  ${relative(process.cwd(), file.moduleId)}\n`);
  }
}
