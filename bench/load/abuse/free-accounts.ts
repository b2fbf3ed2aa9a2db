import type { Pool } from 'undici';
import type { AbuseCase } from './case.ts';
import { besideCrowd, guestOf, openEvening, say } from './crowd-beside.ts';

const password = 'correct horse battery';
const accounts = 20;

const many = (count: number, act: (n: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));

interface Account {
  id: string;
  token: string;
  email: string;
}

async function signUp(pool: Pool, email: string): Promise<Account> {
  const user = { email, password, password_confirmation: password };
  const { data, token } = await say(pool, { path: '/users', body: { user }, from: '10.0.0.9' });
  return { id: String(data?.user?.id), token, email };
}

/** Each of the ways in which free accounts were of use to an attacker before they had bounds. One turn does all of it. */
export const freeAccounts: AbuseCase = {
  name: 'free-accounts',
  deed: `${accounts} free accounts at a venue join and leave, report one person, edit an event, ask for mails to one mailbox, sign up with addresses of others, ask for co-hosts, fill the list at a door and start runs, again and again; 300 guests come from the same address`,
  reported: 'a mail, a row or a place in a queue for each of these calls',
  settings: { TRUST_PROXY: 'on' },
  async run(server) {
    const now = await besideCrowd(server, 'free-accounts', async (pool) => {
      const own = await openEvening(pool, 'mill@load.test');
      const all: Account[] = [];
      for (let n = 0; n < accounts; n += 1) all.push(await signUp(pool, `mill-${n}@load.test`));
      const as = (n: number) => ({ token: (all[n % accounts] as Account).token, agent: `Attacker ${n % accounts}` });
      const event = `/events/${own.id}`;
      const host = { token: own.token, agent: 'Attacker' };
      return async (turn) => {
        // Mails: joining, one mailbox, co-hosts.
        await many(accounts, (n) => say(pool, { path: `${event}/join`, ...as(n) }));
        await many(40, (n) =>
          say(pool, { path: '/users/sign_in_code', body: { user: { email: guestOf('free-accounts', 1) } }, ...as(n) }),
        );
        await many(20, (n) =>
          say(pool, { path: `${event}/cohosts`, body: { cohost: { email: guestOf('free-accounts', n) } }, ...host }),
        );
        // Reports about one person, to the hosts and the operator.
        const report = { event_id: own.id, reason: 'spam', words: 'x'.repeat(400) };
        await many(40, (n) => say(pool, { path: `/users/${all[0]?.id}/reports`, body: { report }, ...as(n + 1) }));
        // An edit is news for all who joined.
        await many(30, (n) =>
          say(pool, { method: 'PUT', path: event, body: { event: { place: `Place ${turn} ${n}` } }, ...host }),
        );
        // Accounts with other people's addresses.
        await many(20, (n) => {
          const user = { email: `taken-${turn}-${n}@load.test`, password, password_confirmation: password };
          return say(pool, { path: '/users', body: { user }, agent: `Attacker ${n}` });
        });
        // A door full of made-up guests, and the queue of runs.
        await many(60, (n) =>
          say(pool, {
            path: `${event}/join_as_guest?here=${own.code}`,
            body: { guest: { name: `Guest ${n}` } },
            agent: `Phone of an attacker ${n}`,
          }),
        );
        await many(5, () => say(pool, { path: `${event}/run_matches`, body: {}, ...host }));
      };
    });
    return { now };
  },
};
