import { SMTPServer } from 'smtp-server';

export interface Taken {
  to: string;
  messageId: string;
  text: string;
}

/**
 * The server's reaction to a mail: it accepts it at once or after a number of milliseconds, refuses it for now, or
 * never answers.
 */
export type Manner = number | 'refuse' | 'stall';

/** A mail server that speaks SMTP. It holds what it said yes to, in that order. */
export async function openMailServer(port: number, manner: () => Manner = () => 0) {
  const mails: Taken[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      const chunks: string[] = [];
      stream.on('data', (chunk) => chunks.push(String(chunk)));
      stream.on('end', () => {
        const does = manner();
        if (does === 'stall') return;
        if (does === 'refuse') return done(Object.assign(new Error('come back later'), { responseCode: 451 }));
        const text = chunks.join('');
        const messageId = /^message-id: (.*)$/im.exec(text)?.[1]?.trim() ?? '';
        const take = () => {
          for (const { address } of envelope.rcptTo) mails.push({ to: address, messageId, text });
          done();
        };
        setTimeout(take, does);
      });
    },
  });
  // Connections of killed processes break off.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { mails, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
