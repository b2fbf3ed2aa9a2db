import type { FailureCode } from './failures.ts';
import { waitAMoment } from './wait-a-moment.ts';

const enoughConfirmations = 'Several mails are on their way to you. Look in your spam folder, or try again later.';

/** How much of something one account, event or person may have or do. */
export interface Bound {
  /** What is counted, as the table in `docs/operating.md` says it. */
  of: string;
  most: number;
  /** A rate holds for so many seconds. */
  seconds?: number;
  /** `rate` and `pause` are off with `RATE_LIMIT=off`; `size` and `turn` never are. */
  kind: 'size' | 'rate' | 'pause' | 'turn';
  /** What an operator may set instead, from 1 to `highest`. Without it the bound is fixed. */
  variable?: `LIMIT_${string}`;
  highest?: number;
  /** How the wire shows it. Null: nobody is refused, the bound makes room or waits. */
  failure: FailureCode | null;
  /** What whoever meets it reads. */
  sentence: (most: number) => string;
}

/** A number with commas, as screens and sentences write it. */
export const count = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
const kilobytes = (bytes: number): string => `${count(Math.floor(bytes / 1024))} kB`;

/** Every bound, said once: the server refuses by them, the screens show them before, the metrics count by their names. */
export const bounds = {
  questions_per_event: {
    of: 'questions of one event',
    most: 60,
    kind: 'size',
    variable: 'LIMIT_QUESTIONS_PER_EVENT',
    highest: 100,
    failure: 'invalid',
    sentence: (most) => `An event has at most ${count(most)} questions`,
  },
  question_bytes_per_event: {
    of: "bytes of one event's question texts, labels, hints and options, as JSON strings in UTF-8",
    most: 128 * 1024,
    kind: 'size',
    variable: 'LIMIT_QUESTION_BYTES_PER_EVENT',
    highest: 256 * 1024,
    failure: 'invalid',
    sentence: (most) => `The questions of an event hold at most ${kilobytes(most)} of text`,
  },
  events_ahead_per_host: {
    of: "one host's events that are not past; one without a date is not",
    most: 300,
    kind: 'size',
    variable: 'LIMIT_EVENTS_AHEAD_PER_HOST',
    highest: 10_000,
    failure: 'invalid',
    sentence: (most) => `You can host at most ${count(most)} events that are not past`,
  },
  memberships_per_person: {
    of: 'events that one person has joined',
    most: 1_000,
    kind: 'size',
    variable: 'LIMIT_MEMBERSHIPS_PER_PERSON',
    highest: 10_000,
    failure: 'invalid',
    sentence: (most) => `You can take part in at most ${count(most)} events. Leave one to join another`,
  },
  sessions_per_person: {
    of: 'sessions of one person; the newest stay',
    most: 50,
    kind: 'size',
    variable: 'LIMIT_SESSIONS_PER_PERSON',
    highest: 1_000,
    failure: null,
    sentence: (most) => `You are signed in at ${count(most)} places at most. The oldest is signed out`,
  },
  list_bytes: {
    of: "bytes of a list's answer; a longer list comes in pages",
    most: 1_500_000,
    kind: 'size',
    failure: null,
    sentence: () => 'The list comes in pages',
  },
  answer_bytes_per_account: {
    of: 'bytes of answers that wait to be taken by one account, or one address before it signs in',
    most: 4 * 1024 * 1024,
    kind: 'size',
    variable: 'LIMIT_ANSWER_BYTES_PER_ACCOUNT',
    highest: 64 * 1024 * 1024,
    failure: 'too_many_requests',
    sentence: () => 'You have asked for more than you have taken. Please wait a moment and try again.',
  },
  answer_bytes_in_all: {
    of: 'bytes of answers that wait to be taken in one process',
    most: 48 * 1024 * 1024,
    kind: 'size',
    variable: 'LIMIT_ANSWER_BYTES_IN_ALL',
    highest: 1024 * 1024 * 1024,
    failure: 'not_ready',
    sentence: () => 'The service is busy. Please try again in a moment.',
  },
  unread_answer_seconds: {
    of: 'seconds in which a client may take nothing of an answer before it is cut',
    most: 10,
    kind: 'size',
    failure: null,
    sentence: (most) => `The connection is cut after ${count(most)} seconds in which nothing was taken`,
  },
  calls_at_once_per_account: {
    of: 'calls of one account that one process works on at once; further ones wait',
    most: 6,
    kind: 'turn',
    variable: 'LIMIT_CALLS_AT_ONCE_PER_ACCOUNT',
    highest: 100,
    failure: null,
    sentence: (most) => `Of your calls ${count(most)} are worked on at once`,
  },
  calls_waiting_per_account: {
    of: 'calls of one account that wait for their turn in one process',
    most: 500,
    kind: 'turn',
    variable: 'LIMIT_CALLS_WAITING_PER_ACCOUNT',
    highest: 10_000,
    failure: 'too_many_requests',
    sentence: () => 'Too many requests at once. Please wait a moment and try again.',
  },
  requests_per_account: {
    of: 'requests of one account, over all its sessions, in one process',
    most: 600,
    seconds: 10,
    kind: 'rate',
    variable: 'LIMIT_REQUESTS_PER_ACCOUNT',
    highest: 100_000,
    failure: 'too_many_requests',
    sentence: () => waitAMoment,
  },
  requests_per_address: {
    of: 'requests of one address without a session, in one process',
    most: 2_000,
    seconds: 10,
    kind: 'rate',
    variable: 'LIMIT_REQUESTS_PER_ADDRESS',
    highest: 1_000_000,
    failure: 'too_many_requests',
    sentence: () => waitAMoment,
  },
  writes_per_account: {
    of: 'writes of one account, over all its sessions',
    most: 300,
    seconds: 60,
    kind: 'rate',
    variable: 'LIMIT_WRITES_PER_ACCOUNT',
    highest: 100_000,
    failure: 'too_many_requests',
    sentence: () => waitAMoment,
  },
  attempts_per_address: {
    of: 'sign-ins and sign-ups of one address under way at once, in one process',
    most: 200,
    kind: 'rate',
    variable: 'LIMIT_ATTEMPTS_PER_ADDRESS',
    highest: 10_000,
    failure: 'too_many_requests',
    sentence: () => waitAMoment,
  },
  hashing_seconds: {
    of: 'seconds of work with passwords that may wait, in one process',
    most: 5,
    kind: 'turn',
    variable: 'LIMIT_HASHING_SECONDS',
    highest: 60,
    failure: 'not_ready',
    sentence: () => 'The service is not ready. Please try again in a moment.',
  },
  sign_ins_per_account: {
    of: 'right sign-ins to one account',
    most: 100,
    seconds: 3_600,
    kind: 'rate',
    variable: 'LIMIT_SIGN_INS_PER_ACCOUNT',
    highest: 100_000,
    failure: 'too_many_requests',
    sentence: () => waitAMoment,
  },
  wrong_passwords_from_here: {
    of: 'wrong passwords for one account from one address',
    most: 10,
    seconds: 15 * 60,
    kind: 'rate',
    failure: 'too_many_requests',
    sentence: () => waitAMoment,
  },
  wrong_passwords_per_account: {
    of: 'wrong passwords for one account, from addresses it has not signed in from',
    most: 100,
    seconds: 3_600,
    kind: 'rate',
    failure: 'too_many_requests',
    sentence: () => waitAMoment,
  },
  wrong_passwords_per_address: {
    of: 'wrong passwords from one address, whatever the accounts',
    most: 500,
    seconds: 10 * 60,
    kind: 'rate',
    variable: 'LIMIT_WRONG_PASSWORDS_PER_ADDRESS',
    highest: 100_000,
    failure: 'too_many_requests',
    sentence: () => waitAMoment,
  },
  reset_mails_per_mailbox: {
    of: 'reset mails to one mailbox; more are not sent',
    most: 5,
    seconds: 3_600,
    kind: 'rate',
    failure: 'too_many_requests',
    sentence: () => waitAMoment,
  },
  confirmation_mails_per_mailbox: {
    of: 'mails to confirm one address, in an hour',
    most: 3,
    seconds: 3_600,
    kind: 'rate',
    failure: 'too_many_requests',
    sentence: () => enoughConfirmations,
  },
  confirmation_mails_per_mailbox_a_day: {
    of: 'mails to confirm one address, in a day',
    most: 8,
    seconds: 24 * 3_600,
    kind: 'rate',
    failure: 'too_many_requests',
    sentence: () => enoughConfirmations,
  },
  confirmation_mails_per_address: {
    of: 'mails for sign-ups from one address; more accounts are made without one',
    most: 500,
    seconds: 3_600,
    kind: 'rate',
    variable: 'LIMIT_CONFIRMATION_MAILS_PER_ADDRESS',
    highest: 100_000,
    failure: 'too_many_requests',
    sentence: () => enoughConfirmations,
  },
  reset_requests_per_address: {
    of: 'requests for reset mails from one address',
    most: 100,
    seconds: 10 * 60,
    kind: 'rate',
    variable: 'LIMIT_RESET_REQUESTS_PER_ADDRESS',
    highest: 100_000,
    failure: 'too_many_requests',
    sentence: () => waitAMoment,
  },
  messages_before_reply: {
    of: 'messages to one person who has not written back',
    most: 10,
    seconds: 10 * 60,
    kind: 'rate',
    variable: 'LIMIT_MESSAGES_BEFORE_REPLY',
    highest: 1_000,
    failure: 'too_many_requests',
    sentence: (most) =>
      `You have sent ${count(most)} messages without a reply. Please wait a few minutes before you write again.`,
  },
  messages_to_one_person: {
    of: 'messages to one person who has written back',
    most: 30,
    seconds: 60,
    kind: 'rate',
    variable: 'LIMIT_MESSAGES_TO_ONE_PERSON',
    highest: 1_000,
    failure: 'too_many_requests',
    sentence: () => 'You are sending messages very fast. Please wait a moment and try again.',
  },
  topics_per_role: {
    of: "a person's own topics in one role at an event",
    most: 12,
    kind: 'size',
    failure: 'invalid',
    sentence: (most) => `You can add at most ${count(most)} topics here`,
  },
  dismissed_topics_per_role: {
    of: 'topics that a person took away in one role at an event: the oldest make room',
    most: 100,
    kind: 'size',
    failure: null,
    sentence: (most) => `The ${count(most)} topics taken away last stay away`,
  },
} as const satisfies Record<string, Bound>;

export type BoundName = keyof typeof bounds;
export const boundNames = Object.keys(bounds) as BoundName[];
/** With the fields that only some have. */
export const boundOf = (name: BoundName): Bound => bounds[name];
