import { sql } from 'drizzle-orm';
import { openAiEndpoint } from '../../adapters/ai/ai-endpoint.ts';
import type { CallLimits } from '../../adapters/ai/call-policy.ts';
import type { Ctx } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { openReplyCache } from './enrich-cache.ts';
import { readPeople } from './enrich-readings.ts';
import { readSnapshot } from './snapshot.ts';

/** Nobody waits for these calls: a small machine may take its time for each. */
const PATIENT: Partial<CallLimits> = { concurrency: 2, mostAtOnce: 4, timeout: 120_000, retries: 0 };

/** Milliseconds; shorter than the job may run. What is left is next minute's. */
const LONGEST = 10 * 60_000;

/** People of one event per round, so few that a match run which starts meanwhile soon has the endpoint to itself. */
const PER_ROUND = 8;

/** Minutes until the same answers are sent again after the first failure, doubled each time, and at most. */
const AGAIN = { first: 1, most: 60 };

interface Unread {
  event_id: string;
  user_id: string;
  /** When the newest of the answers was given. */
  changed_at: string;
}

/**
 * Whose answers were changed since they were last read, oldest change first. Not those who may still be writing, whose
 * last reading is minutes old, whose answers are older than a day, nor anyone while a run of the event reads by itself.
 */
const findUnread = (db: Db): Promise<Unread[]> =>
  rowsOf<Unread>(
    db,
    sql`
    with changed as (
      select q.event_id, a.user_id, max(a.updated_at) as at
      from event_answers a join event_questions q on q.id = a.question_id
      where a.updated_at > now() - interval '1 day'
      group by q.event_id, a.user_id)
    select c.event_id, c.user_id, c.at::text as changed_at
    from changed c
    join memberships m on m.event_id = c.event_id and m.user_id = c.user_id
    left join ai_replies r on r.event_id = c.event_id and r.kind = 'reading' and r.subject = c.user_id::text
    where c.at < now() - interval '45 seconds'
      and (r.created_at is null or r.created_at < least(c.at, now() - interval '5 minutes'))
      and not exists (
        select 1 from match_runs x where x.event_id = c.event_id and x.status in ('queued', 'processing'))
    order by c.at`,
  );

/** Which answers are to be left alone for a while, because sending them came to nothing. */
function patience(now: () => Date) {
  const waits = new Map<string, { minutes: number; until: number }>();
  const keyOf = ({ event_id, user_id, changed_at }: Unread) => `${event_id} ${user_id} ${changed_at}`;
  return {
    isOver: (one: Unread) => (waits.get(keyOf(one))?.until ?? 0) <= now().getTime(),
    begin(one: Unread): void {
      const minutes = Math.min(AGAIN.most, 2 * (waits.get(keyOf(one))?.minutes ?? AGAIN.first / 2));
      waits.set(keyOf(one), { minutes, until: now().getTime() + minutes * 60_000 });
    },
    /** What nobody asks for any more is forgotten. */
    keepOnly(unread: Unread[]): void {
      const known = new Set(unread.map(keyOf));
      for (const key of waits.keys()) if (!known.has(key)) waits.delete(key);
    },
  };
}

/**
 * Job, every minute: has the AI endpoint read answers while people are still arriving, so that a run finds them read
 * and a slow endpoint is no reason to do without. Readings are kept where a run looks for them; nothing else changes.
 */
export function readerAhead({
  config: { ai },
  database: { db },
  log,
  now,
}: Ctx): (signal: AbortSignal) => Promise<void> {
  const wait = patience(now);
  return async (signal) => {
    if (!ai?.model) return;
    const endpoint = await openAiEndpoint(ai, PATIENT);
    const until = AbortSignal.any([signal, AbortSignal.timeout(LONGEST)]);
    let read = 0;
    for (;;) {
      const unread = await findUnread(db);
      wait.keepOnly(unread);
      const due = unread.filter(wait.isOver);
      const [first] = due;
      if (!first || until.aborted) break;
      const people = due.filter(({ event_id }) => event_id === first.event_id).slice(0, PER_ROUND);
      const ids = people.map(({ user_id }) => user_id);
      const { replies } = await readPeople(await readSnapshot(db, first.event_id, ids), {
        ai,
        endpoint,
        cache: await openReplyCache(db, first.event_id, ids),
        signal: until,
        onProgress: () => {},
      });
      // Also those whose old reading still holds: it keeps its age, by which they would be found again and again.
      for (const one of people) wait.begin(one);
      const came = Object.keys(replies).length;
      read += came;
      if (came === 0) break;
    }
    const { calls } = endpoint.usage();
    if (calls > 0) log.info({ read, calls, failures: endpoint.failures() }, 'the AI endpoint read answers ahead');
    signal.throwIfAborted();
  };
}
