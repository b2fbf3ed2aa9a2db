import assert from 'node:assert/strict';
import { freePort } from '@serendip/test-kit/free-port';
import { must } from '../caller.ts';
import { type Manner, openMailServer, type Taken } from '../mail-server.ts';
import { createEvent, signUp } from '../party.ts';
import { type Scenario, until } from '../scenario.ts';
import { launch, type ServerProcess } from '../server-process.ts';
import { ownDatabase, type Storage } from '../storage.ts';

/** So many are on their way at once: what a worker may have handed over that could not write it down any more. */
const atOnce = 10;

/** Lets this many people join the event, straight in PostgreSQL. */
const letJoin = (storage: Storage, eventId: string, people: number) =>
  storage.rows(
    `with people as (
       insert into users (email, alias, password_hash)
       select 'guest-' || n || '@mails.test', 'guest-' || n, '-' from generate_series(1, $2::int) n returning id)
     insert into memberships (event_id, user_id) select $1, id from people`,
    [eventId, people],
  );

/** The worker that hands mails over: the one the mail server hears from. Found by its metrics. */
async function handingOver(workers: ServerProcess[]): Promise<ServerProcess> {
  const { seen } = await until('a worker to hand mails over', 70, async () => {
    for (const worker of workers) {
      const metrics = await fetch(`${worker.url}/api/metrics`, { signal: AbortSignal.timeout(500) }).catch(() => null);
      if (/^serendip_jobs_under_way\{queue="hand-out-mails"\} 1$/m.test((await metrics?.text()) ?? '')) return worker;
    }
    return null;
  });
  return seen;
}

/** How often somebody got the same mail again. Throws where it was another mail. */
function repeats(mails: Taken[]): number {
  const ids = new Map<string, string>();
  for (const { to, messageId } of mails) {
    assert.ok(messageId, 'a mail has no id');
    assert.equal(ids.get(to) ?? messageId, messageId, 'somebody got two mails for one cause');
    ids.set(to, messageId);
  }
  return mails.length - ids.size;
}

export const mailsOnce: Scenario = {
  name: 'mails-once',
  promise:
    'Workers killed and paused, a mail server that stalls and refuses: each guest hears once that the event has moved',
  short: false,
  async run(long) {
    const people = long ? 300 : 150;
    const storage = await ownDatabase();
    const port = await freePort();
    let asked = 0;
    const manner = (): Manner => {
      asked += 1;
      // As many as it gets at once: they time out together.
      if (asked <= atOnce) return 'stall';
      if (asked % 25 === 0) return 'refuse';
      return asked % 20 === 0 ? 1_500 : 5;
    };
    const server = await openMailServer(port, manner);
    const guests = () => server.mails.filter(({ to }) => to.endsWith('@mails.test'));
    const env = { ...storage.env, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_RATE: '40' };
    const start = () => launch({ ...env, ROLE: 'worker' });
    const api = await launch({ ...env, ROLE: 'api' });
    const workers = [await start(), await start()];
    try {
      await Promise.all([api, ...workers].map((process) => process.ready()));
      const host = await signUp(api.url);
      const eventId = await createEvent(api.url, host, 'Harbour Mixer');
      await letJoin(storage, eventId, people);
      const event = { event_date: '2099-05-20' };
      await must(api.url, { method: 'PUT', path: `/events/${eventId}`, token: host.token, body: { event } });
      const waiting = async () => {
        const [row] = await storage.rows('select count(*)::int as n from deliveries');
        return Number(row?.n);
      };
      // The news waits two minutes for a second edit, which this does not.
      await until('news for everybody', 60, async () => (await waiting()) === people);
      await storage.rows('update deliveries set due_at = now()');
      const began = performance.now();
      let killed = 0;
      const disturbances = ['kill', 'pause'] as const;
      for (const [index, how] of disturbances.entries()) {
        const enough = Math.floor(((index + 1) * people) / (disturbances.length + 2));
        await until(`${enough} mails`, 120, async () => guests().length >= enough);
        const victim = await handingOver(workers);
        victim.signal(how === 'kill' ? 'SIGKILL' : 'SIGSTOP');
        if (how === 'kill') {
          killed += 1;
          await victim.ended;
          workers[workers.indexOf(victim)] = await start();
          continue;
        }
        // Until another has taken over what it held; then it goes on where it was.
        const before = guests().length;
        await until('another worker to go on', 90, async () => guests().length > before + 2 * atOnce);
        victim.signal('SIGCONT');
      }
      await until('nobody to wait any more', 150, async () => (await waiting()) === 0);
      const seconds = (performance.now() - began) / 1_000;
      assert.equal(new Set(guests().map(({ to }) => to)).size, people, 'somebody got no mail');
      const again = repeats(guests());
      // Mails in transit when a worker died or slept, with the same id, so that mailboxes recognise them.
      assert.ok(again <= disturbances.length * atOnce, `${again} mails went twice`);
      return {
        mails: people,
        killed,
        paused: disturbances.length - killed,
        'without a mail': 0,
        'sent again, with the same id': again,
        'all handed over': `${seconds.toFixed(0)} s`,
      };
    } finally {
      for (const process of [api, ...workers]) {
        process.signal('SIGKILL');
        await process.ended;
      }
      await server.close();
      await storage.remove();
    }
  },
};
