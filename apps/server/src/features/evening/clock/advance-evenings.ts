import type { Ctx } from '../../../context.ts';
import { withoutData } from '../../../errors.ts';
import { inEvening } from '../in-evening.ts';
import { tryReseat } from '../seating/try-reseat.ts';

interface ToTend {
  event_id: string;
  session_id: string;
  /** Null if the round or break is over; otherwise the number of changes that the seats may not have followed. */
  people_revision: number | null;
}

/** Milliseconds that the caller of a change has to reseat, before the clock does it. */
const patience = 1_000;

/**
 * One pass over the evenings. Many processes run it; the one that locks the evening first takes the due steps. Between
 * passes it remembers evenings with outdated seats.
 */
export function eveningAdvancer(ctx: Ctx): () => Promise<void> {
  let behind = new Map<string, number>();
  const tend = async ({ event_id, session_id, people_revision }: ToTend, since: number | undefined) => {
    // Taking the lock is enough, since it takes the due steps.
    if (people_revision === null) await inEvening(ctx, event_id, async () => undefined, { skipLocked: true });
    else if (since !== undefined && performance.now() - since > patience) await tryReseat(ctx, session_id);
  };
  return async () => {
    const evenings = await ctx.database.read<ToTend>('select * from evenings_to_tend()', []);
    const before = behind;
    const keyOf = ({ session_id, people_revision }: ToTend) => `${session_id} ${people_revision}`;
    behind = new Map(evenings.map((one) => [keyOf(one), before.get(keyOf(one)) ?? performance.now()]));
    for (const evening of evenings) {
      const since = before.get(keyOf(evening));
      if (ctx.stopping.aborted) return;
      // A failure of one evening must not stop the others.
      await tend(evening, since).catch((error: unknown) =>
        ctx.log.error(
          { err: error instanceof Error ? withoutData(error) : error, session: evening.session_id },
          'advancing an evening failed',
        ),
      );
    }
  };
}
