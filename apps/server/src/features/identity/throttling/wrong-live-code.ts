import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../../../context.ts';
import { addTo } from '../../../db/counter.ts';
import { deviceKey, keepDevice } from '../../../http/device.ts';
import { holdAnswer } from './hold-answer.ts';
import { remember, requireUnspent, rowOf, secondsOf } from './spend.ts';

/**
 * Counts a wrong code of somebody without an account, at an event or at none: by the device, by the event at this address, by the
 * address. Throws 429 where the first two had too many, and takes a second where the address had. To be called once a code has been
 * judged, so a right one is never refused.
 */
export async function countWrongLiveCode(ctx: Ctx, request: FastifyRequest, eventId?: string): Promise<void> {
  if (!ctx.config.rateLimit) return;
  const device = rowOf('wrong_live_codes_per_device', [deviceKey(request)]);
  keepDevice(request);
  requireUnspent(ctx, device);
  const event = eventId && rowOf('wrong_live_codes_per_event', [eventId, request.ip]);
  const address = rowOf('wrong_live_codes_per_address', [request.ip]);
  const refusing = [
    ['wrong_live_codes_per_device', device],
    ...(event ? ([['wrong_live_codes_per_event', event]] as const) : []),
  ] as const;
  const counted = [...refusing, ['wrong_live_codes_per_address', address] as const];
  const counts = await addTo(
    ctx.database.db,
    counted.map(([rule, key]) => ({ key, seconds: secondsOf(rule) })),
  );
  if ((counts.get(address)?.points ?? 0) > ctx.bounds.most('wrong_live_codes_per_address')) {
    ctx.bounds.count('wrong_live_codes_per_address');
    await holdAnswer(ctx);
  }
  for (const [rule, key] of refusing) {
    const { points = 0, wait = 0 } = counts.get(key) ?? {};
    if (points <= ctx.bounds.most(rule)) continue;
    if (rule === 'wrong_live_codes_per_device') remember(ctx, key, rule, wait);
    throw ctx.bounds.refusal(rule, wait);
  }
}
