import type { Clarity } from '@serendip/contract/topics';
import type { Ctx } from '../../context.ts';
import type { HostedEvent } from '../../http/authorise.ts';
import { type CountedPerson, nextToCount } from './queries.ts';
import { readPeopleNow } from './read-person.ts';

/** People per statement, and people read between two statements, so that others do not wait longer. */
const SLICE = { counted: 200, read: 20 };

/** Milliseconds of reading per call. The remaining people count as last read, or as hardly known, and are read next time. */
const LONGEST = 10_000;

/**
 * Counts the participants' clarity. Unchanged people are only counted; the others are read one after the other, after
 * people's own cards. Throws `not_ready` if nothing can be read.
 */
export async function countClarity(ctx: Ctx, event: HostedEvent) {
  const counts = { clear: 0, partly: 0, hardly: 0, asked: 0 };
  const count = (clarity: Clarity | null | undefined, asked: boolean | null | undefined) => {
    counts[clarity ?? 'hardly'] += 1;
    if (asked) counts.asked += 1;
  };
  const end = performance.now() + LONGEST;
  for (let after: string | null = null; ; ) {
    const people: CountedPerson[] = await nextToCount(ctx.database.db, event.id, after, SLICE.counted);
    for (const { clarity, asked } of people.filter(({ is_fresh }) => is_fresh)) count(clarity, asked);
    const changed = people.filter(({ is_fresh }) => !is_fresh);
    for (let at = 0; at < changed.length; at += SLICE.read) {
      const slice = changed.slice(at, at + SLICE.read);
      const ids = slice.map(({ user_id }) => user_id);
      const read = performance.now() < end ? await readPeopleNow(ctx, event.id, ids, 'counting') : null;
      for (const { user_id, clarity, asked } of slice) {
        const now = read?.get(user_id);
        if (now) count(now.clarity, now.asks.length > 0);
        else count(clarity, asked);
      }
    }
    const last = people.at(-1);
    if (!last || people.length < SLICE.counted) return counts;
    after = last.user_id;
  }
}
