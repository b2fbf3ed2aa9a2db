import type { EventSnapshot } from '@serendip/matching/types';
import type { Engine } from '../engine/engine-thread.ts';
import { SMALL } from './take-turn.ts';

interface Waiting {
  turn: number;
  start(): void;
}

/** One task of the engine at a time, the lower turn first. */
function openLane() {
  const waiting: Waiting[] = [];
  let busy = false;
  const startNext = () => {
    const first = waiting.reduce<Waiting | undefined>(
      (best, one) => (best === undefined || one.turn < best.turn ? one : best),
      undefined,
    );
    busy = first !== undefined;
    if (!first) return;
    waiting.splice(waiting.indexOf(first), 1);
    first.start();
  };
  return async function inTurn<T>(turn: number, work: () => Promise<T>): Promise<T> {
    if (busy) await new Promise<void>((start) => waiting.push({ turn, start }));
    busy = true;
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}

/** The lanes of a process for runs that also wait for a network: small and large runs do not wait for each other. */
export const engineLanes = () => ({ small: openLane(), large: openLane() });
export type EngineLanes = ReturnType<typeof engineLanes>;

/** An engine for each task and no longer, so that a run that waits for the network holds no lane and no thread. */
export function engineInLane(
  lanes: EngineLanes,
  { snapshot, turn }: { snapshot: EventSnapshot; turn: number },
  start: (signal: AbortSignal) => Engine,
  signal: AbortSignal,
): Engine {
  const inTurn = isSmall(snapshot) ? lanes.small : lanes.large;
  return {
    ask: (task, order, onProgress) =>
      inTurn(turn, async () => {
        const engine = start(signal);
        try {
          return await engine.ask(task, order, onProgress);
        } finally {
          engine.stop();
        }
      }),
    hold: () => undefined,
    stop: () => undefined,
  };
}

function isSmall({ participants }: EventSnapshot): boolean {
  if (participants.length > SMALL.participants) return false;
  const answers = participants.flatMap((person) => Object.values(person.answers));
  return answers.length <= SMALL.answers && JSON.stringify(answers).length <= SMALL.characters;
}
