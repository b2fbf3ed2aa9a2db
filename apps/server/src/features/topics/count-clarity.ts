import type { Ctx } from '../../context.ts';
import type { HostedEvent } from '../../http/authorise.ts';
import { type CountedPerson, nextToCount } from './queries.ts';
import { readPeopleNow } from './read-person.ts';

/** People looked up by one statement, and people read between two of them: nobody else waits for more. */
const SLICE = { counted: 200, read: 20 };

/**
 * How clear the participants are. Who was read since they last changed anything is only counted; the others are read one after
 * the other, behind everybody who opens their own card. Refuses with `not_ready` while nobody can be read.
 */
export async function countClarity(ctx: Ctx, event: HostedEvent) {
  const counts = { clear: 0, partly: 0, hardly: 0, asked: 0 };
  for (let after: string | null = null; ; ) {
    const people: CountedPerson[] = await nextToCount(ctx.database.db, event.id, after, SLICE.counted);
    for (const { clarity, asked } of people) {
      if (clarity !== null) counts[clarity] += 1;
      if (asked) counts.asked += 1;
    }
    const changed = people.filter(({ clarity }) => clarity === null).map(({ user_id }) => user_id);
    for (let at = 0; at < changed.length; at += SLICE.read) {
      const slice = changed.slice(at, at + SLICE.read);
      const read = await readPeopleNow(ctx, event.id, slice, 'counting');
      for (const userId of slice) {
        const understood = read.get(userId);
        // Who cannot be read is hardly known.
        counts[understood?.clarity ?? 'hardly'] += 1;
        if (understood && understood.asks.length > 0) counts.asked += 1;
      }
    }
    const last = people.at(-1);
    if (!last || people.length < SLICE.counted) return counts;
    after = last.user_id;
  }
}
