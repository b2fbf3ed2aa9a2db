import type { listQuestionTemplates, QuestionAsks } from '@serendip/contract/coach';
import type { DataOf } from '@serendip/contract/endpoint';
import type { Topic, TopicRole, Understood } from '@serendip/contract/topics';
import type { TopicReading } from '@serendip/matching/enrichment/enrichment';
import type { Language } from '@serendip/matching/text/stem';
import type { EventSnapshot, SnapshotQuestion } from '@serendip/matching/types';
import type { Wordings } from '@serendip/matching/wording/wordings';
import type { Logger } from 'pino';
import type { Mailer } from './adapters/mailer.ts';
import type { PushKeys } from './adapters/push-service.ts';
import type { Bounds } from './bounds.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { JobQueue } from './queue/job-queue.ts';
import type { Translate } from './translations.ts';

/** One person of a snapshot, with a model's reading. */
export interface PersonToRead {
  snapshot: EventSnapshot;
  participantId: string;
  reading?: TopicReading;
}

/** The engine's reading of a person, without the eyes of their own topics. */
export type ReadPerson = Omit<Understood, 'topics' | 'maybe'> & {
  topics: Omit<Topic, 'shown'>[];
  /** With their display names outside English. */
  maybe?: (Understood['maybe'][number] & { names?: Partial<Record<Language, string>> })[];
};

/** How answers to each of some questions are read, and the language of the questions where they tell it. */
export interface QuestionsRead {
  asks: QuestionAsks[];
  language: Language | null;
}

/** Reads topics off the request loop. Throws `not_ready` while too many wait or reading cannot start. */
export interface TopicReader {
  /** The cached reading of this stamp in this process. */
  known(stamp: string): ReadPerson | undefined;
  /** Reads the inputs of the stamp and caches the result. A person's own card goes before a host's counts. */
  read(stamp: string, person: PersonToRead, rank: 'card' | 'counting'): Promise<ReadPerson>;
  /** Phrases that complete the typed text, those of the language first. */
  complete(query: string, role: TopicRole, language: Language): Promise<string[]>;
  /** Whether a phrase is about what is never named to others. */
  isSensitive(phrase: string): Promise<boolean>;
  readQuestions(questions: SnapshotQuestion[]): Promise<QuestionsRead>;
  stop(): Promise<void>;
}

/** A step of an evening taken by this process. */
export interface EveningStep {
  /** The new state. */
  to: string;
  by: 'clock' | 'host';
  /** How late it was. */
  lateSeconds?: number;
}

/** Publishes evening steps to metrics. */
export interface EveningSteps {
  tell(step: EveningStep): void;
  onStep(listener: (step: EveningStep) => void): void;
}

/** Made at the first start and kept with the data. */
export interface Keys {
  /** The key that signs links in mails. */
  links: Buffer;
  /** Identifies this installation to push services (VAPID, base64url). */
  push: PushKeys;
}

/** The process's resources, made once by `main.ts` and passed down. No module holds outside resources itself. */
export interface Ctx {
  config: Config;
  /** The current bounds. */
  bounds: Bounds;
  database: Database;
  queue: JobQueue;
  mailer: Mailer;
  keys: Keys;
  topicReader: TopicReader;
  eveningSteps: EveningSteps;
  /** Question templates for hosts. */
  questionTemplates: DataOf<typeof listQuestionTemplates>;
  translate: Translate;
  /** The wordings of reasons, by language. */
  wordings: Wordings;
  log: Logger;
  /** The application's clock, for calendar days and for waits without rows. Order and expiry use the database's. */
  now: () => Date;
  /** Aborted when the process begins to shut down. */
  stopping: AbortSignal;
}
