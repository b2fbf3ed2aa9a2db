import { setTimeout as sleep } from 'node:timers/promises';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Ctx } from '../../context.ts';

/** Metrics of evenings: how many are open, and how late the clock is. */
export function eveningMetrics(registry: Registry, { database, eveningSteps }: Ctx): void {
  new Gauge({
    name: 'serendip_evenings',
    help: 'Evenings that have not ended, by state',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      this.reset();
      const count = database.read<{ state: string; evenings: number }>(
        `select case when paused_left is null then state else 'paused' end as state, count(*)::int as evenings
          from live_sessions where state <> 'ended' group by 1`,
        [],
      );
      // If the database is down, leave these out; the other metrics still matter.
      const rows = await Promise.race([count.catch(() => []), sleep(1_000, [], { ref: false })]);
      for (const { state, evenings } of rows) this.set({ state }, evenings);
    },
  });
  const steps = new Counter({
    name: 'serendip_evening_steps_total',
    help: 'Steps of evenings that this process took: to which state, by a host or by the clock',
    labelNames: ['to', 'by'] as const,
    registers: [registry],
  });
  const late = new Histogram({
    name: 'serendip_evening_late_seconds',
    help: 'How long after its time the clock took a step',
    buckets: [0.25, 0.5, 1, 2, 5, 15, 60, 300, 1_800],
    registers: [registry],
  });
  eveningSteps.onStep(({ to, by, lateSeconds }) => {
    steps.inc({ to, by });
    if (lateSeconds !== undefined) late.observe(lateSeconds);
  });
}
