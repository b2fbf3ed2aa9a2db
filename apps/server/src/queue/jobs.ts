import { z } from 'zod';

/**
 * A kind of background work: its queue, the payload's schema (ids only, never private text) and how it is retried.
 * The API may import this; what is done with a job is the worker's.
 */
export interface JobDefinition<Payload extends z.ZodObject = z.ZodObject> {
  name: string;
  payload: Payload;
  retryLimit: number;
  /** Seconds; doubled at every retry up to `retryDelayMax`. */
  retryDelay: number;
  retryDelayMax: number;
  /** A job still running after so many seconds is given to another worker. */
  expireInSeconds: number;
  /** A worker that shows no sign of life for so long has died. At least 10. */
  heartbeatSeconds?: number;
  /** Where a job goes whose retries are used up. */
  deadLetter?: string;
  /** Finished jobs are deleted after so many seconds. */
  deleteAfterSeconds: number;
  /** At most one job of the queue waits or runs: asking for another then does nothing. */
  policy?: 'exclusive';
  /** Ranges of priority that are worked off side by side, each one job at a time. Without any: all jobs one at a time. */
  lanes?: readonly { minPriority?: number; maxPriority?: number }[];
}

/** When a job's turn is, among those of its queue. */
export interface JobOrder {
  /** Greater ones go first, equal ones in the order in which they came. */
  priority: number;
  /** Of one group, one job is worked on at a time, by all processes together. */
  group: string;
}

const defineJob = <const J extends JobDefinition>(job: J): J => job;

const hour = 3600;

export const matchRunFailedJob = defineJob({
  name: 'match-run-failed',
  payload: z.object({ run_id: z.uuid() }),
  retryLimit: 10,
  retryDelay: 2,
  retryDelayMax: 60,
  expireInSeconds: 60,
  deleteAfterSeconds: hour,
});

export const matchRunJob = defineJob({
  name: 'match-run',
  payload: z.object({ run_id: z.uuid() }),
  retryLimit: 2,
  retryDelay: 1,
  retryDelayMax: 10,
  expireInSeconds: 15 * 60,
  heartbeatSeconds: 15,
  deadLetter: matchRunFailedJob.name,
  deleteAfterSeconds: hour,
  // Small runs wait for no large one, nor large ones for small ones.
  lanes: [{ minPriority: 1 }, { maxPriority: 0 }],
});

const LAST_TURN = 1_000_000;

/** Hosts take turns in both lanes; one host has one run at a time. */
export const matchRunOrder = (hostId: string, turn: number, isSmall: boolean): JobOrder => ({
  priority: isSmall ? Math.max(1, LAST_TURN - turn) : -Math.min(LAST_TURN, turn),
  group: hostId,
});

/** What the engine has to do for an evening's seats: values of who came after the run, and why people meet who met nowhere before. */
export const eveningSeatsJob = defineJob({
  name: 'evening-seats',
  payload: z.object({ session_id: z.uuid() }),
  retryLimit: 2,
  retryDelay: 1,
  retryDelayMax: 10,
  expireInSeconds: 5 * 60,
  heartbeatSeconds: 15,
  deleteAfterSeconds: 60,
  lanes: [{}],
});

/** One job of an evening is worked on at a time. */
export const eveningSeatsOrder = (sessionId: string): JobOrder => ({ priority: 0, group: sessionId });

export const passwordResetMailJob = defineJob({
  name: 'password-reset-mail',
  payload: z.object({ user_id: z.uuid(), request_id: z.uuid() }),
  // About a day of a mail server's absence.
  retryLimit: 60,
  retryDelay: 5,
  retryDelayMax: 30 * 60,
  expireInSeconds: 60,
  deleteAfterSeconds: hour,
});

export const emailConfirmationMailJob = defineJob({
  ...passwordResetMailJob,
  name: 'email-confirmation-mail',
});

export const signInCodeMailJob = defineJob({
  ...passwordResetMailJob,
  name: 'sign-in-code-mail',
  // Who waits at a door has gone another way after ten minutes.
  retryLimit: 20,
  retryDelay: 2,
  retryDelayMax: 60,
});

/** Tells the operator's safety address of a report. */
export const reportMailJob = defineJob({
  ...passwordResetMailJob,
  name: 'report-mail',
  payload: z.object({ report_id: z.uuid() }),
});

export const deleteMailsJob = defineJob({
  name: 'delete-letters',
  payload: z.object({ address_hash: z.string() }),
  retryLimit: 10,
  retryDelay: 5,
  retryDelayMax: 600,
  expireInSeconds: 300,
  deleteAfterSeconds: 60,
});

export const cleanUpJob = defineJob({
  name: 'clean-up',
  payload: z.object({}),
  retryLimit: 2,
  retryDelay: 60,
  retryDelayMax: 60,
  expireInSeconds: 300,
  deleteAfterSeconds: hour,
});

export const prefetchReadingsJob = defineJob({
  name: 'read-ahead',
  payload: z.object({}),
  // The next minute brings another.
  retryLimit: 0,
  retryDelay: 1,
  retryDelayMax: 1,
  expireInSeconds: 15 * 60,
  heartbeatSeconds: 15,
  deleteAfterSeconds: 60,
  policy: 'exclusive',
});

/** Gives free places to those who wait for them. */
export const moveUpJob = defineJob({
  name: 'move-up',
  payload: z.object({ event_id: z.uuid() }),
  retryLimit: 10,
  retryDelay: 1,
  retryDelayMax: 60,
  expireInSeconds: 300,
  deleteAfterSeconds: 60,
});

/** Hands mails over, one job at a time in all processes together: so the rate holds however many there are. */
export const deliverMailsJob = defineJob({
  name: 'hand-out-mails',
  payload: z.object({}),
  // The next minute brings another.
  retryLimit: 0,
  retryDelay: 1,
  retryDelayMax: 1,
  expireInSeconds: 15 * 60,
  heartbeatSeconds: 15,
  deleteAfterSeconds: 60,
  lanes: [{}],
});

/** The same for pushes. */
export const deliverPushesJob = defineJob({ ...deliverMailsJob, name: 'hand-out-pushes' });

/** All of one group. */
export const deliveryOrder: JobOrder = { priority: 0, group: 'all' };

/** Looks for what the time alone brings: messages that stay unread, an event that is tomorrow. */
export const timedNotificationsJob = defineJob({
  name: 'look-for-news',
  payload: z.object({}),
  retryLimit: 0,
  retryDelay: 1,
  retryDelayMax: 1,
  expireInSeconds: 5 * 60,
  deleteAfterSeconds: 60,
  policy: 'exclusive',
});

/** In an order in which a dead letter queue stands before the queue that names it. */
export const allJobs: readonly JobDefinition[] = [
  matchRunFailedJob,
  matchRunJob,
  eveningSeatsJob,
  passwordResetMailJob,
  emailConfirmationMailJob,
  signInCodeMailJob,
  reportMailJob,
  deleteMailsJob,
  cleanUpJob,
  moveUpJob,
  deliverMailsJob,
  deliverPushesJob,
  timedNotificationsJob,
  prefetchReadingsJob,
];
