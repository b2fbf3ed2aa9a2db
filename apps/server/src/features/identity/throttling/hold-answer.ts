import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@serendip/contract/limits';
import type { Ctx } from '../../../context.ts';

const held = new WeakMap<Ctx, number>();
/** The most delayed answers in a process. Beyond it, waiting would cost more memory than it saves work. */
const most = 1_000;

/** Delays an answer for an address over its bound. A stopping process does not wait. */
export async function holdAnswer(ctx: Ctx): Promise<void> {
  const before = held.get(ctx) ?? 0;
  if (before >= most) return;
  held.set(ctx, before + 1);
  await sleep(limits.held_answer_milliseconds, undefined, { signal: ctx.stopping, ref: false }).catch(() => undefined);
  held.set(ctx, (held.get(ctx) ?? 1) - 1);
}
