import type { Ctx } from '../../../context.ts';
import { withoutData } from '../../../errors.ts';
import { reseat } from './reseat.ts';

/** Reseats after a stored change. A failure does not fail the call: the clock sees the outdated seats and tries again. */
export async function tryReseat(ctx: Ctx, sessionId: string): Promise<void> {
  try {
    await reseat(ctx, sessionId);
  } catch (error) {
    ctx.log.error({ err: error instanceof Error ? withoutData(error) : error, session: sessionId }, 'reseating failed');
  }
}
