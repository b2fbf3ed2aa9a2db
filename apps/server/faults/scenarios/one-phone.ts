import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@serendip/test-kit/free-port';
import { clientOfKit, startSignOnProvider } from '@serendip/test-kit/sign-on-provider';
import { type Call, call, must } from '../caller.ts';
import { inSeconds, type Scenario, until, worst } from '../scenario.ts';
import { launch } from '../server-process.ts';
import { embedded } from '../storage.ts';

const password = 'correct horse battery';
const [venue, elsewhere] = ['10.0.0.1', '10.0.0.2'];
const at = (address: string, browser = 'An attacker') => ({ 'x-forwarded-for': address, 'user-agent': browser });

/** A call of the attacker, who may be kept waiting or cut. */
const attack = (url: string, options: Call) => call(url, { patience: 60_000, ...options }).catch(() => undefined);

const many = (count: number, act: (n: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));

/** An event with open doors and its code, of somebody who comes from elsewhere. */
async function openEvening(url: string, email: string) {
  const user = { email, password, password_confirmation: password };
  const headers = at(elsewhere);
  const { headers: answered } = await must(url, { method: 'POST', path: '/users', body: { user }, headers });
  const token = String(answered.authorization).replace('Bearer ', '');
  const made = await must(url, { method: 'POST', path: '/events', token, body: { event: { name: 'An evening' } } });
  const { id } = made.data.event as { id: string };
  const live = { action: 'open_doors', version: 0 };
  const opened = await must(url, { method: 'POST', path: `/events/${id}/live`, token, body: { live } });
  return { id, code: String((opened.data.live as { code?: string }).code), token };
}

/** Uses up everything that the phone shares with its address. */
async function useUp(url: string): Promise<void> {
  const own = await openEvening(url, 'attacker@faults.test');
  const closed = await must(url, {
    method: 'POST',
    path: '/events',
    token: own.token,
    body: { event: { name: 'With closed doors', guest_join: true } },
  });
  const { id } = closed.data.event as { id: string };
  const email = (n: number) => `nobody-${n}@faults.test`;
  const headers = at(venue);
  const post = (path: string, body: object) => attack(url, { method: 'POST', path, body, headers });
  await many(501, () => attack(url, { path: `/events/${own.id}/invitation?here=ZZZZZZ`, headers }));
  await many(510, (n) => post('/users/sign_in', { user: { email: email(n), password: 'a guess' } }));
  await many(510, (n) =>
    attack(url, {
      method: 'PUT',
      path: '/users/sign_in_code',
      body: { user: { email: email(n), code: '123456' } },
      headers,
    }),
  );
  await many(510, (n) => post('/users/sign_in_code', { user: { email: email(n) } }));
  await many(110, (n) => post('/users/password', { user: { email: email(n) } }));
  await many(25, () => post(`/events/${id}/join_as_guest`, { guest: { name: 'Ann' } }));
}

/** The newest mail's first match. The folder is made with the first mail. */
function inOutbox(dataDir: string, pattern: RegExp): string | undefined {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder).toSorted();
  return files.map((file) => pattern.exec(readFileSync(join(folder, file), 'utf8'))?.[1]).findLast(Boolean);
}

export const onePhone: Scenario = {
  name: 'one-phone',
  promise:
    'One phone that uses up all budgets of its address closes no way in for others there: codes at the door, passwords, mailed codes, new passwords, single sign-on, guests',
  short: false,
  async run() {
    const storage = embedded();
    const kit = await startSignOnProvider(await freePort(), 'http://localhost:3000/api/sign_in/oidc/callback');
    const server = await launch({
      ...storage.env,
      RATE_LIMIT: 'on',
      TRUST_PROXY: 'on',
      OIDC_ISSUER: kit.issuer,
      OIDC_CLIENT_ID: clientOfKit.id,
      OIDC_CLIENT_SECRET: clientOfKit.secret,
      OIDC_NAME: 'The Club',
    });
    try {
      await server.ready();
      const { url } = server;
      const evening = await openEvening(url, 'host@faults.test');
      const emails = Array.from({ length: 60 }, (_, n) => `guest-${n}@faults.test`);
      for (const email of emails) {
        const user = { email, password, password_confirmation: password };
        await must(url, { method: 'POST', path: '/users', body: { user }, headers: at(elsewhere) });
      }
      await useUp(url);
      const oidc = () => fetch(`${url}/api/sign_in/oidc`, { redirect: 'manual', headers: at(venue) });
      for (let turn = 0; turn < 21; turn += 1) await many(48, async () => (await oidc()).text());
      const waits: number[] = [];
      const come = async (options: Call, browser = 'A guest') => {
        const begun = performance.now();
        const reply = await call(url, { method: 'POST', patience: 60_000, ...options, headers: at(venue, browser) });
        assert.equal(reply.status, 200, `${options.path}: ${reply.status} ${reply.message}`);
        waits.push(performance.now() - begun);
      };
      const door = `/events/${evening.id}/join_as_guest?here=${evening.code}`;
      // The wrong ones go on meanwhile: invented ones, and of an account of the attacker's own.
      let isOver = false;
      // If the scenario fails, the server is killed under them.
      const wrongOnes = many(20, async (n) => {
        for (let turn = 0; !isOver; turn += 1) {
          const email = n % 2 ? 'attacker@faults.test' : `invented-${n}-${turn}@faults.test`;
          const user = { email, password: 'a guess' };
          await attack(url, { method: 'POST', path: '/users/sign_in', body: { user }, headers: at(venue) });
        }
      });
      wrongOnes.catch(() => undefined);
      await many(240, (n) => come({ path: door, body: { guest: { name: `Guest ${n}` } } }, `Phone ${n % 20}`));
      await many(emails.length, (n) =>
        come({ path: '/users/sign_in', body: { user: { email: emails[n], password } } }),
      );
      const [email] = emails;
      await come({ path: '/users/sign_in_code', body: { user: { email } } });
      const { seen: code } = await until('a code by mail', 30, async () => inOutbox(storage.dataDir, /^(\d{6})\r?$/m));
      await come({ method: 'PUT', path: '/users/sign_in_code', body: { user: { email, code } } });
      await come({ path: '/users/password', body: { user: { email: emails[1] } } });
      await until('a reset link by mail', 30, async () => inOutbox(storage.dataDir, /(reset-password\/\S+)/));
      const leads = await oidc();
      const location = String(leads.headers.get('location'));
      assert.ok(location.startsWith(kit.issuer), `single sign-on: ${leads.status} ${location}`);
      isOver = true;
      await wrongOnes;
      // Seven seconds where nothing else runs; a busy machine hashes several times as slowly.
      assert.ok(worst(waits) < 30_000, `the slowest waited ${inSeconds(worst(waits))}`);
      assert.equal(await server.stop(), 0);
      return { 'came in': waits.length, refused: 0, 'slowest of 60 passwords at once': inSeconds(worst(waits)) };
    } finally {
      server.signal('SIGKILL');
      await server.ended;
      await kit.stop();
      await storage.remove();
    }
  },
};
