import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { type Database, type Db, rowsOf } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { withoutData } from '../errors.ts';
import { allJobs, type JobDefinition, type JobOrder } from './jobs.ts';

export type JobHandler<J extends JobDefinition> = (
  payload: z.output<J['payload']>,
  signal: AbortSignal,
) => Promise<void>;

type JobEndListener = (end: { queue: string; seconds: number; outcome: 'completed' | 'failed' }) => void;

/** Background jobs in the same database: a job exists exactly if its transaction committed. */
export interface JobQueue {
  enqueue<J extends JobDefinition>(tx: Db, job: J, payload: z.input<J['payload']>, order?: JobOrder): Promise<void>;
  /** Deletes the jobs about a person, also finished ones; running ones find nobody. */
  forget(tx: Db, userId: string): Promise<void>;
  /** Starts a worker for a kind of job: by default one job at a time per process and lane, else so many in each lane. */
  work<J extends JobDefinition>(job: J, handler: JobHandler<J>, atOnce?: readonly number[]): Promise<void>;
  /** Schedules the job at these times, or never. */
  schedule(job: JobDefinition, cron: string | null): Promise<void>;
  /** Jobs waiting or running anywhere, by queue. */
  depth(): Promise<Record<string, number>>;
  /** Jobs that this process is working on, by queue. */
  underWay(): Record<string, number>;
  /** Called for every job that ends in this process. */
  onEnd(listener: JobEndListener): void;
  /** Takes no more jobs, waits for running ones, and returns those that do not end within three seconds. */
  rest(): Promise<void>;
  /** Rests, then closes. */
  stop(): Promise<void>;
}

const common = (database: Database) => ({
  ...('connectionString' in database.forQueue ? { ...database.forQueue, max: 4 } : { db: database.forQueue }),
  backend: database.kind === 'embedded' ? ('pglite' as const) : ('postgres' as const),
  schema: 'jobs',
});

/**
 * Creates the queues with a separate instance. The serving instance then starts with them in its cache: a first `send`
 * in a transaction would otherwise wait for a look-up that waits for the transaction.
 */
export async function prepareQueues(database: Database, log: Logger): Promise<void> {
  const boss = new PgBoss({ ...common(database), supervise: false, schedule: false });
  boss.on('error', (error) => log.error({ err: error }, 'preparing the job queue failed'));
  await boss.start();
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of allJobs) {
    const { name, payload: _, lanes: __, ...options } = job;
    const { deadLetter: ___, policy: ____, ...changeable } = { ...options, retryBackoff: true, notify: true };
    const queue = stored.get(name);
    if (!queue) await boss.createQueue(name, { ...options, retryBackoff: true, notify: true });
    else if (!Object.entries(changeable).every(([option, value]) => Reflect.get(queue, option) === value))
      await boss.updateQueue(name, changeable);
  }
  // The embedded database has one owner, so the earlier worker has died, and its jobs are free at once.
  if (database.kind === 'embedded') await giveBackActive(boss, database);
  await boss.stop({ graceful: false });
}

async function giveBackActive(boss: PgBoss, { db }: Database): Promise<void> {
  const active = await rowsOf<{ name: string; ids: string[] }>(
    db,
    sql`select name, json_agg(id) as ids from jobs.job where state = 'active' group by name`,
  );
  for (const { name, ids } of active) await boss.fail(name, ids, { message: 'the process that worked on it ended' });
}

export async function openJobQueue(database: Database, log: Logger, serves: { worker: boolean }): Promise<JobQueue> {
  const boss = new PgBoss({
    ...common(database),
    migrate: false,
    supervise: serves.worker,
    schedule: serves.worker,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 300,
    useListenNotify: serves.worker,
  });
  boss.on('error', (error) => log.error({ err: error }, 'error in the job queue'));
  boss.on('warning', (warning) => log.debug({ warning }, 'warning of the job queue'));
  await boss.start();
  const abort = new AbortController();
  const underWay: Record<string, number> = {};
  const listeners: JobEndListener[] = [];
  let resting: Promise<void> | undefined;
  const finishJobs = async () => {
    const giveBack = setTimeout(() => abort.abort(new Error('the process is stopping')), 3_000);
    await Promise.all(allJobs.map(({ name }) => boss.offWork(name, { wait: true })));
    clearTimeout(giveBack);
  };
  const rest = () => {
    resting ??= finishJobs();
    return resting;
  };

  return {
    async enqueue(tx, job, payload, order) {
      const statements = fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql);
      const place = order ? { priority: order.priority, group: { id: order.group } } : {};
      const time = order?.after ? { startAfter: Math.ceil(order.after) } : {};
      await boss.send(job.name, job.payload.parse(payload), { db: statements, ...place, ...time });
    },
    async forget(tx, userId) {
      await tx.execute(sql`delete from jobs.job where data ->> 'user_id' = ${userId} and state <> 'active'`);
    },
    async work(job, handler, atOnce = []) {
      const options = {
        pollingIntervalSeconds: 0.5,
        notifyPollingIntervalSeconds: 2,
        batchSize: 1,
        ...(job.lanes ? { groupConcurrency: 1 } : {}),
      };
      underWay[job.name] = 0;
      const workers: string[] = [];
      const take = async (jobs: { id: string; data: object }[]) => {
        for (const { id, data } of jobs) {
          const started = performance.now();
          const end = (outcome: 'completed' | 'failed') => {
            underWay[job.name] = (underWay[job.name] ?? 1) - 1;
            const seconds = (performance.now() - started) / 1_000;
            for (const listener of listeners) listener({ queue: job.name, seconds, outcome });
          };
          underWay[job.name] = (underWay[job.name] ?? 0) + 1;
          try {
            await handler(job.payload.parse(data) as z.output<(typeof job)['payload']>, abort.signal);
            end('completed');
          } catch (error) {
            end('failed');
            // The queue retries silently, so this line gives the reason. A job that was given back is no fault.
            const told = error instanceof Error ? withoutData(error) : error;
            if (!abort.signal.aborted) log.error({ err: told, job: job.name, id }, 'a job failed');
            // The queue stores the error with the job.
            throw told;
          } finally {
            // More jobs may wait: a busy worker ignored the notification, and would look again only after the interval.
            for (const worker of workers) boss.notifyWorker(worker);
          }
        }
      };
      for (const [at, lane] of (job.lanes ?? [{}]).entries())
        for (let worker = 0; worker < (atOnce[at] ?? 1); worker += 1)
          workers.push(await boss.work(job.name, { ...options, ...lane }, take));
    },
    // Without a payload, a scheduled job would carry null.
    schedule: (job, cron) =>
      cron === null ? boss.unschedule(job.name) : boss.schedule(job.name, cron, job.payload.parse({})),
    async depth() {
      const queues = await boss.getQueues();
      return Object.fromEntries(queues.map((queue) => [queue.name, queue.queuedCount + queue.activeCount]));
    },
    underWay: () => underWay,
    onEnd: (listener) => void listeners.push(listener),
    rest,
    async stop() {
      await rest();
      await boss.stop({ graceful: true, timeout: 2_000 });
    },
  };
}
