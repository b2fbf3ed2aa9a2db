import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Ctx } from '../../context.ts';
import { callsOfToday } from './call-budget.ts';

/** Metrics of the AI endpoint: how much of the day's budget is used. */
export function aiMetrics(registry: Registry, ctx: Ctx): void {
  if (!ctx.config.ai) return;
  new Gauge({
    name: 'serendip_ai_calls_of_today',
    help: 'Calls to the AI endpoint in the present 24 hours, over all processes, and how many there may be',
    labelNames: ['calls'] as const,
    registers: [registry],
    async collect() {
      this.reset();
      this.set({ calls: 'most' }, ctx.bounds.most('ai_calls_a_day'));
      // If the database is down, the count is left out.
      const made = await Promise.race([callsOfToday(ctx).catch(() => null), sleep(1_000, null, { ref: false })]);
      if (made !== null) this.set({ calls: 'made' }, made);
    },
  });
}
