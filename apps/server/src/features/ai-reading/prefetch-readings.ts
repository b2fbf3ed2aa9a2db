import { limits } from '@serendip/contract/limits';
import { openAiEndpoint } from '../../adapters/ai/ai-endpoint.ts';
import type { CallLimits } from '../../adapters/ai/call-policy.ts';
import type { SharedLimits } from '../../adapters/ai/shared-calls.ts';
import type { Ctx } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { readSnapshot } from '../engine/snapshot.ts';
import { readPeople } from './read-people.ts';
import { openReplyCache } from './reply-cache.ts';

/** People read at a time; their answers are read from the database just before. */
const AT_ONCE = 2;

/** Milliseconds per call. Nobody waits for these calls, so a small machine can take its time. */
const PATIENT: Partial<CallLimits & SharedLimits> = {
  concurrency: AT_ONCE,
  mostAtOnce: AT_ONCE,
  timeout: 120_000,
  retries: 0,
};

/** Milliseconds, less than the job's limit. The next minute's job reads the rest. */
const LONGEST = 10 * 60_000;

/** Rounds without a reply before this job stops. */
const IN_VAIN = 2;

/** Minutes before a person is read again, doubled each time up to the second number; and the most times a day. */
const AGAIN = { first: 5, most: 30, aDay: 12 };

/** People selected for one job, a few more than it can read. */
const MOST_FOUND = 1_000;

interface Unread {
  event_id: string;
  user_id: string;
}

/**
 * Selects people with unread answers, oldest change first. Skips recent changes, people read minutes ago, answers older
 * than a day, people without text, and events that are closed or too small for a run. Selects nobody during a run,
 * which has the endpoint to itself.
 */
const findUnread = (db: Db): Promise<Unread[]> =>
  rowsOf<Unread>(
    db,
    sql`
    with changed as (
      select q.event_id, a.user_id, max(a.updated_at) as at
      from event_answers a
      join event_questions q on q.id = a.question_id
      join events e on e.id = q.event_id and e.closed_at is null
      where a.updated_at > now() - interval '1 day'
      group by q.event_id, a.user_id
      having bool_or(q.input_type = 'text'))
    select c.event_id, c.user_id
    from changed c
    join memberships m on m.event_id = c.event_id and m.user_id = c.user_id
    left join ai_replies r on r.event_id = c.event_id and r.kind = 'reading' and r.subject = c.user_id::text
    where c.at < now() - interval '45 seconds'
      and (r.created_at is null or r.created_at < least(c.at, now() - interval '5 minutes'))
      and (select count(*) from memberships p where p.event_id = c.event_id) >= ${limits.participants_min}
      and not exists (${underWay})
    order by c.at
    limit ${MOST_FOUND}`,
  );

const underWay = sql`select 1 from match_runs where status in ('queued', 'processing')`;

/** Aborts with `signal`, and within a second after a run starts. */
function untilARunBegins(db: Db, signal: AbortSignal): { signal: AbortSignal; stop: () => void } {
  const begun = new AbortController();
  const look = async () => {
    const runs = await rowsOf(db, sql`${underWay} limit 1`);
    if (runs.length > 0) begun.abort(new Error('a match run has begun'));
  };
  // A silent database fails the round, too.
  const timer = setInterval(() => void look().catch(() => undefined), 1_000);
  return { signal: AbortSignal.any([signal, begun.signal]), stop: () => clearInterval(timer) };
}

/** When each person was asked about, so that no answer is sent over and over. */
function diaryOfCalls(now: () => Date) {
  const entries = new Map<string, { since: number; times: number; until: number }>();
  const keyOf = ({ event_id, user_id }: Unread) => `${event_id} ${user_id}`;
  const minute = 60_000;
  return {
    mayAsk(one: Unread): boolean {
      const { until, times } = entries.get(keyOf(one)) ?? { until: 0, times: 0 };
      return until <= now().getTime() && times < AGAIN.aDay;
    },
    note(one: Unread): void {
      const at = now().getTime();
      const { since, times } = entries.get(keyOf(one)) ?? { since: at, times: 0 };
      const minutes = Math.min(AGAIN.most, AGAIN.first * 2 ** times);
      entries.set(keyOf(one), { since, times: times + 1, until: at + minutes * minute });
    },
    forgetTheDayBefore(): void {
      for (const [key, { since }] of entries) if (since < now().getTime() - 24 * 60 * minute) entries.delete(key);
    },
  };
}

/** Groups people in pairs of one event, otherwise in the given order. */
function roundsOf(people: Unread[]): [Unread, ...Unread[]][] {
  const rounds: [Unread, ...Unread[]][] = [];
  for (const ofEvent of Map.groupBy(people, ({ event_id }) => event_id).values())
    for (let at = 0; at < ofEvent.length; at += AT_ONCE)
      rounds.push(ofEvent.slice(at, at + AT_ONCE) as [Unread, ...Unread[]]);
  return rounds;
}

/**
 * Job, every minute: has the AI endpoint read answers while people are arriving, so that a run finds them read. It only
 * stores readings.
 */
export function readingPrefetcher({
  config: { ai, aiReadAhead },
  database: { db },
  log,
  now,
}: Ctx): (signal: AbortSignal) => Promise<void> {
  const diary = diaryOfCalls(now);
  return async (signal) => {
    if (!ai?.model || !aiReadAhead) return;
    diary.forgetTheDayBefore();
    const due = (await findUnread(db)).filter(diary.mayAsk);
    if (due.length === 0) return;
    const endpoint = await openAiEndpoint(ai, PATIENT);
    const until = untilARunBegins(db, AbortSignal.any([signal, AbortSignal.timeout(LONGEST)]));
    let [read, inVain] = [0, 0];
    try {
      for (const people of roundsOf(due)) {
        const callsBefore = endpoint.usage().calls;
        const eventId = people[0].event_id;
        const only = people.map(({ user_id }) => user_id);
        const cache = await openReplyCache(db, eventId, only);
        const snapshot = await readSnapshot(db, eventId, only);
        if (until.signal.aborted) break;
        const enriching = { ai, endpoint, cache, signal: until.signal, onProgress: () => {} };
        const came = Object.keys((await readPeople(snapshot, enriching)).replies).length;
        if (until.signal.aborted) break;
        people.forEach(diary.note);
        read += came;
        if (endpoint.usage().calls > callsBefore) inVain = came === 0 ? inVain + 1 : 0;
        if (inVain === IN_VAIN) break;
      }
    } finally {
      until.stop();
    }
    const { calls } = endpoint.usage();
    if (calls > 0) log.info({ read, calls, failures: endpoint.failures() }, 'reading ahead ended');
  };
}
