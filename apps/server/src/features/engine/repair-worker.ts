import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { apartTogether } from '@serendip/matching/optimise/barred';
import { pairValuesFromRows } from '@serendip/matching/optimise/pair-rows';
import { repairRounds } from '@serendip/matching/optimise/rounds/repair-rounds';
import { roomTerms } from '@serendip/matching/rules/room-terms';
import type { RepairReport, RepairRequest } from './repair-thread.ts';

// On Linux this lowers the priority of this thread only, so that requests go first.
if (process.platform === 'linux') setPriority(10);

/** The median of the stored values, as a neutral default for pairs never scored. */
function neutralOf(rows: Iterable<Uint8Array>): number {
  let sum = 0;
  let count = 0;
  for (const row of rows)
    for (const value of row) {
      if (value === 0) continue;
      sum += value;
      count += 1;
    }
  return count === 0 ? 128 : Math.round(sum / count);
}

/** Pair values of all people in the request, in their order. */
function valuesFor({ people, positions, rows }: RepairRequest) {
  const neutral = neutralOf(rows.values());
  const between = (i: number, j: number): number => {
    const [one, other] = [positions[i] ?? -1, positions[j] ?? -1];
    if (one < 0 || other < 0) return neutral;
    return rows.get(Math.max(one, other))?.[Math.min(one, other)] ?? neutral;
  };
  return pairValuesFromRows(
    Array.from({ length: people }, (_, i) => Uint8Array.from({ length: i }, (_, j) => between(i, j))),
  );
}

function termsOf({ people, ruled }: RepairRequest) {
  if (!ruled) return [];
  const indexOf = new Map(ruled.ids.map((id, at) => [id, at]));
  return roomTerms(ruled.rules, { n: people, indexOf, past: ruled.past });
}

function answerTo(request: RepairRequest): RepairReport {
  try {
    const plan = repairRounds({ ...request, values: valuesFor(request), terms: termsOf(request) });
    return { plan, apart_broken: apartTogether(plan, request.apart) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
parentPort?.on('message', ({ request }: { request: RepairRequest }) => parentPort?.postMessage(answerTo(request)));
