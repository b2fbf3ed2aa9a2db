import assert from 'node:assert/strict';
import { createServer, type Socket } from 'node:net';
import { freePort } from '@serendip/test-kit/free-port';
import { must } from '../caller.ts';
import { openMailServer } from '../mail-server.ts';
import { signUp } from '../party.ts';
import { inSeconds, type Scenario, sleep, until, worst } from '../scenario.ts';
import { launch } from '../server-process.ts';
import { embedded } from '../storage.ts';

/** Accepts connections and says nothing. */
async function openStallingServer(port: number) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    met: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const mailAway: Scenario = {
  name: 'mail-away',
  promise:
    'With the mail server refusing or stalling, sign-up and reset answer 200 at once; each mail is sent once after its return',
  short: false,
  async run() {
    const storage = embedded();
    const port = await freePort();
    const server = await launch({ ...storage.env, SMTP_URL: `smtp://127.0.0.1:${port}` });
    const waits: number[] = [];
    const asks = async (email: string) => {
      const started = performance.now();
      await must(server.url, { method: 'POST', path: '/users/password', body: { user: { email } } });
      waits.push(performance.now() - started);
    };
    try {
      await server.ready();
      const started = performance.now();
      const refused = await signUp(server.url);
      waits.push(performance.now() - started);
      await asks(refused.email);
      await sleep(3_000);
      const stalling = await openStallingServer(port);
      const stalled = await signUp(server.url);
      await asks(stalled.email);
      await until('a connection to the silent mail server', 30, async () => stalling.met() > 0);
      await sleep(2_000);
      await stalling.close();
      const mail = await openMailServer(port);
      const { seconds } = await until('all mails', 90, async () => mail.mails.length >= 4);
      await sleep(8_000);
      for (const { email } of [refused, stalled]) {
        const own = mail.mails.filter(({ to }) => to === email);
        for (const about of [/reset-password/, /confirm-email/]) {
          const sent = own.filter(({ text }) => about.test(text)).length;
          assert.equal(sent, 1, `${sent} mails for one request`);
        }
      }
      assert.ok(worst(waits) < 3_000, `an answer took ${inSeconds(worst(waits))}`);
      await mail.close();
      return {
        mails: 4,
        'sent twice': 0,
        'slowest answer': inSeconds(worst(waits)),
        'sent after return': `${seconds.toFixed(0)} s`,
      };
    } finally {
      server.signal('SIGKILL');
      await server.ended;
      await storage.remove();
    }
  },
};
