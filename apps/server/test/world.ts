import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUp, type User } from '@serendip/contract/accounts';
import { boundNames, boundOf } from '@serendip/contract/bounds';
import { type DataOf, type Endpoint, failuresOf, type RequestOf } from '@serendip/contract/endpoint';
import { failureEnvelope } from '@serendip/contract/envelope';
import { createEvent, type Event, joinEvent } from '@serendip/contract/events';
import { failures } from '@serendip/contract/failures';
import { sentenceIn } from '@serendip/texts/server-sentence';
import { serverTexts } from '@serendip/texts/server-texts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pLimit from 'p-limit';
import { pino } from 'pino';
import { expect } from 'vitest';
import type { Mail } from '../src/adapters/mailer.ts';
import { buildApp } from '../src/app.ts';
import { boundsOf } from '../src/bounds.ts';
import { readConfig } from '../src/config.ts';
import type { Ctx } from '../src/context.ts';
import { users } from '../src/db/schema/accounts.ts';
import { eveningSteps } from '../src/evening-steps.ts';
import { readTemplateFile } from '../src/features/coach/template-file.ts';
import { readWordings } from '../src/features/engine/read-wordings.ts';
import { openTopicReader } from '../src/features/engine/topic-reader.ts';
import { hashAtOnce } from '../src/features/identity/password.ts';
import { openSession } from '../src/features/identity/session.ts';
import { keepKeys } from '../src/features/notifications/keys.ts';
import { openJobQueue } from '../src/queue/job-queue.ts';
import { readTranslations } from '../src/translations.ts';
import { startWorker } from '../src/worker.ts';
import { engines } from './engines.ts';
import { openOwnDatabase } from './own-database.ts';

const inEnglish = serverTexts('en', 'successes');

export interface Answer<Data = Record<string, unknown>> {
  code: number;
  message: string;
  errors?: string[];
  data: Data;
  headers: Record<string, string | string[] | number | undefined>;
}

/** A document of another standard, such as oEmbed. */
const endsWithoutEnvelope = ({
  statusCode,
  headers,
  body,
}: {
  statusCode: number;
  headers: Answer['headers'];
  body: string;
}) =>
  statusCode === 200 && String(headers['content-type']).startsWith('application/json') && !body.startsWith('{"status"');

/** Someone at the front door: signed in with a token, or nobody. */
export class Person {
  readonly app: FastifyInstance;
  readonly token: string | undefined;
  readonly id: string;
  readonly email: string;
  readonly alias: string;

  constructor(app: FastifyInstance, token?: string, user: User = { id: '', email: '', alias: '' }) {
    this.app = app;
    this.token = token;
    this.id = user.id;
    this.email = user.email ?? '';
    this.alias = user.alias ?? '';
  }

  /** Any request below `/api`, checked for the envelope. */
  async send(method: InjectOptions['method'], path: string, body?: unknown, headers = {}): Promise<Answer> {
    const file = body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : undefined;
    const type = body instanceof Blob ? body.type : 'application/json';
    const response = await this.app.inject({
      method: method ?? 'GET',
      url: `/api${path}`,
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': type }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: file ?? (typeof body === 'string' ? body : JSON.stringify(body)) }),
    });
    // The answers that come without an envelope.
    if (String(response.headers['content-type']).startsWith('image/'))
      return {
        code: response.statusCode,
        message: 'OK',
        data: { bytes: response.rawPayload },
        headers: response.headers,
      };
    if (String(response.headers['content-type']).startsWith('text/calendar'))
      return { code: response.statusCode, message: 'OK', data: { text: response.body }, headers: response.headers };
    if (endsWithoutEnvelope(response))
      return { code: response.statusCode, message: 'OK', data: response.json(), headers: response.headers };
    const envelope = response.json<{ status: Omit<Answer, 'headers'> }>();
    failureEnvelope.loose().parse(envelope);
    const { status } = envelope;
    expect(status.code).toBe(response.statusCode);
    return { ...status, headers: response.headers };
  }

  /** A call of the contract, with its types. */
  async call<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<Answer<DataOf<E>>> {
    const { params, query, body } = request as {
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: unknown;
    };
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const answer = (await this.send(endpoint.method, `${path}${search}`, body)) as Answer<DataOf<E>>;
    if (answer.code >= 400 && answer.code < 500) expectDeclared(endpoint, answer);
    return answer;
  }

  /** A call that has to succeed. */
  async get<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<DataOf<E>> {
    const answer = await this.call(endpoint, request);
    expect([answer.message, answer.errors, answer.code]).toEqual([
      inEnglish(endpoint.message),
      undefined,
      endpoint.status ?? 200,
    ]);
    return answer.data;
  }
}

