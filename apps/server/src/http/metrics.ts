import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Ctx } from '../context.ts';
import { sendFailure } from './envelope.ts';

/** Compares hashes, so that the time reveals neither the length nor the first wrong letter. */
const isSameSecret = (given: string | undefined, expected: string): boolean =>
  timingSafeEqual(
    ...([given ?? '', expected].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer]),
  );

/**
 * A local host name in a request's `Host`. A page from elsewhere can reach this machine under its own name (DNS
 * rebinding).
 */
const ownName = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Process metrics, collected once for any number of apps: a closed app would leave its watchers behind. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });

/** `GET /api/metrics` in Prometheus' text format: for loopback under a local name, or with the token if one is set. */
export function exposeMetrics(
  app: FastifyInstance,
  ctx: Ctx,
  ofFeatures: ((registry: Registry, ctx: Ctx) => void)[],
): void {
  const registry = new Registry();
  const seconds = new Histogram({
    name: 'serendip_request_seconds',
    help: 'Time from request to answer',
    labelNames: ['call', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'serendip_queue_jobs',
    help: 'Jobs waiting or running',
    labelNames: ['queue'] as const,
    registers: [registry],
    async collect() {
      // If the database is down, its metrics are left out, since the others matter most then.
      this.reset();
      const depth = await Promise.race([ctx.queue.depth().catch(() => ({})), sleep(1_000, {}, { ref: false })]);
      for (const [queue, jobs] of Object.entries(depth)) this.set({ queue }, jobs);
    },
  });
  new Gauge({
    name: 'serendip_jobs_under_way',
    help: 'Jobs that this process is working on',
    labelNames: ['queue'] as const,
    registers: [registry],
    collect() {
      for (const [queue, jobs] of Object.entries(ctx.queue.underWay())) this.set({ queue }, jobs);
    },
  });
  const jobSeconds = new Histogram({
    name: 'serendip_job_seconds',
    help: 'How long jobs took in this process; match-run: from the claim to the stored result',
    labelNames: ['queue', 'outcome'] as const,
    buckets: [0.05, 0.25, 1, 2.5, 5, 10, 20, 40, 60, 90, 180, 300],
    registers: [registry],
  });
  ctx.queue.onEnd(({ queue, outcome, seconds: took }) => jobSeconds.observe({ queue, outcome }, took));
  new Gauge({
    name: 'serendip_database_connections',
    help: 'Connections to the database, and requests waiting for one',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      const { open, waiting } = ctx.database.load();
      this.set({ state: 'open' }, open);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  new Counter({
    name: 'serendip_refusals_total',
    help: 'How often a bound said no in this process',
    labelNames: ['bound'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [bound, times] of ctx.bounds.refusals()) this.inc({ bound }, times);
    },
  });
  for (const expose of ofFeatures) expose(registry, ctx);
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.endpoint?.id ?? 'other';
    seconds.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  app.get('/api/metrics', async (request, reply) => {
    const { metricsToken } = ctx.config;
    const allowed = metricsToken
      ? isSameSecret(request.headers.authorization, `Bearer ${metricsToken}`)
      : loopback.test(request.ip) &&
        ownName.test(request.headers.host ?? '') &&
        request.headers['x-forwarded-for'] === undefined;
    if (!allowed) return sendFailure(reply, 'metrics_forbidden');
    return reply.type(registry.contentType).send(await Registry.merge([ofProcess, registry]).metrics());
  });
}
