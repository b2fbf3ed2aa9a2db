import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@serendip/contract/limits';
import type { Ctx } from '../../../context.ts';

const held = new WeakMap<Ctx, number>();
/** So many answers wait in a process. Of more the wait would cost more than the answer. */
const most = 1_000;

/** Lets an answer wait: its address has asked for more of this than a crowd does. A process that ends waits no longer. */
export async function holdAnswer(ctx: Ctx): Promise<void> {
  const before = held.get(ctx) ?? 0;
  if (before >= most) return;
  held.set(ctx, before + 1);
  await sleep(limits.held_answer_milliseconds, undefined, { signal: ctx.stopping, ref: false }).catch(() => undefined);
  held.set(ctx, (held.get(ctx) ?? 1) - 1);
}
