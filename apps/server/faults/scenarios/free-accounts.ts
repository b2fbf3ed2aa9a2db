import assert from 'node:assert/strict';
import { freePort } from '@serendip/test-kit/free-port';
import { type Call, call, must } from '../caller.ts';
import { openMailServer } from '../mail-server.ts';
import { type Guest, password } from '../party.ts';
import { inSeconds, type Scenario, until, worst } from '../scenario.ts';
import { launch } from '../server-process.ts';
import { ownDatabase } from '../storage.ts';

const [venue, elsewhere] = ['10.0.0.1', '10.0.0.2'];
const attackers = 20;
const edits = 30;
const advert = 'Buy now';

const many = <T>(count: number, act: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));

async function arrive(url: string, email: string, from = elsewhere): Promise<Guest> {
  const user = { email, password, password_confirmation: password };
  const headers = { 'x-forwarded-for': from };
  const { data, headers: answered } = await must(url, { method: 'POST', path: '/users', body: { user }, headers });
  const token = String(answered.authorization).replace('Bearer ', '');
  return { id: (data.user as { id: string }).id, email, token };
}

async function newEvent(url: string, { token }: Guest, name: string): Promise<string> {
  const event = { name, event_date: '2099-05-20' };
  const { data } = await must(url, { method: 'POST', path: '/events', token, body: { event } });
  return (data.event as { id: string }).id;
}

