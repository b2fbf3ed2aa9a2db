import type { listQuestionTemplates, QuestionAsks } from '@serendip/contract/coach';
import type { DataOf } from '@serendip/contract/endpoint';
import type { TopicRole, Understood } from '@serendip/contract/topics';
import type { TopicReading } from '@serendip/matching/enrichment/enrichment';
import type { Language } from '@serendip/matching/text/stem';
import type { EventSnapshot, SnapshotQuestion } from '@serendip/matching/types';
import type { Logger } from 'pino';
import type { Mailer } from './adapters/mailer.ts';
import type { PushKeys } from './adapters/push-service.ts';
import type { Bounds } from './bounds.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { JobQueue } from './queue/job-queue.ts';

/** One person of a snapshot, and what a model read of them. */
export interface PersonToRead {
  snapshot: EventSnapshot;
  participantId: string;
  reading?: TopicReading;
}

/** Reads topics beside the requests. Refuses with `not_ready` while too many wait or the reading cannot begin. */
export interface TopicReader {
  /** What was understood under this stamp earlier in this process. */
  known(stamp: string): Understood | undefined;
  /** Reads what the stamp stands for, and knows it from then on. Somebody's own card goes before a host's counts. */
  read(stamp: string, person: PersonToRead, rank: 'card' | 'counting'): Promise<Understood>;
  /** Phrases that fit what is typed, those of the language first. */
  complete(query: string, role: TopicRole, language: Language): Promise<string[]>;
  /** What the answers to each of these questions tell. */
  questionAsks(questions: SnapshotQuestion[]): Promise<QuestionAsks[]>;
  stop(): Promise<void>;
}

/** A step of an evening that this process took. */
export interface EveningStep {
  /** The state it led to. */
  to: string;
  by: 'clock' | 'host';
  /** How long after its time. */
  lateSeconds?: number;
}

/** Hands the steps of evenings to whoever counts them. */
export interface EveningSteps {
  tell(step: EveningStep): void;
  onStep(listener: (step: EveningStep) => void): void;
}

/** Made at the first start and kept with the data. */
export interface Keys {
  /** What links in mails are signed with. */
  links: Buffer;
  /** By which push services know this installation (VAPID, base64url). */
  push: PushKeys;
}

/** What the process runs with, made once by `main.ts` and handed down. Nothing that reaches outside the process is a module's own. */
export interface Ctx {
  config: Config;
  /** What one account, event or person may have and do here. */
  bounds: Bounds;
  database: Database;
  queue: JobQueue;
  mailer: Mailer;
  keys: Keys;
  topicReader: TopicReader;
  eveningSteps: EveningSteps;
  /** What hosts can start their questions from. */
  questionTemplates: DataOf<typeof listQuestionTemplates>;
  log: Logger;
  /** The application's clock: for calendar days, and for waits that no row keeps. Order and expiry use the database's. */
  now: () => Date;
  /** Aborted as soon as the process begins to shut down. */
  stopping: AbortSignal;
}
