import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileLexicon } from '@serendip/matching/lexicon/compile-lexicon';
import { readLexicon } from '@serendip/matching/read-lexicon';
import { type EventScores, scoreEvent } from '@serendip/matching/score/score-event';
import type { EventSnapshot } from '@serendip/matching/types';
import { understand } from '@serendip/matching/understand/understand';
import { stuffer, syntheticEvent } from './synthetic-event.ts';
import { percent, seconds, table } from './timing.ts';

const TOP = 10;
const SIZES = [300, 1000, 5000];
/** As in the server's engine thread: three semi-spaces of 16 MB make its young generation of 48 MB. */
const YOUNG_GENERATION = '--max-semi-space-size=16';

interface Run {
  ms: number;
  elapsed: number;
  again: number;
  megabytes: number;
  pairs: number;
  rooms: number;
}

export function benchWholeRuns(): void {
  const rows = [['people', 'elapsed', 'processor', 'most memory', 'a second run', 'pairs', 'rooms', 'growth']];
  let before: { n: number; ms: number } | undefined;
  for (const n of SIZES) {
    const output = execFileSync(
      process.execPath,
      [YOUNG_GENERATION, fileURLToPath(import.meta.resolve('./one-run.ts')), String(n)],
      { encoding: 'utf8' },
    );
    const run = JSON.parse(output) as Run;
    const growth = before ? `processor ~ n^${(Math.log(run.ms / before.ms) / Math.log(n / before.n)).toFixed(2)}` : '';
    rows.push([
      String(n),
      seconds(run.elapsed),
      seconds(run.ms),
      `${run.megabytes.toFixed(0)} MB`,
      seconds(run.again),
      String(run.pairs),
      String(run.rooms),
      growth,
    ]);
    before = { n, ms: run.ms };
  }
  table('Whole run on synthetic answers, a process each, lexicon loaded before', rows);
  benchAnswerRates();
}

function benchAnswerRates(): void {
  const lexicon = compileLexicon(readLexicon(join(import.meta.dirname, '../../content/lexicon')));
  const scored = (snapshot: EventSnapshot) => scoreEvent(understand(snapshot, lexicon), lexicon);
  const snapshot = syntheticEvent(300, lexicon);
  const shown = timesShown(scored(snapshot));
  const byAnswers = snapshot.participants
    .map(({ answers }, at) => ({ answered: Object.keys(answers).length, shown: shown[at] as number }))
    .sort((a, b) => a.answered - b.answered);
  const mean = (people: typeof byAnswers) => people.reduce((sum, each) => sum + each.shown, 0) / people.length;
  const [fewest, most] = [mean(byAnswers.slice(0, 75)), mean(byAnswers.slice(-75))];
  const rows = [
    ['', 'in the top 10 of others'],
    ['quarter with fewest answers', fewest.toFixed(1)],
    ['quarter with most answers', most.toFixed(1)],
  ];
  rows.push(['fewest / most', (fewest / most).toFixed(2)]);
  for (const concepts of [40, 200]) {
    const stuffed = { ...snapshot, participants: [...snapshot.participants, stuffer(lexicon, concepts)] };
    rows.push([
      `someone stuffing ${concepts} concepts`,
      percent((timesShown(scored(stuffed)).at(-1) as number) / 300, 1),
    ]);
  }
  table('Answer rates and stuffing at 300, by score before anything is chosen', rows);
}

/** How often each person is among the ten others who suit somebody best. */
function timesShown({ n, score }: EventScores): number[] {
  const shown = new Array<number>(n).fill(0);
  const everyone = Array.from({ length: n }, (_, j) => j);
  for (const i of everyone) {
    const ranked = everyone.filter((j) => j !== i).map((j) => ({ j, score: score(i, j) }));
    for (const { j } of ranked.sort((a, b) => b.score - a.score).slice(0, TOP)) shown[j] = (shown[j] as number) + 1;
  }
  return shown;
}
