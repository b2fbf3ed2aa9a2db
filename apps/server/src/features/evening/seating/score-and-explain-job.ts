import type { Ctx } from '../../../context.ts';
import type { Engine } from '../../engine/engine-thread.ts';
import { explainNewMeetings } from './explain-new-meetings.ts';
import { matchNewcomers } from './match-newcomers.ts';

/** Job: what the engine has to do for an evening's seats. Does nothing where nothing is left to do. */
export async function scoreAndExplain(
  ctx: Ctx,
  sessionId: string,
  signal: AbortSignal,
  start: (signal: AbortSignal) => Engine,
): Promise<void> {
  let engine: Engine | undefined;
  // Only when it is needed: a thread reads its lexicon first, which takes longer than all the rest.
  const asked = () => {
    engine ??= start(signal);
    return engine;
  };
  try {
    await matchNewcomers(ctx, sessionId, asked);
    await explainNewMeetings(ctx, sessionId, asked);
  } finally {
    engine?.stop();
  }
}
