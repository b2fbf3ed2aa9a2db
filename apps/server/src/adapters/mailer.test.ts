import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openMailer } from './mailer.ts';

let folder: string;
const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serendip-mail-'));
  lines.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const mail = { to: 'ada@example.org', subject: 'Grüße', text: 'Zeile eins\nhttps://x.test/reset-password/abc\n' };

interface Received {
  from: string;
  to: string[];
  content: string;
}

/** A mail server in this process. `refusal` is the code with which it says no to a recipient. */
async function mailServer(refusal?: number) {
  const received: Received[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    // Milliseconds for which closing waits for connections that are kept for the next mail.
    closeTimeout: 10,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(refusal ? Object.assign(new Error(`no mailbox ${address}`), { responseCode: refusal }) : null),
    onData(stream, { envelope }, done) {
      let content = '';
      stream.on('data', (chunk) => {
        content += String(chunk);
      });
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          content,
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    received,
    port,
    connections: () => connections,
    /** Ends every connection, as servers do with those that say nothing for long. */
    drop: () => {
      for (const connection of server.connections) connection.close();
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

describe('without a mail server', () => {
  test('each mail is an .eml file in the outbox, and its link is shown in the log', async () => {
    const mailer = openMailer(readConfig({ DATA_DIR: folder, MAIL_FROM: 'Serendip <hello@x.test>' }), log);
    await Promise.all([1, 2, 3].map((n) => mailer.send({ ...mail, link: `https://x.test/${n}` })));
    const files = readdirSync(join(folder, 'outbox'));
    expect(files).toHaveLength(3);
    for (const file of files) {
      expect(file).toMatch(/^[^.].*\.eml$/);
      const content = readFileSync(join(folder, 'outbox', file), 'utf8');
      expect(content).toMatch(/^From: Serendip <hello@x\.test>$/m);
      expect(content).toMatch(/^To: ada@example\.org$/m);
      expect(content).toContain('https://x.test/reset-password/abc');
    }
    for (const n of [1, 2, 3]) expect(lines.join('')).toContain(`https://x.test/${n}`);
  });
});

test.each([60, 900])('a link of %i characters stands whole in its file', async (length) => {
  const mailer = openMailer(readConfig({ DATA_DIR: folder, MAIL_FROM: 'Serendip <hello@x.test>' }), log);
  const link = `https://x.test/${'=a$&'.repeat(length / 4)}`;
  await mailer.send({ to: 'ada@example.org', subject: 'the text', text: `Hello,\n\n${link}\n\nBye\n` });
  const [file = ''] = readdirSync(join(folder, 'outbox'));
  const [head, ...paragraphs] = readFileSync(join(folder, 'outbox', file), 'utf8').split('\n\n');
  expect(head).toMatch(/^Content-Transfer-Encoding: 7bit$/m);
  expect(head).toMatch(/^Subject: the text$/m);
  expect(paragraphs).toEqual(['Hello,', link, 'Bye\n']);
});

describe('with SMTP_URL', () => {
  const mailerTo = (port: number) =>
    openMailer(
      readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, DATA_DIR: folder, MAIL_FROM: 'Serendip <hello@x.test>' }),
      log,
    );

  test('the mail reaches the server, and neither the outbox nor the log holds its link', async () => {
    const server = await mailServer();
    await mailerTo(server.port).send({ ...mail, link: 'https://x.test/secret' });
    await server.close();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ from: 'hello@x.test', to: ['ada@example.org'] });
    expect(server.received[0]?.content).toContain('https://x.test/reset-password/abc');
    expect(readdirSync(folder)).toEqual([]);
    expect(lines.join('')).not.toContain('https://x.test');
  });

  test('mails one after the other go over one connection, and one that the server dropped is made again', async () => {
    const server = await mailServer();
    const mailer = mailerTo(server.port);
    for (let n = 0; n < 5; n += 1) await mailer.send(mail);
    expect(server.connections()).toBe(1);
    server.drop();
    await mailer.send(mail);
    expect(server.connections()).toBe(2);
    expect(server.received).toHaveLength(6);
    await server.close();
  });

  test('a header cannot be slipped in through a subject', async () => {
    const server = await mailServer();
    const subject = 'Hello\r\nBcc: victim@example.org';
    await mailerTo(server.port).send({ ...mail, subject });
    await server.close();
    expect(server.received[0]?.content).not.toMatch(/^bcc:/im);
    expect(server.received[0]?.to).toEqual(['ada@example.org']);
  });

  test.each([60, 900])('a link of %i characters travels whole', async (length) => {
    const server = await mailServer();
    const link = `https://x.test/${'=a$.'.repeat(length / 4)}`;
    await mailerTo(server.port).send({ to: 'ada@example.org', subject: 'x', text: `Hello,\n\n${link}\n.\nBye\n` });
    await server.close();
    const content = server.received[0]?.content ?? '';
    expect(content).toMatch(/^Content-Transfer-Encoding: 7bit\r$/m);
    expect(content.split('\r\n')).toEqual(expect.arrayContaining(['Hello,', link, '.', 'Bye']));
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('a line longer than mail servers take is cut in an encoding that is put together again', async () => {
    const server = await mailServer();
    const link = `https://x.test/${'a'.repeat(1_000)}`;
    await mailerTo(server.port).send({ ...mail, text: link });
    await server.close();
    const [, body = ''] = server.received[0]?.content.split('\r\n\r\n') ?? [];
    expect(Math.max(...body.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76);
    expect(body.replaceAll('=\r\n', '')).toContain(link);
  });

  test('a mail that is refused for good is over: the log tells the code, and not whose mail it was', async () => {
    const server = await mailServer(550);
    await mailerTo(server.port).send(mail);
    await server.close();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, msg: 'a mail was refused permanently', responseCode: 550, command: 'RCPT TO' },
    ]);
    expect(lines.join('')).not.toMatch(/ada|mailbox/);
  });

  test('a refusal for now and an absent server are errors that name nobody, so that the job is tried again', async () => {
    const server = await mailServer(451);
    await expect(mailerTo(server.port).send(mail)).rejects.toThrow(
      /^the mail server did not accept a mail: EENVELOPE RCPT TO 451$/,
    );
    await server.close();
    const free = createServer();
    await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
    const address = free.address();
    await new Promise((resolve) => free.close(resolve));
    await expect(mailerTo(typeof address === 'object' && address ? address.port : 0).send(mail)).rejects.toThrow(
      /^the mail server did not accept a mail: ESOCKET CONN$/,
    );
    expect(lines).toEqual([]);
  });
});
