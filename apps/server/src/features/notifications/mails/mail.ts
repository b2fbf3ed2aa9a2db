import type { NotificationKind } from '@serendip/contract/notifications';
import type { Language } from '@serendip/texts/languages';
import { serverTexts } from '@serendip/texts/server-texts';
import type { Mail } from '../../../adapters/mailer.ts';
import { inOneLine, newsLine, pageOf } from '../news-text.ts';
import { htmlOf, type LetterParts, newsLabels } from './html.ts';
import type { HostsWord } from './words-in-mail.ts';

/** The inputs of a notification's mail. */
export interface MailSubject {
  /** The delivery's. */
  id: string;
  kind: NotificationKind;
  to: string;
  /** Whether the reader may see the event's name in the subject. */
  isKnown: boolean;
  event: { id: string; name: string; when: string | null; place: string | null; isToday: boolean } | null;
  /** The other person, called as the reader may see. Never in the subject. */
  other: { id: string; name: string } | null;
  calendar?: string;
  /** The reader's. */
  language: Language;
  /** The texts of a mail from a host. */
  words: Pick<HostsWord, 'heading' | 'text'>[];
}

interface Addresses {
  publicUrl: string;
  mailFrom: string;
  /** The token of the unsubscribe link for this kind. */
  token: string;
}

/** The texts below the heading. */
function linesOf({ kind, event, other, words, language }: MailSubject): string[] {
  const t = serverTexts(language, 'newsMails');
  const name = other?.name ?? t('somebody');
  switch (kind) {
    case 'message':
      return [t('message.line', { name }), t('message.pause')];
    case 'contact_returned':
      return [t('contact_returned.line', { name })];
    case 'event_moved':
      return [event?.when === null ? t('event_moved.noDate') : t('event_moved.line')];
    case 'from_host':
      return [
        ...words.flatMap(({ heading, text }, at) => [...(at > 0 ? [heading] : []), ...text.split(/\n+/)]),
        event ? t('from_host.line', { event: inOneLine(event.name) }) : t('from_host.lineOfUnknown'),
      ];
    case 'cohost':
      return [t('cohost.line'), t('cohost.not_yet')];
    default:
      return [t(`${kind}.line`)];
  }
}

const withCalendar = new Set<NotificationKind>(['joined', 'let_in', 'off_waiting_list', 'event_moved']);
/** Whether the mail shows the event's time and place. */
const withFacts = new Set<NotificationKind>([...withCalendar, 'event_tomorrow']);

export const hasCalendar = (kind: NotificationKind): boolean => withCalendar.has(kind);

const entrySentence = ({ kind, event, language }: MailSubject): string =>
  serverTexts(
    language,
    'newsMails',
  )(kind === 'event_called_off' || event?.when === null ? 'entryTaken' : 'entryAttached');

export function mailOf(about: MailSubject, { publicUrl, mailFrom, token }: Addresses): Mail {
  const { kind, event, other, isKnown, language } = about;
  const t = serverTexts(language, 'newsMails');
  const subject = newsLine(kind, event?.name ?? null, { isToday: event?.isToday ?? false, isKnown, language });
  const facts = event && withFacts.has(kind) ? [event.when, event.place && inOneLine(event.place)] : [];
  const parts = {
    language,
    heading: about.words[0]?.heading ?? subject,
    facts: facts.filter((fact) => fact !== null),
    lines: [...linesOf(about), ...(about.calendar ? [entrySentence(about)] : [])],
    button: { label: t(`${kind}.button`), url: `${publicUrl}${pageOf(kind, event?.id ?? null, other?.id ?? null)}` },
    stop: `${publicUrl}/unsubscribe/${token}`,
    settings: `${publicUrl}/profile#notifications`,
  };
  return {
    to: about.to,
    subject,
    text: textOf(parts, about.words.length > 0),
    html: htmlOf(parts),
    ...(about.calendar && { calendar: about.calendar }),
    messageId: `<${about.id}@${domainOf(mailFrom)}>`,
    automatic: true,
    unsubscribe: `${publicUrl}/api/unsubscribe/${token}`,
  };
}

/** Lines of one digest; the bell has all. */
const mostLines = 50;

/** One mail for everything that was over the mailbox's budget of a day. Its subject names no event. */
export function digestOf(
  { id, to, lines, language }: { id: string; to: string; lines: string[]; language: Language },
  { publicUrl, mailFrom, token }: Addresses,
): Mail {
  const more = lines.length - mostLines;
  const t = serverTexts(language, 'newsMails');
  const parts = {
    language,
    heading: t('digest.heading'),
    facts: [],
    lines: [...lines.slice(0, mostLines), ...(more > 0 ? [t('digest.more', { count: String(more) })] : [])],
    button: { label: t('digest.button'), url: `${publicUrl}/notifications` },
    stop: `${publicUrl}/unsubscribe/${token}`,
    settings: `${publicUrl}/profile#notifications`,
  };
  return {
    to,
    subject: parts.heading,
    text: textOf(parts),
    html: htmlOf(parts),
    messageId: `<${id}@${domainOf(mailFrom)}>`,
    automatic: true,
    unsubscribe: `${publicUrl}/api/unsubscribe/${token}`,
  };
}

/** Mail programs leave a last sign that is no letter or digit out of a link. */
const inText = (link: string): string => (/[A-Za-z0-9]$/.test(link) ? link : `<${link}>`);

/** A host's heading stays as it was typed. */
export const textOf = (
  { heading, facts, lines, button, stop, settings, language, labels = newsLabels(language) }: LetterParts,
  isTyped = /[.?!…]$/.test(heading),
): string => {
  const t = serverTexts(language, 'newsMails');
  const named = (label: string) => t('named', { label });
  return [
    isTyped ? heading : `${heading}.`,
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    lines.join('\n'),
    `${named(button.label)}\n${inText(button.url)}`,
    `--\n${named(labels.stop)} ${inText(stop)}\n${named(labels.settings)} ${inText(settings)}\n`,
  ].join('\n\n');
};

export const domainOf = (sender: string): string => /@([^\s<>@]+)>?$/.exec(sender)?.[1] ?? 'localhost';
