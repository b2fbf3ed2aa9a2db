import { randomUUID } from 'node:crypto';
import type { Pool } from 'undici';
import type { Seeded } from './seed.ts';

/** The requests of one attendee's screen: how often per second, and by which share of attendees. */
interface Habit {
  name: string;
  share: number;
  perSecond: number;
  request: (seeded: Seeded, index: number) => { method: 'GET' | 'POST' | 'PATCH'; path: string; body?: unknown };
}

/** The polling of the specification, and what people do beside it, for 1,000 online: about 190 requests per second. */
const habits: Habit[] = [
  {
    name: 'thread (every 5 s)',
    share: 0.6,
    perSecond: 1 / 5,
    request: (seeded, i) => ({
      method: 'GET',
      path: `/conversations/${seeded.userIdOf(seeded.partnerOf(i))}/messages`,
    }),
  },
  {
    name: 'unread (every 10 s)',
    share: 0.38,
    perSecond: 1 / 10,
    request: () => ({ method: 'GET', path: '/conversations/unread_count' }),
  },
  {
    name: 'match status (every 2 s)',
    share: 0.02,
    perSecond: 1 / 2,
    request: (seeded, i) => ({ method: 'GET', path: `/events/${seeded.eventIdOf(i % seeded.events)}/match_status` }),
  },
  {
    name: 'send',
    share: 1,
    perSecond: 0.01,
    request: (seeded, i) => ({
      method: 'POST',
      path: `/conversations/${seeded.userIdOf(seeded.partnerOf(i))}/messages`,
      body: { message: { content: 'On my way to the window table', client_id: randomUUID() } },
    }),
  },
  {
    name: 'mark read',
    share: 1,
    perSecond: 0.01,
    request: (seeded, i) => ({
      method: 'PATCH',
      path: `/conversations/${seeded.userIdOf(seeded.partnerOf(i))}/mark_read`,
    }),
  },
  {
    name: 'join',
    share: 1,
    perSecond: 0.002,
    request: (seeded, i) => ({ method: 'POST', path: `/events/${seeded.eventIdOf(i % seeded.events)}/join` }),
  },
  {
    name: 'answer',
    share: 1,
    perSecond: 0.004,
    request: (seeded, i) => ({
      method: 'POST',
      path: `/events/${seeded.eventIdOf(i % seeded.events)}/user_preferences`,
      body: {
        event_user_preference: {
          question_id: seeded.questionIdOf(i % seeded.events),
          text_response: 'Bees and pianos',
        },
      },
    }),
  },
];

/** A request of the web app beyond the specification: the list of conversations beside an open thread. */
const conversations: Habit = {
  name: 'conversations (every 10 s)',
  share: 0.6,
  perSecond: 1 / 10,
  request: () => ({ method: 'GET', path: '/conversations' }),
};

/** For `--conversations`. */
export const alsoAskForConversations = (): void => void habits.push(conversations);

export interface Measured {
  latencies: number[];
  errors: Map<string, number>;
  sent: number;
}

/** Hosts ask for the status of their own event: user `index` hosts event `index`. */
const whoFor = (habit: Habit, seeded: Seeded, turn: number): number =>
  habit.name.startsWith('match status') ? turn % seeded.events : turn % seeded.users;

/**
 * Sends at a constant rate, whatever the server does: every request has its time, and its latency counts from that
 * time, so that a stall is felt by all who would have waited in it. Ends after so many seconds, or when it is `enough`.
 */
export async function attend(
  pool: Pool,
  seeded: Seeded,
  online: number,
  seconds: number,
  enough: () => boolean = () => false,
): Promise<Measured> {
  const measured: Measured = { latencies: [], errors: new Map(), sent: 0 };
  const plans = habits.map((habit) => ({
    habit,
    rate: online * habit.share * habit.perSecond,
    next: Math.random(),
    turn: 0,
  }));
  const start = performance.now();
  const pending = new Set<Promise<void>>();

  const send = async (habit: Habit, turn: number, due: number) => {
    const index = whoFor(habit, seeded, turn);
    const { method, path, body } = habit.request(seeded, index);
    try {
      const response = await pool.request({
        method,
        path: `/api${path}`,
        headers: {
          authorization: `Bearer ${seeded.tokenOf(index)}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        body: body ? JSON.stringify(body) : null,
      });
      await response.body.dump();
      if (response.statusCode >= 400) throw new Error(`${habit.name}: ${response.statusCode}`);
      measured.latencies.push(performance.now() - due);
    } catch (error) {
      const name = error instanceof Error ? error.message : String(error);
      measured.errors.set(name, (measured.errors.get(name) ?? 0) + 1);
    }
  };

  for (let now = 0; now < seconds * 1000 && !enough(); now = performance.now() - start) {
    for (const plan of plans)
      while (plan.next * 1000 <= now) {
        const due = start + plan.next * 1000;
        // A stride that shares no factor with the number of users spreads the load over all of them.
        const sending = send(plan.habit, plan.turn * 7919, due).finally(() => pending.delete(sending));
        pending.add(sending);
        measured.sent += 1;
        plan.turn += 1;
        plan.next += 1 / plan.rate;
      }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await Promise.all(pending);
  return measured;
}
