import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Ctx } from '../../context.ts';

interface Waiting {
  channel: string;
  waiting: number;
  seconds: number;
}

/** Metrics of mails and pushes: how many due ones wait, and for how long. */
export function notificationMetrics(registry: Registry, { database }: Ctx): void {
  const read = async () => {
    const rows = database.read<Waiting>(
      `select c.channel, count(d.id)::int as waiting,
        coalesce(extract(epoch from now() - min(d.created_at)), 0)::float8 as seconds
      from (values ('email'), ('push')) c (channel) left join deliveries d on d.channel = c.channel
        and (d.due_at <= now() or d.attempt > 0) group by 1`,
      [],
    );
    // If the database is down, leave these out; the other metrics still matter.
    return Promise.race([rows.catch(() => []), sleep(1_000, [] as Waiting[], { ref: false })]);
  };
  const gauge = (name: string, help: string, of: (row: Waiting) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['channel'] as const,
      registers: [registry],
      async collect() {
        this.reset();
        for (const row of await read()) this.set({ channel: row.channel }, of(row));
      },
    });
  gauge('serendip_unsent', 'Mails and pushes of notifications that wait to be handed over', ({ waiting }) => waiting);
  gauge('serendip_unsent_oldest_seconds', 'How long the oldest of them waits', ({ seconds }) => seconds);
}
