import type { NotificationKind } from '@serendip/contract/notifications';
import type { Mail } from '../../../adapters/mailer.ts';
import { inOneLine, newsLine, pageOf } from '../news-text.ts';
import { htmlOf, type LetterParts } from './html.ts';

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
}

interface Addresses {
  publicUrl: string;
  mailFrom: string;
  /** The token of the unsubscribe link for this kind. */
  token: string;
}

/** The texts below the heading and on the button. */
const bodies: Record<NotificationKind, { lines: (about: MailSubject) => string[]; button: string }> = {
  matches_ready: {
    lines: () => ['See whom you could meet, why you fit, and what you could ask first.'],
    button: 'See your matches',
  },
  message: {
    lines: ({ other }) => [
      `${other?.name ?? 'Somebody'} wrote to you.`,
      'You get no further mail about this conversation until you have read it.',
    ],
    button: 'Read the message',
  },
  joined: {
    lines: () => ['Answer the questions of the event, so that your matches fit you.'],
    button: 'See the event',
  },
  event_tomorrow: {
    lines: () => ['Have you answered all questions? Your matches are made of your answers.'],
    button: 'See the event',
  },
  answers_missing: {
    lines: () => ['The host asks you to answer the questions of the event. Your matches are made of your answers.'],
    button: 'Answer the questions',
  },
  event_moved: {
    lines: ({ event }) => [
      event?.when === null
        ? 'It has no date any more. You get a mail once it has a new one.'
        : 'This is how it is now.',
    ],
    button: 'See the event',
  },
  event_called_off: {
    lines: () => ['It does not take place. There is nothing for you to do.'],
    button: 'See your events',
  },
  off_waiting_list: {
    lines: () => ['You are off the waiting list and take part now. If you cannot come, please leave the event.'],
    button: 'See the event',
  },
  contact_returned: {
    lines: ({ other }) => [`${other?.name ?? 'Somebody'} shared their contact with you, as you did with them.`],
    button: 'See the contact',
  },
  cohost: {
    lines: () => [
      'Co-hosts can change the event, its questions and its evening, see the participants, and start the matching.',
      'You are no host until you say yes.',
    ],
    button: 'Say yes or no',
  },
  report: { lines: () => ['Please look at it soon: somebody asks for your help.'], button: 'See the report' },
  run_failed: { lines: () => ['Nothing is lost: please start it again in a moment.'], button: 'Start it again' },
};

const withCalendar = new Set<NotificationKind>(['joined', 'off_waiting_list', 'event_moved']);
/** Whether the mail shows the event's time and place. */
const withFacts = new Set<NotificationKind>([...withCalendar, 'event_tomorrow']);

export const hasCalendar = (kind: NotificationKind): boolean => withCalendar.has(kind);

const entrySentence = ({ kind, event }: MailSubject): string =>
  kind === 'event_called_off' || event?.when === null
    ? 'The attachment takes the entry out of your calendar.'
    : 'The entry for your calendar is attached.';

export function mailOf(about: MailSubject, { publicUrl, mailFrom, token }: Addresses): Mail {
  const { kind, event, other } = about;
  const { isKnown } = about;
  const subject = newsLine(kind, event?.name ?? null, { isToday: event?.isToday ?? false, isKnown });
  const { lines, button } = bodies[kind];
  const facts = event && withFacts.has(kind) ? [event.when, event.place && inOneLine(event.place)] : [];
  const parts = {
    heading: subject,
    facts: facts.filter((fact) => fact !== null),
    lines: [...lines(about), ...(about.calendar ? [entrySentence(about)] : [])],
    button: { label: button, url: `${publicUrl}${pageOf(kind, event?.id ?? null, other?.id ?? null)}` },
    stop: `${publicUrl}/unsubscribe/${token}`,
    settings: `${publicUrl}/profile#notifications`,
  };
  return {
    to: about.to,
    subject,
    text: textOf(parts),
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
  { id, to, lines }: { id: string; to: string; lines: string[] },
  { publicUrl, mailFrom, token }: Addresses,
): Mail {
  const more = lines.length - mostLines;
  const parts = {
    heading: 'Your news of yesterday',
    facts: [],
    lines: [...lines.slice(0, mostLines), ...(more > 0 ? [`And ${more} more.`] : [])],
    button: { label: 'See all news', url: `${publicUrl}/notifications` },
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

const textOf = ({ heading, facts, lines, button, stop, settings }: LetterParts): string =>
  [
    `${heading}.`,
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    lines.join('\n'),
    `${button.label}:\n${inText(button.url)}`,
    `--\nStop mails of this kind: ${inText(stop)}\nChoose what you hear of: ${inText(settings)}\n`,
  ].join('\n\n');

const domainOf = (sender: string): string => /@([^\s<>@]+)>?$/.exec(sender)?.[1] ?? 'localhost';
