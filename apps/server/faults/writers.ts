import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type Call, call, type Reply } from './caller.ts';
import { History } from './history.ts';
import { answer, type Matched, type Party } from './party.ts';
import { sleep } from './scenario.ts';
import type { Storage } from './storage.ts';

interface LastAnswer {
  attempted: number;
  acknowledged: number;
}

/** Guests who send, join and answer without a break, whatever happens to the server. */
export interface Writers {
  history: History;
  /** 5xx answers by status, and calls that broke off. */
  trouble: Map<string, number>;
  /** How many milliseconds each answered call took. */
  latencies: number[];
  /** 503 answers without a `Retry-After`. */
  withoutRetryAfter: number;
  /** When the last write was acknowledged, by `performance.now()`. */
  lastAcknowledged(): number;
  stop(): Promise<void>;
  /** Compares the history with what is stored. */
  check(storage: Storage, leastAcknowledged?: ReturnType<History['acknowledgedSoFar']>): Promise<void>;
}

export function startWriters(url: string, { eventId, questionId, guests }: Party, pause = 0): Writers {
  const history = new History();
  const trouble = new Map<string, number>();
  const latencies: number[] = [];
  const answers = new Map<string, LastAnswer>();
  let stopping = false;
  let withoutRetryAfter = 0;
  let last = performance.now();

  /** The reply if it succeeded. Otherwise null, after a short wait. */
  async function attempt(options: Call): Promise<Reply | null> {
    const started = performance.now();
    try {
      const reply = await call(url, { ...options, patience: 30_000 });
      latencies.push(performance.now() - started);
      if (reply.status < 300) {
        last = performance.now();
        return reply;
      }
      if (reply.status < 500) throw new Error(`${options.path}: ${reply.status} ${reply.message}`);
      if (reply.status === 503 && !reply.headers['retry-after']) withoutRetryAfter += 1;
      count(String(reply.status));
    } catch (error) {
      if (error instanceof Error && / 4\d\d /.test(error.message)) throw error;
      count(error instanceof Error && 'code' in error ? String(error.code) : String(error));
    }
    await sleep(30);
    return null;
  }
  const count = (name: string) => trouble.set(name, (trouble.get(name) ?? 0) + 1);

  async function sendOne({ token, partner }: Matched): Promise<void> {
    const clientId = randomUUID();
    history.attempt('message', clientId);
    const body = { message: { content: `Message ${clientId}`, client_id: clientId } };
    // As the web app does: sends the same message with the same id until it knows that it arrived.
    while (!stopping)
      if (await attempt({ method: 'POST', path: `/conversations/${partner}/messages`, token, body }))
        return history.acknowledge('message', clientId);
  }

  async function openAndJoin({ id, token }: Matched): Promise<void> {
    const name = `Event ${randomUUID()}`;
    history.attempt('event', name);
    const made = await attempt({ method: 'POST', path: '/events', token, body: { event: { name } } });
    if (!made) return;
    history.acknowledge('event', name);
    const event = (made.data.event as { id: string }).id;
    const key = `${event} ${id}`;
    history.attempt('membership', key);
    while (!stopping)
      if (await attempt({ method: 'POST', path: `/events/${event}/join`, token }))
        return history.acknowledge('membership', key);
  }

  async function answerOnce(guest: Matched): Promise<void> {
    const known = answers.get(guest.id) ?? { attempted: 0, acknowledged: 0 };
    answers.set(guest.id, known);
    known.attempted += 1;
    const number = known.attempted;
    if (await attempt(answer(eventId, questionId, guest, `Answer ${number}`))) known.acknowledged = number;
  }

  const work = guests.map(async (guest) => {
    while (!stopping) {
      await sendOne(guest);
      if (!stopping) await openAndJoin(guest);
      if (!stopping) await answerOnce(guest);
      if (pause > 0) await sleep(pause);
    }
  });

  return {
    history,
    trouble,
    latencies,
    get withoutRetryAfter() {
      return withoutRetryAfter;
    },
    lastAcknowledged: () => last,
    async stop() {
      stopping = true;
      await Promise.all(work);
    },
    async check(storage, least) {
      const column = async (text: string, values: unknown[] = []) =>
        (await storage.rows(text, values)).map((row) => String(row.key));
      history.check('message', await column('select client_id as key from messages'), least);
      history.check('event', await column("select name as key from events where name like 'Event %'"), least);
      const memberships = await column(
        `select m.event_id || ' ' || m.user_id as key from memberships m join events e on e.id = m.event_id
         where e.name like 'Event %'`,
      );
      history.check('membership', memberships, least);
      const rows = await storage.rows('select user_id, value from event_answers where question_id = $1', [questionId]);
      for (const [user, { attempted, acknowledged }] of answers) {
        const stored = rows
          .filter((row) => row.user_id === user)
          .map((row) => /^Answer (\d+)$/.exec(String(row.value)));
        assert.equal(stored.length, 1, `${stored.length} answers of one person to one question`);
        const number = Number(stored[0]?.[1] ?? 0);
        // A copy may be older than the last acknowledged answer. The live database may not.
        const oldest = least ? 0 : acknowledged;
        assert.ok(number >= oldest && number <= attempted, `answer ${number} is not of ${oldest} to ${attempted}`);
      }
    },
  };
}
