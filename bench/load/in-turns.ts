import type { ServerProcess } from './server-process.ts';
import type { Target } from './target.ts';
import { type Call, throughput } from './throughput.ts';

const rounds = 3;

/** Serendip beside another process on the same data, in turns: the embedded database has one owner at a time. */
export async function compareInTurns(
  target: Target,
  calls: Record<string, Call>,
  heads: string,
  startOther: () => Promise<ServerProcess>,
): Promise<void> {
  const names = Object.keys(calls);
  const measured: Record<string, { ours: number; other: number }[]> = Object.fromEntries(
    names.map((name) => [name, []]),
  );
  const on = async (start: () => Promise<ServerProcess>) => {
    const server = await start();
    try {
      const found: Record<string, number> = {};
      for (const [name, call] of Object.entries(calls)) found[name] = await throughput(server.url, target.seeded, call);
      return found;
    } finally {
      await server.stop();
    }
  };
  for (let round = 0; round < rounds; round += 1) {
    const other = await on(startOther);
    // A few people stand for thousands here: each asks more often than one may.
    const ours = await on(() => target.serendip({ RATE_LIMIT: 'off' }));
    for (const name of names) measured[name]?.push({ ours: ours[name] ?? 0, other: other[name] ?? 0 });
  }
  console.log(`| ${heads} | one by the other, median of ${rounds} |`);
  console.log('|---|---:|---:|---:|');
  const all = (values: number[]) => values.map((value) => Math.round(value)).join(', ');
  for (const [name, turns] of Object.entries(measured)) {
    const shares = turns.map(({ ours, other }) => ours / other).toSorted((a, b) => a - b);
    const share = (shares[Math.floor(rounds / 2)] ?? 0).toFixed(2);
    console.log(`| ${[name, all(turns.map((t) => t.ours)), all(turns.map((t) => t.other)), share].join(' | ')} |`);
  }
}
