import { limits } from '@serendip/contract/limits';
import { openAiEndpoint } from '../../adapters/ai/ai-endpoint.ts';
import type { CallLimits } from '../../adapters/ai/call-policy.ts';
import type { SharedLimits } from '../../adapters/ai/shared-calls.ts';
import type { Ctx } from '../../context.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { readSnapshot } from '../engine/snapshot.ts';
import { callBudget } from './call-budget.ts';
import { ownNames } from './own-names.ts';
import { diaryOfCalls } from './prefetch-diary.ts';
import { readPeople } from './read-people.ts';
import { openReplyCache } from './reply-cache.ts';
import type { ReplyDiary } from './reply-diary.ts';

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

/** Milliseconds that runs leave to the first person of a job: a small share, so that nobody stays unread where runs never end. */
const SHARE_BESIDE_RUNS = 20_000;

/** Rounds without a reply before this job stops. */
const IN_VAIN = 2;

/** People selected for one job, a few more than it can read. */
const MOST_FOUND = 1_000;

interface Unread {
  event_id: string;
  user_id: string;
  host_id: string;
}

/**
 * Selects people with unread answers, oldest change first. Skips recent changes, people read minutes ago, answers older
 * than a day, people without text, and events that are closed or too small for a run.
 */
const findUnread = (db: Db): Promise<Unread[]> =>
  rowsOf<Unread>(
    db,
    sql`
    with changed as (
      select q.event_id, e.host_id, a.user_id, max(a.updated_at) as at
      from event_answers a
      join event_questions q on q.id = a.question_id and (not q.host_reads or q.also_matched)
      join events e on e.id = q.event_id and e.closed_at is null
      where a.updated_at > now() - interval '1 day'
      group by q.event_id, e.host_id, a.user_id
      having bool_or(q.input_type = 'text'))
    select c.event_id, c.user_id, c.host_id
    from changed c
    join memberships m on m.event_id = c.event_id and m.user_id = c.user_id
    left join ai_replies r on r.event_id = c.event_id and r.kind = 'reading' and r.subject = c.user_id::text
    where c.at < now() - interval '45 seconds'
      and (r.created_at is null or r.created_at < least(c.at, now() - interval '5 minutes'))
      and (select count(*) from memberships p where p.event_id = c.event_id) >= ${limits.participants_min}
    order by c.at
    limit ${MOST_FOUND}`,
  );

/** Aborts with `signal`. A run that is under way leaves the first round its share, and aborts later ones within a second. */
function besideRuns(db: Db, signal: AbortSignal) {
  const begun = new AbortController();
  let [isFirst, since] = [true, Number.POSITIVE_INFINITY];
  const look = async (): Promise<void> => {
    const runs = await rowsOf(db, sql`select 1 from match_runs where status in ('queued', 'processing') limit 1`);
    since = runs.length > 0 ? Math.min(since, performance.now()) : Number.POSITIVE_INFINITY;
    if (performance.now() - since >= (isFirst ? SHARE_BESIDE_RUNS : 0))
      begun.abort(new Error('a match run is under way'));
  };
  // A silent database fails the round, too.
  const timer = setInterval(() => void look().catch(() => undefined), 1_000);
  return {
    signal: AbortSignal.any([signal, begun.signal]),
    /** The first round is over. */
    async goOn(): Promise<void> {
      isFirst = false;
      await look();
    },
    stop: () => clearInterval(timer),
  };
}

/** One person first, whatever runs are under way; then pairs of one event. Hosts take turns, and the first one's has had one. */
function roundsOf([first, ...others]: Unread[]): [Unread, ...Unread[]][] {
  const { own = [], rest = [] } = Object.groupBy(others, ({ host_id }) =>
    host_id === first?.host_id ? 'own' : 'rest',
  );
  return first ? [[first], ...pairsOf([...rest, ...own])] : [];
}

function pairsOf(people: Unread[]): [Unread, ...Unread[]][] {
  const hosts = [...Map.groupBy(people, ({ host_id }) => host_id).values()];
  const ofHosts = hosts.map((own) =>
    [...Map.groupBy(own, ({ event_id }) => event_id).values()].flatMap((ofEvent) =>
      Array.from(
        { length: Math.ceil(ofEvent.length / AT_ONCE) },
        (_, at) => ofEvent.slice(at * AT_ONCE, (at + 1) * AT_ONCE) as [Unread, ...Unread[]],
      ),
    ),
  );
  return ofHosts
    .flatMap((rounds) => rounds.map((round, turn) => ({ round, turn })))
    .sort((one, other) => one.turn - other.turn)
    .map(({ round }) => round);
}

/**
 * Job, every minute: has the AI endpoint read answers while people are arriving, so that a run finds them read. It only
 * stores readings. While runs have the endpoint it reads one person.
 */
export function readingPrefetcher(
  ctx: Ctx,
  replies: ReplyDiary,
  now = () => performance.now(),
): (signal: AbortSignal) => Promise<void> {
  const {
    config: { ai, aiReadAhead },
    database: { db },
    log,
  } = ctx;
  const diary = diaryOfCalls(now);
  return async (signal) => {
    if (!ai?.model || !aiReadAhead) return;
    diary.forgetTheDayBefore();
    const due = (await findUnread(db)).filter(diary.mayAsk);
    if (due.length === 0) return;
    const budgets = new Map(due.map(({ host_id }) => [host_id, callBudget(ctx, host_id)]));
    let payer = '';
    const endpoint = await openAiEndpoint(ai, PATIENT, { pay: async () => budgets.get(payer)?.pay() });
    const until = besideRuns(db, AbortSignal.any([signal, AbortSignal.timeout(LONGEST)]));
    let [read, inVain] = [0, 0];
    try {
      for (const people of roundsOf(due)) {
        const callsBefore = endpoint.usage().calls;
        const { event_id: eventId, host_id } = people[0];
        payer = host_id;
        if (budgets.get(payer)?.usedUp()) continue;
        const only = people.map(({ user_id }) => user_id);
        const cache = await openReplyCache(db, eventId, only);
        const snapshot = await readSnapshot(db, eventId, only);
        const names = await ownNames(db, eventId, only);
        if (until.signal.aborted) break;
        const enriching = { ai, endpoint, cache, diary: replies, names, signal: until.signal, onProgress: () => {} };
        const came = Object.keys((await readPeople(snapshot, enriching)).replies).length;
        if (until.signal.aborted) break;
        people.forEach(diary.note);
        read += came;
        if (endpoint.usage().calls > callsBefore) inVain = came === 0 ? inVain + 1 : 0;
        if (inVain === IN_VAIN) break;
        await until.goOn();
        if (until.signal.aborted) break;
      }
    } finally {
      until.stop();
    }
    const { calls } = endpoint.usage();
    if (calls > 0) log.info({ read, calls, failures: endpoint.failures() }, 'reading ahead ended');
  };
}
