import { z } from 'zod';

/**
 * A kind of job: its queue, the payload's schema (ids only, never private text) and its retries. The API may import
 * this; the worker holds the work.
 */
export interface JobDefinition<Payload extends z.ZodObject = z.ZodObject> {
  name: string;
  payload: Payload;
  retryLimit: number;
  /** Seconds; doubled at every retry up to `retryDelayMax`. */
  retryDelay: number;
  retryDelayMax: number;
  /** Seconds after which a running job is given to another worker. */
  expireInSeconds: number;
  /** Seconds without a heartbeat after which a worker counts as dead. At least 10. */
  heartbeatSeconds?: number;
  /** The dead letter queue for jobs without retries left. */
  deadLetter?: string;
  /** Seconds after which finished jobs are deleted. */
  deleteAfterSeconds: number;
  /** At most one job of the queue waits or runs; further requests do nothing. */
  policy?: 'exclusive';
  /** Ranges of priority that run side by side, each one job at a time. Without any: one job at a time. */
  lanes?: readonly { minPriority?: number; maxPriority?: number }[];
}

/** The order of jobs in a queue. */
export interface JobOrder {
  /** Greater ones go first, equal ones by time. */
  priority: number;
  /** One job per group runs at a time in all processes. */
  group: string;
  /** Seconds until it may run. */
  after?: number;
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
  // Small and large runs do not wait for each other.
  lanes: [{ minPriority: 1 }, { maxPriority: 0 }],
});

export const LAST_TURN = 1_000_000;

/** The last of its lane, until turns are taken. One host has one run at a time. */
export const matchRunOrder = (hostId: string, isSmall: boolean): JobOrder => ({
  priority: isSmall ? 1 : -LAST_TURN,
  group: hostId,
});

/** The engine's work for an evening's seats: scores of newcomers, and reasons for new meetings. */
export const eveningSeatsJob = defineJob({
  name: 'evening-seats',
  // The network's hash, by which jobs take turns; '' for the server's own.
  payload: z.object({ session_id: z.uuid(), network: z.string().default('') }),
  retryLimit: 2,
  retryDelay: 1,
  retryDelayMax: 10,
  expireInSeconds: 5 * 60,
  heartbeatSeconds: 15,
  deleteAfterSeconds: 60,
  lanes: [{}],
});

/** The engine's reasons for people whom hosts brought together by hand: of an added pair soon after, of a room when it is published. */
export const editedRunJob = defineJob({
  ...eveningSeatsJob,
  name: 'edited-run',
  payload: z.object({ run_id: z.uuid(), network: z.string().default('') }),
});

/** One job per run runs at a time. The last, until turns are taken. */
export const editedRunOrder = (runId: string): JobOrder => ({ priority: 1, group: runId });

/** One job per evening runs at a time. The last, until turns are taken. */
export const eveningSeatsOrder = (sessionId: string): JobOrder => ({ priority: 1, group: sessionId });

export const passwordResetMailJob = defineJob({
  name: 'password-reset-mail',
  payload: z.object({ user_id: z.uuid(), request_id: z.uuid() }),
  // Covers about a day without a mail server.
  retryLimit: 60,
  retryDelay: 5,
  retryDelayMax: 30 * 60,
  expireInSeconds: 60,
  deleteAfterSeconds: hour,
});

/** Mails to accounts go before the work for invented addresses, however many of them are asked for. */
export const mailOrder = (requestId: string, userId: string | null | undefined): JobOrder => ({
  priority: userId ? 1 : 0,
  group: requestId,
});

export const emailConfirmationMailJob = defineJob({
  ...passwordResetMailJob,
  name: 'email-confirmation-mail',
});

export const emailChangeMailJob = defineJob({
  ...passwordResetMailJob,
  name: 'email-change-mail',
  payload: z.object({ user_id: z.uuid() }),
});

export const signInCodeMailJob = defineJob({
  ...passwordResetMailJob,
  name: 'sign-in-code-mail',
  // After ten minutes, people have found another way to sign in.
  retryLimit: 20,
  retryDelay: 2,
  retryDelayMax: 60,
});

/** Mails the new reports of an event to the operator's safety address. */
export const reportsMailJob = defineJob({
  ...passwordResetMailJob,
  name: 'reports-mail',
  payload: z.object({ event_id: z.uuid() }),
  lanes: [{}],
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

/** Gives free places to waiting people. */
export const moveUpJob = defineJob({
  name: 'move-up',
  payload: z.object({ event_id: z.uuid() }),
  retryLimit: 10,
  retryDelay: 1,
  retryDelayMax: 60,
  expireInSeconds: 300,
  deleteAfterSeconds: 60,
});

/** Notifies participants of an event's change, in slices. One job per event at a time. */
export const eventMovedJob = defineJob({
  name: 'tell-of-move',
  payload: z.object({
    event_id: z.uuid(),
    sequence: z.int(),
    /** The calendar entry of before, if the date was taken away. */
    gone: z
      .object({
        name: z.string(),
        event_date: z.string(),
        start_time: z.string().nullable(),
        end_time: z.string().nullable(),
        time_zone: z.string().nullable(),
        sequence: z.int(),
      })
      .optional(),
  }),
  retryLimit: 10,
  retryDelay: 1,
  retryDelayMax: 60,
  expireInSeconds: 300,
  heartbeatSeconds: 15,
  deleteAfterSeconds: 60,
  lanes: [{}],
});

/** Notifies the people of a host's word, in slices. */
export const wordWrittenJob = defineJob({
  ...moveUpJob,
  name: 'tell-of-word',
  payload: z.object({ word_id: z.uuid() }),
  heartbeatSeconds: 15,
  lanes: [{}],
});

/** Delivers mails, one job at a time in all processes, so that the rate holds. */
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

/** The same for webhooks. */
export const deliverWebhooksJob = defineJob({ ...deliverMailsJob, name: 'deliver-webhooks' });
/** The same for invitations and reminders, which go to people without an account. */
export const invitationMailsJob = defineJob({ ...deliverMailsJob, name: 'mail-invitations' });

/** All of one group. */
export const deliveryOrder: JobOrder = { priority: 0, group: 'all' };

/** Creates time-based notifications: unread messages, an event tomorrow. */
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

/** Ordered so that a dead letter queue comes before the queue that names it. */
export const allJobs: readonly JobDefinition[] = [
  matchRunFailedJob,
  matchRunJob,
  eveningSeatsJob,
  editedRunJob,
  passwordResetMailJob,
  emailConfirmationMailJob,
  emailChangeMailJob,
  signInCodeMailJob,
  reportsMailJob,
  deleteMailsJob,
  cleanUpJob,
  moveUpJob,
  eventMovedJob,
  wordWrittenJob,
  deliverMailsJob,
  deliverPushesJob,
  deliverWebhooksJob,
  invitationMailsJob,
  timedNotificationsJob,
  prefetchReadingsJob,
];
