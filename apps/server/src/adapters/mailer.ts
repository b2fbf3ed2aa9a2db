import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { makeFolder } from '../make-folder.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The link the mail is about; without a mail server it is shown in the log, since nobody has a mailbox then. */
  link?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = nodemailer.createTransport(
    { url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
    { from },
  );
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ to, subject, text });
    },
  };
}

/** No line of a header is this. */
const inPlaceOfText = '\nthe text\n';

function outboxMailer(folder: string, from: string, log: Logger): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
  return {
    async send({ to, subject, text, link }) {
      makeFolder(folder);
      // Mails cut lines over 76 characters in an encoding of their own, but whoever reads the file wants its link whole.
      const isPlain = /^[\n -~]*$/.test(text);
      const { message } = await transport.sendMail({ to, subject, text: isPlain ? inPlaceOfText : text });
      const mail = isPlain ? String(message).replace(inPlaceOfText, () => text) : message;
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      // Written aside and renamed, so that nobody reads half a mail.
      const aside = join(folder, `.${name}.part`);
      await writeFile(aside, mail);
      await rename(aside, join(folder, name));
      log.info(
        { file: join(folder, name), link },
        `no SMTP_URL is set: the mail "${subject}" was written to the outbox`,
      );
    },
  };
}

/** Sends through `SMTP_URL`, or writes each mail as an `.eml` file to the outbox of the data folder. */
export const openMailer = (config: Config, log: Logger): Mailer =>
  config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : outboxMailer(join(config.dataDir, 'outbox'), config.mailFrom, log);
