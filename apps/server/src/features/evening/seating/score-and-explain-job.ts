import type { Ctx } from '../../../context.ts';
import type { Engine } from '../../engine/engine-thread.ts';
import { explainNewMeetings } from './explain-new-meetings.ts';
import { matchNewcomers } from './match-newcomers.ts';

/** Job: scores newcomers and explains new meetings of an evening. Does nothing if nothing is missing. */
export async function scoreAndExplain(
  ctx: Ctx,
  sessionId: string,
  signal: AbortSignal,
  start: (signal: AbortSignal) => Engine,
): Promise<void> {
  let engine: Engine | undefined;
  // Started only when needed, since a thread reads its lexicon first, which takes longest.
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
