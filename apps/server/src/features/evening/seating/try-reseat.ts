import type { Ctx } from '../../../context.ts';
import { withoutData } from '../../../errors.ts';
import { reseat } from './reseat.ts';

/**
 * The seats follow who is here, after this was stored. What fails is no failure of the call: the clock sees that the seats
 * have not followed, and tries again.
 */
export async function tryReseat(ctx: Ctx, sessionId: string): Promise<void> {
  try {
    await reseat(ctx, sessionId);
  } catch (error) {
    ctx.log.error(
      { err: error instanceof Error ? withoutData(error) : error, session: sessionId },
      'the seats did not follow',
    );
  }
}
