import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { SMTPError } from 'nodemailer/lib/smtp-connection';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { makeFolder } from '../make-folder.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** An entry for calendars, as `event.ics`. */
  calendar?: string;
  /** Stable, so that whoever gets a mail twice can tell. */
  messageId?: string;
  /** Nobody has written it: no answering machine should answer. */
  automatic?: boolean;
  /** Where mails of this kind are stopped by one request without a session (RFC 8058). */
  unsubscribe?: string;
  /** The link the mail is about; without a mail server it is shown in the log, since nobody has a mailbox then. */
  link?: string;
}

export interface Mailer {
  /** Throws where a later try may help, and then names no recipient. One refused for good is logged and over. */
  send(mail: Mail): Promise<void>;
}

/** So many notifications are on their way to the mail server at once. */
export const mailsAtOnce = 10;

/** Makes the mail's bytes and nothing else. */
const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

/** No line of a header is this. */
const inPlaceOfText = '\nthe text\n';
/** What may travel as it is: ASCII, in lines as long as mail servers take. */
const isPlain = (text: string) => /^(?:[ -~]{0,998}\n)*[ -~]{0,998}$/.test(text);

/** Mails cut lines over 76 characters in an encoding of their own, but whoever reads a mail raw wants its link whole. */
async function compose(from: string, mail: Mail) {
  const { to, subject, text, html, calendar, messageId, automatic, unsubscribe } = mail;
  const plain = isPlain(text);
  const { envelope, message } = await composer.sendMail({
    from,
    to,
    subject,
    text: plain ? inPlaceOfText : text,
    ...(html && { html }),
    ...(messageId && { messageId }),
    headers: {
      ...(automatic && { 'Auto-Submitted': 'auto-generated' }),
      ...(unsubscribe && {
        // As it is: folded in its middle it would be no address any more.
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(calendar && {
      attachments: [{ filename: 'event.ics', content: calendar, contentType: 'text/calendar; charset=utf-8' }],
    }),
  });
  return { envelope, raw: plain ? String(message).replace(inPlaceOfText, () => text) : message };
}

/** The server will not have this mail for this recipient, today or tomorrow. A sign-in it refuses can be mended. */
const isRefusedForGood = ({ responseCode = 0, command = '' }: SMTPError) =>
  responseCode >= 500 && responseCode < 600 && /^(RCPT TO|DATA)$/.test(command);

function smtpMailer(smtpUrl: string, from: string, log: Logger): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    // Connecting and signing in takes most of a mail's time, so one connection takes many.
    pool: true,
    // Codes and links that somebody waits for never stand behind notifications.
    maxConnections: 2 * mailsAtOnce,
    // Only what has not begun to leave is sent over another connection: no mail goes twice by this.
    maxRequeues: 1,
    idleTimeout: 5_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail) {
      await transport.sendMail(await compose(from, mail)).catch((error: SMTPError) => {
        const { code, command, responseCode } = error;
        if (isRefusedForGood(error)) return log.warn({ code, command, responseCode }, 'a mail was refused for good');
        // Its message repeats the server's words, the recipient's address among them.
        throw new Error(
          `the mail server did not take a mail: ${[code, command, responseCode].filter(Boolean).join(' ')}`,
        );
      });
    },
  };
}

function outboxMailer(folder: string, from: string, log: Logger): Mailer {
  return {
    async send(mail) {
      makeFolder(folder);
      const { raw } = await compose(from, mail);
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      // Written aside and renamed, so that nobody reads half a mail.
      const aside = join(folder, `.${name}.part`);
      await writeFile(aside, raw, { mode: 0o600 });
      await rename(aside, join(folder, name));
      log.info(
        { file: join(folder, name), link: mail.link },
        `no SMTP_URL is set: the mail "${mail.subject}" was written to the outbox`,
      );
    },
  };
}

/** Where mails wait for an operator while no mail server is set. */
export const outboxOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox');

/** Sends through `SMTP_URL`, or writes each mail as an `.eml` file to the outbox of the data folder. */
export const openMailer = (config: Config, log: Logger): Mailer =>
  config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom, log)
    : outboxMailer(outboxOf(config), config.mailFrom, log);
