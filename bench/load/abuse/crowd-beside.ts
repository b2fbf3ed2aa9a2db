import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { latenciesOf, ms } from '../figures.ts';
import type { ServerProcess } from '../server-process.ts';

const password = 'correct horse battery';
/** How many come, in which share of ways: by the code at the door, by a password, by a mailed code, by a new password. */
const guests = 300;
const seconds = 30;

/** The crowd and the attacker come from here. The server has to believe it: `TRUST_PROXY=on`. */
const venue = '10.0.0.1';

interface Sent {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: unknown;
  token?: string;
  from?: string;
  agent?: string;
}

/** One call, from the venue if nothing else is said. */
export async function say(pool: Pool, { method = 'POST', path, body, token, from = venue, agent = 'crowd' }: Sent) {
  const response = await pool.request({
    method,
    path: `/api${path}`,
    headers: {
      'x-forwarded-for': from,
      'user-agent': agent,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.body.text();
  const data = text.startsWith('{') ? JSON.parse(text).status?.data : undefined;
  return {
    code: response.statusCode,
    data,
    token: String(response.headers.authorization ?? '').replace('Bearer ', ''),
  };
}

interface Evening {
  id: string;
  code: string;
}

/** A host with an event whose doors are open. */
export async function openEvening(pool: Pool, email: string) {
  const user = { email, password, password_confirmation: password };
  const { token } = await say(pool, { path: '/users', body: { user }, from: '10.0.0.9' });
  const made = await say(pool, { path: '/events', body: { event: { name: 'An evening' } }, token });
  const { id } = made.data.event as { id: string };
  const opened = await say(pool, {
    path: `/events/${id}/live`,
    body: { live: { action: 'open_doors', version: 0 } },
    token,
  });
  return { id, token, code: String(opened.data.live?.code) };
}

/** The address of a guest: cases share a database, and each has a crowd of its own. */
export const guestOf = (name: string, number: number) => `${name}-crowd-${number}@load.test`;

/** Comes in one of the ways, and says how long it took and what was refused. */
async function come(pool: Pool, name: string, number: number, evening: Evening) {
  const agent = `Phone ${number % 40}`;
  const email = guestOf(name, number);
  const ways = [
    {
      name: 'by the code',
      path: `/events/${evening.id}/join_as_guest?here=${evening.code}`,
      body: { guest: { name: 'Ann' } },
    },
    { name: 'by a password', path: '/users/sign_in', body: { user: { email, password } } },
    { name: 'asks for a code', path: '/users/sign_in_code', body: { user: { email } } },
    { name: 'asks for a new password', path: '/users/password', body: { user: { email } } },
  ];
  const { name: way, path, body } = ways[number % 4] as (typeof ways)[number];
  const begun = performance.now();
  const { code } = await say(pool, { path, body, agent });
  return { name: way, code, took: performance.now() - begun };
}

/** 300 guests come within 30 s; says what they noticed. */
async function crowd(pool: Pool, name: string, evening: Evening): Promise<string> {
  const every = (1_000 * seconds) / guests;
  const arrivals: ReturnType<typeof come>[] = [];
  for (let number = 0; number < guests; number += 1) {
    arrivals.push(come(pool, name, number, evening));
    await sleep(every);
  }
  const came = await Promise.all(arrivals);
  const ways = [...new Set(came.map((one) => one.name))];
  return ways
    .map((way) => {
      const own = came.filter((one) => one.name === way);
      const refused = own.filter(({ code }) => code >= 400);
      const { p50, p95, max } = latenciesOf(own.map(({ took }) => took));
      const codes = [...new Set(refused.map(({ code }) => code))].join(', ');
      return `${way}: ${ms(p50)}, p95 ${ms(p95)}, ${ms(max)} at most, ${refused.length} of ${own.length} refused${codes && ` (${codes})`}`;
    })
    .join('; ');
}

/**
 * Does a deed from the venue's address again and again while 300 guests come from there, and says what they noticed. The deed has to end
 * each of its turns by itself; no turn begins once all have come.
 */
export async function besideCrowd(
  server: ServerProcess,
  name: string,
  prepare: (attacker: Pool) => Promise<(turn: number) => Promise<unknown>>,
): Promise<string> {
  const [people, attacker] = [new Pool(server.url, { connections: 64 }), new Pool(server.url, { connections: 64 })];
  try {
    const evening = await openEvening(people, `${name}-host@load.test`);
    // From another address, so that the server knows none of them at the venue.
    for (let number = 0; number < guests; number += 1) {
      const user = { email: guestOf(name, number), password, password_confirmation: password };
      if (number % 4 > 0) await say(people, { path: '/users', body: { user }, from: '10.0.0.9' });
    }
    const deed = await prepare(attacker);
    let isOver = false;
    let turns = 0;
    const flood = async () => {
      while (!isOver) {
        turns += 1;
        await deed(turns);
      }
    };
    // The first turn alone uses the budgets up.
    await deed(0);
    const floods = flood();
    const noticed = await crowd(people, name, evening);
    isOver = true;
    await floods;
    return `${noticed}; ${turns} more turns of the deed meanwhile`;
  } finally {
    await people.destroy();
    await attacker.destroy();
  }
}
