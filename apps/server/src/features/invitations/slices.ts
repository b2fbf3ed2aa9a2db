import { setTimeout as sleep } from 'node:timers/promises';
import { untilQuiet } from '../../http/under-way.ts';

/** Rows of one part: an embedded database serves nobody else during a statement, so there they are few. On a server each costs a round trip. */
export const rowsAtOnce = {
  embedded: { read: 20, written: 10 },
  postgres: { read: 100, written: 100 },
};

/** The least pause after a part is as long as the part was, up to these milliseconds; requests under way have so many more. */
const pause = { most: 5, forOthers: 20 };

/**
 * A list in short parts. Between two of them other requests have their turn: an embedded database works in this thread, and awaiting it
 * alone does not let the event loop read a socket. If the process dies between two, the same list sent again stores the rest.
 */
export async function* slicesOf<Row>(rows: readonly Row[], slice: number): AsyncGenerator<Row[]> {
  for (let at = 0; at < rows.length; at += slice) {
    const began = performance.now();
    yield rows.slice(at, at + slice);
    await sleep(Math.min(performance.now() - began, pause.most));
    await untilQuiet(pause.forOthers);
  }
}
