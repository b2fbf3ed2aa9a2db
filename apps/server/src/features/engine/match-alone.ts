import type { QuotedResult } from '@serendip/matching/types';
import type { StoredAiUse } from '../../db/schema/matching.ts';
import type { Engine, EngineTasks } from './engine-thread.ts';

export type MatchOrder = EngineTasks['match']['order'];

/** A result, and a function that matches a subset of the same people again without new calls. */
export interface Matched {
  result: QuotedResult;
  ai: StoredAiUse | null;
  again: (order: MatchOrder) => Promise<Matched>;
}

/** The built-in engine's own result. */
export async function matchAlone(
  engine: Engine,
  order: MatchOrder,
  onProgress: (fraction: number) => void,
): Promise<Matched> {
  const result = await engine.ask('match', order, onProgress);
  return { result, ai: null, again: (other) => matchAlone(engine, other, onProgress) };
}
