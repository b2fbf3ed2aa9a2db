import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { call, must } from '../caller.ts';
import { password, runEnds, signUp, startRun, throwParty } from '../party.ts';
import { type Scenario, until, worst } from '../scenario.ts';
import { launch } from '../server-process.ts';
import { ownDatabase } from '../storage.ts';

const wanted = [
  'serendip_request_seconds_bucket',
  'serendip_queue_jobs{queue="match-run"}',
  'serendip_job_seconds_count{queue="match-run",outcome="completed"}',
  'serendip_jobs_under_way',
  'serendip_database_connections{state="open"}',
  'nodejs_eventloop_lag_p99_seconds',
  'process_resident_memory_bytes',
];

export const operatorView: Scenario = {
  name: 'operator-view',
  promise:
    'Metrics tell requests, queues, run times, pool and event loop; logs are JSON with request ids and hold nothing private',
  short: true,
  async run() {
    const storage = await ownDatabase();
    const server = await launch({ ...storage.env, LOG_LEVEL: 'trace' });
    try {
      await server.ready();
      const { url } = server;
      const party = await throwParty(url);
      const [guest] = party.guests;
      const token = String(guest?.token);
      const canary = 'canary-7d1f';
      const message = { content: `A message ${canary}` };
      await must(url, { method: 'POST', path: `/conversations/${guest?.partner}/messages`, token, body: { message } });
      const answer = { question_id: party.questionId, text_response: `An answer ${canary}` };
      const path = `/events/${party.eventId}/user_preferences`;
      await must(url, { method: 'POST', path, token, body: { event_user_preference: answer } });
      const email = `${canary}@faults.test`;
      const shown = await signUp(url, email);
      await must(url, { method: 'POST', path: '/users/password', body: { user: { email } } });
      await call(url, {
        method: 'POST',
        path: '/users/sign_in',
        body: { user: { email, password: `${canary} wrong` } },
      });
      const outbox = join(storage.dataDir, 'outbox');
      const list = async () => readdirSync(outbox, { withFileTypes: true }).filter(({ name }) => name.endsWith('.eml'));
      const linkIn = (name: string) => {
        const mail = readFileSync(join(outbox, name), 'utf8').replaceAll('=\n', '');
        return /reset-password\/([\w-]+)/.exec(mail)?.[1];
      };
      // Among mails to the guests that their matches are ready.
      const { seen: reset } = await until('the mail with the link in the outbox', 20, async () => {
        const mails = await list().catch(() => []);
        return mails.map(({ name }) => linkIn(name)).find((link) => link !== undefined);
      });
      const metrics = await (await fetch(`${url}/api/metrics`)).text();
      assert.deepEqual(
        wanted.filter((name) => !metrics.includes(name)),
        [],
        'metrics are missing',
      );
      // An internal error, to see what the log says about it: the table is gone when the request reads it.
      await storage.rows('alter table messages rename to messages_away');
      const failed = await call(url, {
        method: 'POST',
        path: `/conversations/${guest?.partner}/messages`,
        token,
        body: { message },
      });
      await storage.rows('alter table messages_away rename to messages');
      assert.equal(failed.status, 500);
      // And a job that cannot store the reasons it made from answers.
      await storage.rows('alter table match_pairs rename to pairs_away');
      await startRun(url, party.host, party.eventId);
      assert.equal((await runEnds(url, party.host, party.eventId, 60)).run.status, 'failed');
      const kept = await storage.rows("select output::text as output from jobs.job where name like 'match-run%'");
      assert.match(JSON.stringify(kept), /relation .*match_pairs.* does not exist/);
      assert.ok(!JSON.stringify(kept).includes('reasons_for'), "the queue stores people's answers");
      assert.equal(await server.stop(), 0);

      const lines = server
        .output()
        .split('\n')
        .filter((line) => line.trim() !== '');
      const parsed = lines.map((line) => JSON.parse(line) as { level: number; reqId?: string; link?: string });
      assert.ok(
        parsed.some(({ level, reqId }) => level === 50 && reqId),
        'the failure was logged without a request id',
      );
      const secrets = ['reasons_for', password, `${canary} wrong`, `A message ${canary}`, `An answer ${canary}`];
      const tokens = [party.host, shown, ...party.guests].map((person) => person.token);
      // Without a mail server the log shows the link once, because there is no mailbox to read it in.
      const hiding = lines.filter((_, index) => parsed[index]?.link === undefined);
      for (const secret of [...secrets, ...tokens, reset])
        assert.ok(!hiding.some((line) => line.includes(secret)), `the log holds ${secret.slice(0, 12)}…`);
      return { 'log lines': lines.length, 'secrets looked for': secrets.length + tokens.length + 1, found: 0 };
    } finally {
      server.signal('SIGKILL');
      await server.ended;
      await storage.remove();
    }
  },
};

export const lostNotifications: Scenario = {
  name: 'lost-notifications',
  promise: 'Jobs start without LISTEN/NOTIFY too, because workers also poll',
  short: false,
  async run() {
    const storage = await ownDatabase();
    const server = await launch(storage.env);
    try {
      await server.ready();
      const party = await throwParty(server.url);
      const seconds: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const cut = await storage.rows(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'LISTEN%'",
        );
        if (round === 0) assert.ok(cut.length > 0, 'nobody was listening');
        await startRun(server.url, party.host, party.eventId);
        const end = await runEnds(server.url, party.host, party.eventId);
        assert.equal(end.run.status, 'completed');
        seconds.push(end.seconds);
      }
      assert.equal(await server.stop(), 0);
      return { 'listeners cut': 3, 'slowest run': `${worst(seconds).toFixed(1)} s` };
    } finally {
      server.signal('SIGKILL');
      await server.ended;
      await storage.remove();
    }
  },
};