export const freeAccounts: Scenario = {
  name: 'free-accounts',
  promise:
    'Free accounts are no cannon: no stranger’s text is mailed, reports and edits come as one mail, a block holds, the owner of an address gets an account that somebody else made with it, runs take turns, and a crowd at the same address does not notice',
  short: false,
  async run(long) {
    const guests = long ? 300 : 100;
    const storage = await ownDatabase();
    const port = await freePort();
    const mailbox = await openMailServer(port);
    const mailsTo = (email: string) => mailbox.mails.filter(({ to }) => to === email);
    const server = await launch({
      ...storage.env,
      RATE_LIMIT: 'on',
      TRUST_PROXY: 'on',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      SAFETY_EMAIL: 'safety@faults.test',
      MAIL_RATE: '100',
    });
    try {
      await server.ready();
      const { url } = server;
      const at = (options: Call, from = venue) =>
        call(url, { method: 'POST', patience: 60_000, ...options, headers: { 'x-forwarded-for': from } });
      const [host, mill, victim] = [
        await arrive(url, 'host@faults.test'),
        await arrive(url, 'mill@faults.test'),
        await arrive(url, 'victim@faults.test'),
      ] as [Guest, Guest, Guest];
      await storage.rows('update users set email_confirmed_at = now()');
      // Shows the card to everyone at events, so strangers there can report.
      const card = { name: 'Vic', sight: 'events' };
      await must(url, { method: 'PUT', path: '/users/card', token: victim.token, body: { card } });
      const crew: Guest[] = [];
      for (let n = 0; n < attackers; n += 1) crew.push(await arrive(url, `crew-${n}@faults.test`, venue));
      const [evening, bait] = [await newEvent(url, host, 'An evening'), await newEvent(url, mill, advert)];
      const live = { action: 'open_doors', version: 0 };
      const opened = await must(url, {
        method: 'POST',
        path: `/events/${evening}/live`,
        token: host.token,
        body: { live },
      });
      const code = String((opened.data.live as { code?: string }).code);
      for (const { token } of [victim, ...crew]) {
        await at({ path: `/events/${evening}/join`, token });
        await at({ path: `/events/${bait}/join`, token });
      }
      const joined = () => mailsTo(victim.email).filter(({ text }) => text.includes('You joined'));
      await until('two mails about joining', 60, async () => joined().length === 2);
      const before = mailsTo(victim.email).length;

      const attack = async () => {
        // Codes and co-hosting to one mailbox, and joining again and again.
        await many(40, () => at({ path: '/users/sign_in_code', body: { user: { email: victim.email } } }));
        const cohost = { email: victim.email };
        for (let n = 0; n < 10; n += 1)
          await at({ path: `/events/${bait}/cohosts`, token: mill.token, body: { cohost } });
        await at({ method: 'PUT', path: `/users/blocks/${mill.id}`, token: victim.token });
        for (let n = 0; n < 10; n += 1)
          await at({ path: `/events/${bait}/cohosts`, token: mill.token, body: { cohost } });
        await many(attackers, async (n) => {
          const { token } = crew[n] as Guest;
          for (const deed of ['leave', 'join', 'leave', 'join']) await at({ path: `/events/${bait}/${deed}`, token });
        });
        // Reports of one person by twenty others, three times each.
        const report = { event_id: evening, reason: 'spam', words: advert };
        const reports = await many(3 * attackers, (n) =>
          at({ path: `/users/${victim.id}/reports`, token: crew[n % attackers]?.token, body: { report } }),
        );
        assert.ok(
          reports.every(({ status }) => status === 200),
          'a report was not taken',
        );
        for (let n = 0; n < edits; n += 1)
          await at({
            method: 'PUT',
            path: `/events/${bait}`,
            token: mill.token,
            body: { event: { place: `Place ${n}` } },
          });
        for (let n = 0; n < 5; n += 1) await at({ path: `/events/${bait}/run_matches`, token: mill.token, body: {} });
      };
      const waits: number[] = [];
      const crowd = async () => {
        for (let wave = 0; wave < guests / 20; wave += 1)
          await many(20, async (n) => {
            const begun = performance.now();
            const reply = await call(url, {
              method: 'POST',
              path: `/events/${evening}/join_as_guest?here=${code}`,
              body: { guest: { name: `Guest ${wave} ${n}` } },
              headers: { 'x-forwarded-for': venue, 'user-agent': `Phone ${n}` },
            });
            assert.equal(reply.status, 200, `a guest: ${reply.status} ${reply.message}`);
            waits.push(performance.now() - begun);
          });
      };
      await Promise.all([attack(), crowd()]);

      // A run of an honest host does not wait for the others.
      const started = await at({ path: `/events/${evening}/run_matches`, token: host.token, body: {} });
      assert.equal(started.status, 202, started.message);
      const run = await until('the host’s run', 60, async () => {
        const path = `/events/${evening}/match_status`;
        const { data } = await call(url, { path, token: host.token });
        return (data.match_run as { status?: string } | undefined)?.status === 'completed';
      });

      // An address of somebody else: the owner's first code ends what was made with it.
      const taken = await arrive(url, 'owner@faults.test', venue);
      await at({ path: '/users/sign_in_code', body: { user: { email: taken.email } } }, elsewhere);
      const { seen: digits } = await until(
        'a code',
        60,
        async () => mailsTo(taken.email).flatMap(({ text }) => /^(\d{6})\r?$/m.exec(text)?.[1] ?? [])[0],
      );
      const owner = { email: taken.email, code: digits };
      const back = await at({ method: 'PUT', path: '/users/sign_in_code', body: { user: owner } }, elsewhere);
      assert.equal(back.status, 200, back.message);
      assert.equal((await call(url, { path: '/users/export', token: taken.token })).status, 401);

      await until('a mail about the reports', 60, async () => mailsTo('safety@faults.test').length > 0);
      const asked = await call(url, { path: '/users/cohost_invitations', token: victim.token });
      assert.deepEqual(asked.data.invitations, [], 'an invitation across a block');
      const [news] = await storage.rows(
        `select count(*)::int as n, count(distinct user_id)::int as people from notifications where kind = 'event_moved'`,
      );
      assert.ok(Number(news?.n) > 0, 'the edits were no news');
      assert.equal(news?.n, news?.people, 'more than one entry for many edits');
      const mails = mailsTo(victim.email).slice(before);
      assert.ok(mails.length <= 8, `the victim got ${mails.length} mails`);
      assert.ok(!mails.some(({ text }) => text.includes(advert)), 'a stranger’s words were mailed');
      const ofCrew = crew.flatMap(({ email }) => mailsTo(email));
      assert.ok(ofCrew.length <= attackers, 'an unconfirmed address got news');
      assert.ok(
        mailsTo('safety@faults.test').length <= 2,
        `${mailsTo('safety@faults.test').length} mails about reports`,
      );
      assert.ok(worst(waits) < 15_000, `the slowest waited ${inSeconds(worst(waits))}`);
      assert.equal(await server.stop(), 0);
      return {
        'guests came in': waits.length,
        slowest: inSeconds(worst(waits)),
        'mails to the one mailbox': mails.length,
        'mails about 60 reports': mailsTo('safety@faults.test').length,
        'an honest run': inSeconds(run.seconds * 1_000),
      };
    } finally {
      server.signal('SIGKILL');
      await server.ended;
      await mailbox.close();
      await storage.remove();
    }
  },
};
