import { leaveEvent } from '@serendip/contract/events';
import { getMatches, getMatchStatus, getRoomAssignments, listMatchRuns, runMatches } from '@serendip/contract/matching';
import { createEventQuestion, deleteEventQuestion } from '@serendip/contract/questions';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { engines, executeAround } from '../../../test/engines.ts';
import { completedRun, of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { prepareQueues } from '../../queue/job-queue.ts';
import { executeMatchRun } from './execute-match-run.ts';
import { failMatchRun } from './fail-match-run.ts';

/** The API's side of an installation: takes orders, does no background work. */
let api: World;
let host: Person;
beforeAll(async () => {
  api = await openWorld({ expectErrors: true, logLevel: 'trace' });
  host = await api.arrive();
});
afterAll(() => api.close());

const never = new AbortController().signal;
const db = () => api.ctx.database.db;

async function queuedRun(size = 4, by = host) {
  const event = await api.createEvent(by);
  const people = await api.crowd(event, size);
  const { match_run: run } = await by.get(runMatches, of(event));
  return { event, people, run };
}
const statusOf = async (event: { id: string }, by = host) => (await by.get(getMatchStatus, of(event))).match_run;
const execute = (run: { id: string }) => executeMatchRun(api.ctx, run.id, never, engines);
const executeWith = (run: { id: string }, meanwhile: () => Promise<void>) => executeAround(api.ctx, run, meanwhile);
const isProcessing = (event: { id: string }) =>
  vi.waitFor(async () => expect((await statusOf(event)).status).toBe('processing'), { interval: 5, timeout: patience });
const resultRows = async (runId: string) => ({
  pairs: (await rowsOf(db(), sql`select 1 from match_pairs where run_id = ${runId}`)).length,
  seats: (await rowsOf(db(), sql`select 1 from room_seats where run_id = ${runId}`)).length,
});

describe('a run whose worker died', () => {
  test('with the process that alone owned its database is given back at the next start, without waiting', async () => {
    const { run } = await queuedRun();
    const ofRun = sql`data->>'run_id' = ${run.id}`;
    await db().execute(
      sql`update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() where ${ofRun}`,
    );
    await prepareQueues(api.ctx.database, api.ctx.log);
    const [job] = await rowsOf<{ state: string }>(db(), sql`select state from jobs.job where ${ofRun}`);
    // On PostgreSQL another process may be at it.
    expect(job?.state).toBe(api.ctx.database.kind === 'embedded' ? 'retry' : 'active');
  });

  test('and left half of its results leaves no trace of them', async () => {
    const { event, people, run } = await queuedRun();
    await db().execute(sql`update match_runs set status = 'processing', attempt = 1 where id = ${run.id}`);
    const [low, high] = people.map(({ id }) => id).toSorted();
    await db().execute(sql`insert into match_pairs (id, run_id, user_a, user_b, category, percentage, reasons_for_a, reasons_for_b, rank)
      values (${event.id}, ${run.id}, ${low}, ${high}, 'mutual_connections', 1, '[]', '[]', 0)`);
    await db().execute(sql`insert into room_seats (run_id, user_id, room_number, seat)
      select ${run.id}, user_id, 9, 0 from memberships where event_id = ${event.id}`);
    await execute(run);
    expect((await statusOf(event)).status).toBe('completed');
    const { summary } = await host.get(getMatches, of(event));
    expect(await resultRows(run.id)).toEqual({ pairs: summary.total_matches, seats: 4 });
    expect(await rowsOf(db(), sql`select 1 from match_pairs where id = ${event.id}`)).toEqual([]);
    expect(await rowsOf(db(), sql`select 1 from room_seats where run_id = ${run.id} and room_number = 9`)).toEqual([]);
  });

  test('can be executed again and again without a second set of results', async () => {
    const { event, run } = await queuedRun();
    await Promise.all([1, 2].map(() => execute(run).catch(() => undefined)));
    await execute(run);
    expect(await statusOf(event)).toMatchObject({ id: run.id, status: 'completed', progress_percentage: 100 });
    const { rooms } = await host.get(getRoomAssignments, of(event));
    expect(rooms.flatMap(({ participants }) => participants)).toHaveLength(4);
    const { summary } = await host.get(getMatches, of(event));
    expect((await resultRows(run.id)).pairs).toBe(summary.total_matches);
  });
});

describe('an attempt that was overtaken', () => {
  test('writes nothing: neither results nor a status', async () => {
    const { event, run } = await queuedRun();
    await executeWith(run, async () => {
      await db().execute(sql`update match_runs set attempt = attempt + 1 where id = ${run.id}`);
    });
    expect(await statusOf(event)).toMatchObject({ status: 'processing', total_matches_generated: 0 });
    expect(await resultRows(run.id)).toEqual({ pairs: 0, seats: 0 });
    // The newer attempt completes it.
    await execute(run);
    expect((await statusOf(event)).status).toBe('completed');
  });

  test('does not revive a run that has been declared failed', async () => {
    const { event, run } = await queuedRun();
    await executeWith(run, () => failMatchRun(api.ctx, run.id, 'Over.'));
    expect(await statusOf(event)).toMatchObject({ status: 'failed', error_message: 'Over.' });
    expect(await resultRows(run.id)).toEqual({ pairs: 0, seats: 0 });
    await failMatchRun(api.ctx, run.id, 'Over again.');
    await execute(run);
    expect(await statusOf(event)).toMatchObject({ status: 'failed', error_message: 'Over.' });
  });

  test('is not logged as completed: the log tells of a completed run once', async () => {
    const { event, run } = await queuedRun();
    const completions = () =>
      api.logLines.filter((line) => line.includes(run.id) && line.includes('match run completed')).length;
    // The newer attempt comes when this one has stored its rooms.
    await db().execute(
      sql.raw(`create function overtake() returns trigger language plpgsql as $$
        begin update match_runs set attempt = attempt + 1 where id = '${run.id}'; return null; end $$`),
    );
    await db().execute(
      sql`create trigger overtakes after insert on match_rooms for each statement execute function overtake()`,
    );
    try {
      await execute(run);
    } finally {
      await db().execute(sql`drop function overtake cascade`);
    }
    expect([(await statusOf(event)).status, completions()]).toEqual(['processing', 0]);
    await execute(run);
    expect([(await statusOf(event)).status, completions()]).toEqual(['completed', 1]);
  });

  test('that is told to stop leaves the run for the next one', async () => {
    const { event, run } = await queuedRun();
    const stopping = new AbortController();
    // A thread of its own: it has the lexicon to read, so it is not done when it is told.
    const stopped = executeMatchRun(api.ctx, run.id, stopping.signal).catch((error: unknown) => error);
    await isProcessing(event);
    stopping.abort(new Error('the process is stopping'));
    expect(await stopped).toMatchObject({ message: 'the process is stopping' });
    expect((await statusOf(event)).status).toBe('processing');
    await execute(run);
    expect((await statusOf(event)).status).toBe('completed');
  });
});

describe('a run', () => {
  test('fails with a reason when people leave before it begins, and can be started again', async () => {
    const { event, people, run } = await queuedRun(3);
    await people[0]?.get(leaveEvent, of(event));
    await execute(run);
    expect(await statusOf(event)).toMatchObject({
      status: 'failed',
      error_message: 'People left before the matching began: it needs at least 3 participants.',
      completed_at: expect.any(String),
    });
    expect(await host.call(getMatches, of(event))).toMatchObject({ code: 422, message: 'No matches yet' });
    const query = { match_run_id: run.id };
    expect(await host.call(getMatches, { ...of(event), query })).toMatchObject({
      code: 422,
      message: 'No matches yet',
    });
    await api.crowd(event, 1);
    expect((await host.call(runMatches, of(event))).code).toBe(202);
  });

  test('counts who is there when it begins, and is whole even if a question is deleted meanwhile', async () => {
    const { event, run } = await queuedRun(3);
    const [late] = await api.crowd(event, 1);
    const { question } = await host.get(createEventQuestion, {
      ...of(event),
      body: { question: { text: 'Gone soon' } },
    });
    const params = { event_id: event.id, question_id: question.id };
    await executeWith(run, async () => {
      await host.get(deleteEventQuestion, { params });
      expect((await statusOf(event)).status).toBe('processing');
      expect(await resultRows(run.id)).toEqual({ pairs: 0, seats: 0 });
    });
    expect(await statusOf(event)).toMatchObject({ status: 'completed', total_participants: 4 });
    const { rooms } = await host.get(getRoomAssignments, of(event));
    const seated = rooms.flatMap(({ participants }) => participants.map(({ id }) => id));
    expect(seated).toHaveLength(4);
    expect(seated).toContain(late?.id);
  });
});

describe.concurrent('where a worker comes to what others left', () => {
  /** Another host, whose runs wait for none of the first. */
  let other: Person;
  let left: Awaited<ReturnType<typeof queuedRun>>;
  let poisoned: Awaited<ReturnType<typeof queuedRun>>;
  let poison: { event_id: string; question_id: string };
  let worker: World;
  beforeAll(async () => {
    other = await api.arrive();
    // Runs of the tests above that nobody took.
    await db().execute(sql`delete from jobs.job where data->>'run_id' is not null`);
    left = await queuedRun();
    poisoned = await queuedRun(4, other);
    await leaveAsKilled();
    await poisonRun();
    worker = await openWorld({ beside: api, worker: true, expectErrors: true });
  });
  afterAll(() => worker.close());

  /** What a killed worker leaves behind: the run claimed, its job active, and no sign of life since. */
  async function leaveAsKilled() {
    const { event, run } = left;
    await db().execute(sql`update match_runs set status = 'processing', attempt = 1, progress_percentage = 40,
      started_at = now() - interval '1 minute' where id = ${run.id}`);
    const taken = await rowsOf(
      db(),
      sql`update jobs.job set state = 'active', started_on = now() - interval '1 minute',
        heartbeat_on = now() - interval '1 minute' where data->>'run_id' = ${run.id} returning id`,
    );
    expect(taken).toHaveLength(1);
    expect(await statusOf(event)).toMatchObject({ status: 'processing', progress_percentage: 40 });
    expect((await host.call(runMatches, of(event))).code).toBe(409);
  }

  /** An input that no engine can read, and all tries of the run without pauses. */
  async function poisonRun() {
    const { event, run } = poisoned;
    const { question } = await other.get(createEventQuestion, {
      ...of(event),
      body: { question: { text: 'Poison?' } },
    });
    poison = { event_id: event.id, question_id: question.id };
    await db().execute(sql`update event_questions set input_type = 'multi_select', options = '7'::jsonb
      where id = ${question.id}`);
    await db().execute(sql`insert into event_answers (question_id, user_id, value)
      select ${question.id}, user_id, '["x"]'::jsonb from memberships where event_id = ${event.id}`);
    await db().execute(
      sql`update jobs.job set retry_delay = 0, retry_backoff = false where data->>'run_id' = ${run.id}`,
    );
  }
  const attemptsOf = async (run: { id: string }) =>
    (await rowsOf<{ attempt: number }>(db(), sql`select attempt from match_runs where id = ${run.id}`))[0]?.attempt;

  test('a run whose worker died is taken up again by another and ends once, completed', async () => {
    const { event, run } = left;
    await vi.waitFor(async () => expect((await statusOf(event)).status).toBe('completed'), {
      timeout: patience,
      interval: 100,
    });
    expect(await attemptsOf(run)).toBe(2);
    expect((await resultRows(run.id)).seats).toBe(4);
    expect((await host.get(listMatchRuns, of(event))).match_runs).toHaveLength(1);
  });

  test('a run that nobody can finish ends failed with a sentence for the host, and the event can run again', async () => {
    const { event, run } = poisoned;
    const failed = await vi.waitFor(
      async () => {
        const now = await statusOf(event, other);
        expect(now.status).toBe('failed');
        return now;
      },
      { timeout: patience, interval: 100 },
    );
    expect(failed.id).toBe(run.id);
    // Three tries, and the one step that declares it failed.
    expect(await attemptsOf(run)).toBe(4);
    expect(failed.error_message).toBe(
      'The matching could not be finished. Nothing is lost: please start it again in a moment.',
    );
    await other.get(deleteEventQuestion, { params: poison });
    await completedRun(other, event);
    const { match_runs: runs } = await other.get(listMatchRuns, of(event));
    expect(runs.map(({ status }) => status)).toEqual(['completed', 'failed']);
  });
});
