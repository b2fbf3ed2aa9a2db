import type { Ctx } from '../../../context.ts';
import { withoutData } from '../../../errors.ts';
import { inEvening } from '../in-evening.ts';
import { tryReseat } from '../seating/try-reseat.ts';

interface ToTend {
  event_id: string;
  session_id: string;
  /** Null: its round or break has come to its end. Else how many changes there were, not all of which the seats have followed. */
  people_revision: number | null;
}

/** Milliseconds that whoever changed something has for letting the seats follow. */
const patience = 1_000;

/**
 * One look at the evenings, of any number that are looking: what is due happens once, by whoever holds the evening first.
 * Between looks it remembers whose seats have not followed, and since when.
 */
export function eveningAdvancer(ctx: Ctx): () => Promise<void> {
  let behind = new Map<string, number>();
  const tend = async ({ event_id, session_id, people_revision }: ToTend, since: number | undefined) => {
    // Holding it is all that is needed: what is due happens first.
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
      // One that cannot be moved on is no reason to leave the others where they are.
      await tend(evening, since).catch((error: unknown) =>
        ctx.log.error(
          { err: error instanceof Error ? withoutData(error) : error, session: evening.session_id },
          'an evening could not be moved on',
        ),
      );
    }
  };
}
