import type { Language } from '@serendip/texts/languages';
import { serverTexts } from '@serendip/texts/server-texts';
import type { Mail } from '../../../adapters/mailer.ts';
import type { When } from '../../event-facts/moments.ts';
import { htmlOf } from '../../notifications/mails/html.ts';
import { domainOf, textOf } from '../../notifications/mails/mail.ts';
import { whenText } from '../../notifications/mails/when-text.ts';
import { hostsWords } from './hosts-words.ts';

export interface InvitationSubject {
  id: string;
  /** 0 for the invitation itself. */
  reminder: number;
  to: string;
  /** The inviting host's address. */
  from: string;
  name: string | null;
  /** Of the account with this address, else the event's. */
  language: Language;
  event: When & { name: string; place: string | null; description: string | null };
}

export interface Links {
  publicUrl: string;
  mailFrom: string;
  token: string;
  /** Tokens of the two ways to get no more of them. */
  noneFromHost: string;
  noneFromHere: string;
}

/** The one mail that an invited person gets, and its reminders. */
export function invitationMail({ event, from, name, language, ...about }: InvitationSubject, links: Links): Mail {
  const typed = hostsWords({ event: event.name, guest: name, place: event.place, description: event.description });
  const t = serverTexts(language, 'invitationMails');
  const heading = t(about.reminder > 0 ? 'reminder' : 'heading', { event: typed.event });
  const { url, ...ways } = waysOut(language, links);
  const parts = {
    language,
    heading,
    facts: [whenText(event, language) ?? '', typed.place].filter((fact) => fact !== ''),
    lines: [
      ...(typed.guest ? [t('hello', { guest: typed.guest })] : []),
      t(about.reminder > 0 ? 'waits' : 'invites', { host: from }),
      ...(typed.description ? [typed.description] : []),
      t('how'),
    ],
    button: { label: t('button'), url },
    ...ways,
  };
  return {
    ...sentTo(about.to, links),
    subject: heading,
    text: textOf(parts),
    html: htmlOf(parts),
    messageId: `<${about.id}.${about.reminder}@${domainOf(links.mailFrom)}>`,
  };
}

/** The person's link, and the two ways to get no more mails. */
export function waysOut(language: Language, { publicUrl, token, noneFromHost, noneFromHere }: Links) {
  const t = serverTexts(language, 'invitationMails');
  return {
    url: `${publicUrl}/i/${token}`,
    stop: `${publicUrl}/i/stop/${noneFromHost}`,
    settings: `${publicUrl}/i/stop/${noneFromHere}`,
    labels: { stop: t('noneFromHost'), settings: t('noneFromHere') },
  };
}

export const sentTo = (to: string, { publicUrl, token, noneFromHost, noneFromHere }: Links) => ({
  to,
  automatic: true,
  unsubscribe: [noneFromHost, noneFromHere].map((refusal) => `${publicUrl}/api/invitations/refusals/${refusal}`),
  link: `${publicUrl}/i/${token}`,
});
