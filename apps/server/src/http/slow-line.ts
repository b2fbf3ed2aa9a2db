import { limits } from '@serendip/contract/limits';
import type { Ctx } from '../context.ts';
import { type FairLine, fairLine, type Ticket } from '../fair-line.ts';

interface Waiting {
  start(): void;
  giveWay(): void;
}
type Line = FairLine<Waiting>;

/** Lines in use, by process. */
const lines = new WeakMap<Ctx, Map<string, Line>>();

/**
 * Waits for a turn in the line of this name, which lets `perSecond` through. In a full line the pair with most waiting loses its
 * newest, or else the newcomer is refused.
 */
export function waitInLine(ctx: Ctx, name: string, ticket: Ticket, perSecond: number): Promise<void> {
  const open = lines.get(ctx) ?? new Map<string, Line>();
  lines.set(ctx, open);
  const refusal = () => ctx.bounds.refusal('attempts_per_address', limits.held_answer_milliseconds);
  const go = (line: Line) => {
    const next = line.take();
    if (!next) return void open.delete(name);
    setTimeout(go, 1_000 / perSecond, line).unref();
    next.start();
  };
  return new Promise((resolve, reject) => {
    const known = open.get(name);
    const line = known ?? fairLine<Waiting>();
    if (line.size() >= ctx.bounds.most('attempts_per_address')) {
      const displaced = line.makeRoom(ticket);
      if (!displaced) return reject(refusal());
      displaced.giveWay();
    }
    line.add(ticket, { start: resolve, giveWay: () => reject(refusal()) });
    if (known) return;
    open.set(name, line);
    go(line);
  });
}