/** The contract lists every refusal. The fields' own sentences say what is invalid. */
function expectDeclared(endpoint: Endpoint, { code, message }: { code: number; message: string }): void {
  const declared = failuresOf(endpoint);
  if (code === failures.invalid.status && declared.includes('invalid')) return;
  const ofBounds = boundNames.map(boundOf).flatMap(({ failure, most, sentence }) =>
    failure && declared.includes(failure)
      ? [
          {
            status: failures[failure].status,
            message: sentence ? sentenceIn('en', sentence(most)) : failures[failure].message,
          },
        ]
      : [],
  );
  expect([...declared.map((name) => failures[name]), ...ofBounds]).toContainEqual({ status: code, message });
}

export interface World {
  app: FastifyInstance;
  ctx: Ctx;
  nobody: Person;
  mails: Mail[];
  /** The log lines, one JSON object each. */
  logLines: string[];
  /** Through the front door, password `correct horse`. */
  signUp(email?: string): Promise<Person>;
  /** Somebody who signed up earlier, same password, and is signed in: put into the database, which spares a costly hash. */
  arrive(email?: string): Promise<Person>;
  createEvent(host: Person, event?: { name: string; description?: string; event_date?: string }): Promise<Event>;
  /** So many new people who have joined. */
  crowd(event: Event, size: number): Promise<Person[]>;
  close(): Promise<void>;
}

const password = 'correct horse';
// Sign-ins pay the cost of the stored hash, so tests of other subjects use a cheap one.
const knownHash = hashAtOnce(password, { memory: 256, passes: 1 });

interface WorldOptions {
  worker?: boolean;
  env?: Record<string, string>;
  /** Log lines of level error that a test provokes on purpose. */
  expectErrors?: boolean;
  logLevel?: 'error' | 'trace';
  mailer?: Ctx['mailer'];
  /** Another process on the same database: it is the other world that closes it. */
  beside?: World;
}

// One for all worlds of a worker: its lexicon takes a second or two, and what it remembers is nobody else's.
const topicReader = openTopicReader(pino({ level: 'silent' }));
const questionTemplates = readTemplateFile();
const translate = readTranslations();
const wordings = readWordings();

/** The whole product on a database of its own, with an outside that records. An unexpected error in the log fails. */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const logLines: string[] = [];
  const log = pino({ level: options.logLevel ?? 'error' }, { write: (line: string) => void logLines.push(line) });
  const database = options.beside?.ctx.database ?? (await openOwnDatabase(log));
  const queue = await openJobQueue(database, log, { worker: options.worker ?? false });
  const mails: Mail[] = [];
  const stopping = new AbortController();
  const config = readConfig({
    PUBLIC_URL: 'https://events.test',
    RATE_LIMIT: 'off',
    // A test that counts an endpoint's calls does not want one more at the full minute.
    AI_READ_AHEAD: 'off',
    // Not there: a clean-up must not find the developer's own mails.
    DATA_DIR: join(tmpdir(), 'serendip-test-without-files'),
    ...options.env,
  });
  const ctx: Ctx = {
    config,
    bounds: boundsOf(config),
    database,
    queue,
    keys: await keepKeys(database.db),
    topicReader,
    eveningSteps: eveningSteps(),
    questionTemplates,
    translate,
    wordings,
    mailer: options.mailer ?? { send: async (mail) => void mails.push(mail) },
    log,
    now: () => new Date(),
    stopping: stopping.signal,
  };
  if (options.worker) await startWorker(ctx, engines);
  const app = await buildApp(ctx, { verifyAnswers: true });
  const nobody = new Person(app);

  const world: World = {
    app,
    ctx,
    nobody,
    mails,
    logLines,
    async signUp(email = `${randomUUID()}@example.org`) {
      const user = { email, password, password_confirmation: password };
      const { data, headers, code, errors } = await nobody.call(signUp, { body: { user } });
      expect([code, errors]).toEqual([200, undefined]);
      return new Person(app, String(headers.authorization).replace('Bearer ', ''), data.user);
    },
    async arrive(email = `${randomUUID()}@example.org`) {
      const { db } = database;
      const alias = `guest-${randomUUID().slice(0, 13)}`;
      const [user] = await db
        .insert(users)
        .values({ email, alias, passwordHash: await knownHash })
        .returning();
      if (!user) throw new Error('nobody arrived');
      return new Person(app, await openSession(db, user.id, ctx.bounds), { id: user.id, email, alias });
    },
    createEvent: async (host, event = { name: 'Harbour Mixer' }) =>
      (await host.get(createEvent, { body: { event } })).event,
    crowd: (event, size) => {
      // Below the pool's size, so that a busy machine does not keep a request waiting for a connection until it is refused.
      const atOnce = pLimit(8);
      return atOnce.map(Array.from({ length: size }), async () => {
        const person = await world.arrive();
        await person.get(joinEvent, { params: { event_id: event.id } });
        return person;
      });
    },
    async close() {
      stopping.abort();
      await app.close();
      await queue.stop();
      if (!options.beside) await database.close();
      const errors = logLines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);
      if (!options.expectErrors) expect(errors).toEqual([]);
    },
  };
  return world;
}
