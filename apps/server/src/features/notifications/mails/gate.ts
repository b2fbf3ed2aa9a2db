import type { Ctx } from '../../../context.ts';
import { gate } from '../gate.ts';

const gates = new WeakMap<Ctx, () => Promise<void>>();

/** Keeps the mails of this process within `MAIL_RATE`, to participants, hosts and the operator together. */
export function mailGate(ctx: Ctx): () => Promise<void> {
  const known = gates.get(ctx) ?? gate(ctx.config.mailRate);
  gates.set(ctx, known);
  return known;
}
