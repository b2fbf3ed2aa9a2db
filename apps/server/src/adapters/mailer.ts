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
  /** Stable, so that mail programs recognise a mail sent twice. */
  messageId?: string;
  /** Marks an automatic mail, so that auto-responders stay silent. */
  automatic?: boolean;
  /** The addresses that unsubscribe from such mails without a session (RFC 8058), the preferred one first. */
  unsubscribe?: string | string[];
  /** The mail's link; without a mail server it is logged for the operator. */
  link?: string;
}

export interface Mailer {
  /** Throws without naming the recipient if a retry may help. A permanent refusal is only logged. */
  send(mail: Mail): Promise<void>;
}

/** The most notification mails sent at once. */
export const mailsAtOnce = 10;

/** Only builds the mail's bytes. */
const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

/** A marker that no header line equals. */
const inPlaceOfText = '\nthe text\n';
/** Text that needs no encoding: ASCII, in lines of a length that mail servers accept. */
const isPlain = (text: string) => /^(?:[ -~]{0,998}\n)*[ -~]{0,998}$/.test(text);

/** Mail programs act on a method only where the type names it, too. */
function calendarType(calendar: string): string {
  const method = /^METHOD:(\w+)\r?$/m.exec(calendar)?.[1];
  return `text/calendar; charset=utf-8${method ? `; method=${method}` : ''}`;
}

/** Encoding cuts lines over 76 characters, but a link in the raw mail should stay whole. */
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
        // Not folded, since a folded address would break.
        'List-Unsubscribe': {
          prepared: true,
          value: [unsubscribe]
            .flat()
            .map((address) => `<${address}>`)
            .join(', '),
        },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(calendar && {
      attachments: [{ filename: 'event.ics', content: calendar, contentType: calendarType(calendar) }],
    }),
  });
  return { envelope, raw: plain ? String(message).replace(inPlaceOfText, () => text) : message };
}

/** The server refuses this mail for good. A refused sign-in of ours is different: an operator can correct it. */
const isRefusedForGood = ({ responseCode = 0, command = '' }: SMTPError) =>
  responseCode >= 500 && responseCode < 600 && /^(RCPT TO|DATA)$/.test(command);

function smtpMailer(smtpUrl: string, from: string, log: Logger): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    // Connecting and signing in takes most of the time, so one connection sends many mails.
    pool: true,
    // A separate pool, so that codes and links never wait behind notifications.
    maxConnections: 2 * mailsAtOnce,
    // Only mails whose sending has not started move to another connection, so none is sent twice.
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
        if (isRefusedForGood(error)) return log.warn({ code, command, responseCode }, 'a mail was refused permanently');
        // The error's message repeats the server's text, including the recipient's address.
        throw new Error(
          `the mail server did not accept a mail: ${[code, command, responseCode].filter(Boolean).join(' ')}`,
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
      // Written to a temporary file and renamed, so that no reader sees a partial mail.
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

/** The outbox for operators while no mail server is set. */
export const outboxOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox');

/** Sends through `SMTP_URL`, or writes each mail as an `.eml` file to the outbox of the data folder. */
export const openMailer = (config: Config, log: Logger): Mailer =>
  config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom, log)
    : outboxMailer(outboxOf(config), config.mailFrom, log);
