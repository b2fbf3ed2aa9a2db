import type { AbuseCase } from './case.ts';
import { besideCrowd, openEvening, say } from './crowd-beside.ts';

const many = (count: number, act: (n: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));

/** Each of the ways to use up what a whole address shares. One turn uses all of it up. */
export const onePhone: AbuseCase = {
  name: 'one-phone',
  deed: 'one phone at a venue guesses 500 codes at its own event, 500 passwords and 500 mailed codes, asks for 500 codes and 100 new passwords, and joins its own event 20 times, again and again; 300 guests come from the same address',
  reported: 'for ten minutes nobody without an account there gets in by a right code, a password or a mailed code',
  settings: { TRUST_PROXY: 'on' },
  async run(server) {
    const now = await besideCrowd(server, 'one-phone', async (pool) => {
      const own = await openEvening(pool, 'attacker@load.test');
      const closed = await say(pool, {
        path: '/events',
        body: { event: { name: 'With closed doors', guest_join: true } },
        token: own.token,
      });
      const email = (turn: number, n: number) => `nobody-${turn}-${n}@load.test`;
      return async (turn) => {
        const agent = `Attacker ${turn}`;
        await many(500, () => say(pool, { method: 'GET', path: `/events/${own.id}/invitation?here=ZZZZZZ`, agent }));
        await many(500, (n) =>
          say(pool, { path: '/users/sign_in', body: { user: { email: email(turn, n), password: 'a guess' } }, agent }),
        );
        await many(500, (n) =>
          say(pool, {
            method: 'PUT',
            path: '/users/sign_in_code',
            body: { user: { email: email(turn, n), code: '123456' } },
            agent,
          }),
        );
        await many(500, (n) =>
          say(pool, { path: '/users/sign_in_code', body: { user: { email: email(turn, n) } }, agent }),
        );
        await many(100, (n) =>
          say(pool, { path: '/users/password', body: { user: { email: email(turn, n) } }, agent }),
        );
        await many(20, () =>
          say(pool, { path: `/events/${closed.data.event.id}/join_as_guest`, body: { guest: { name: 'Ann' } }, agent }),
        );
      };
    });
    return { now };
  },
};
