import { createHash } from 'node:crypto';
import type { Access, DataOf, Endpoint, InputOf } from '@serendip/contract/endpoint';
import { fault } from '@serendip/contract/fault';
import { failureIn } from '@serendip/contract/refused-as';
import type { Language } from '@serendip/texts/languages';
import { readSentence } from '@serendip/texts/sentence';
import { fieldNamed } from '@serendip/texts/server-sentence';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { workFor } from '../asker.ts';
import type { Ctx } from '../context.ts';
import { invalid, Refusal } from '../errors.ts';
import { Streamed } from '../streamed.ts';
import type { Authorise, Caller, EventFor } from './authorise.ts';
import { success } from './envelope.ts';
import { acceptFiles } from './file-body.ts';
import type { FloodLimit } from './flood-limit.ts';
import { heardLanguage, varyByLanguage, withoutLanguage } from './language.ts';
import { networkOf } from './network-of.ts';
import { sendStream } from './send-stream.ts';

/** A handler's input: checked, with the authority that the endpoint declares. */
export interface Call<E extends Endpoint> extends InputOf<E> {
  caller: E['access'] extends 'public' ? undefined : Caller;
  event: EventFor<E['access']>;
  request: FastifyRequest;
}

/** The answer of a call that produces a file instead of data. */
interface TextFile {
  filename: string;
  text: string;
}
/** A document of another standard, without the envelope. */
interface JsonFile {
  json: Record<string, unknown>;
}
interface PictureFile {
  bytes: Uint8Array;
  /** Shows no person, so caches can keep it for an hour, and other sites can embed it. */
  isPublic?: true;
}
type FileOf<Type> = Type extends 'text/calendar' ? TextFile : Type extends 'application/json' ? JsonFile : PictureFile;

/** Calls that issue a session token answer with it beside their data. */
type Answer<E extends Endpoint> = E['produces'] extends string
  ? FileOf<E['produces']>
  : E['issuesToken'] extends true
    ? { data: DataOf<E>; token: string | undefined }
    : DataOf<E>;

export type Handler<E extends Endpoint> = (call: Call<E>, ctx: Ctx) => Promise<Answer<E>>;
/** For an answer that can be too large to be held at once. */
export type StreamingHandler<E extends Endpoint> = (call: Call<E>, ctx: Ctx) => Promise<Streamed>;

/** For calls with an `etag`: a text that changes with the answer, and costs less than it. */
type Tag<E extends Endpoint> = (call: Call<E>, ctx: Ctx) => string | Promise<string>;

export interface Binding {
  endpoint: Endpoint;
  handler: Handler<Endpoint>;
  tag: Tag<Endpoint> | undefined;
}

/** Ties a handler to its endpoint, with the types of that endpoint. */
export const bind = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E> | StreamingHandler<E>,
  ...[tag]: E['etag'] extends true ? [tag: Tag<E>] : []
): Binding => ({
  endpoint,
  // The registration below calls each handler with values parsed by its own endpoint's schemas.
  handler: handler as unknown as Handler<Endpoint>,
  tag: tag as unknown as Tag<Endpoint> | undefined,
});

/** Weak, since a compressed answer is the same answer. Hashed, since its inputs are private. */
const etagOf = (tag: string, language: Language): string =>
  `W/"${createHash('sha256')
    .update(language === withoutLanguage ? tag : `${language} ${tag}`)
    .digest('base64url')
    .slice(0, 22)}"`;

const isKnown = (etag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag.slice(2)) ?? false;

/** For rules without a sentence of ours. Zod's own texts speak to programmers; this one names the field. */
const error = ({ code, input, path = [] }: z.core.$ZodRawIssue): string =>
  fault(code === 'invalid_type' && input === undefined ? 'isMissing' : 'isInvalid', {
    field: fieldNamed(path.findLast((part) => typeof part === 'string') ?? 'request_body'),
  });

function parse<S extends z.ZodObject>(schema: S | undefined, value: unknown): z.output<S> | Record<never, never> {
  if (!schema) return {};
  const parsed = schema.safeParse(value, { error });
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const code = issues.map(failureIn).find((failure) => failure !== undefined);
  if (code) throw new Refusal(code);
  throw invalid(...issues.map(({ message }) => readSentence(message)));
}

/** The event in a path, so that authority is checked before anything else. */
function readEventId(endpoint: Endpoint, params: unknown) {
  const { event_id: schema } = endpoint.params?.shape ?? {};
  return schema && (schema as z.ZodType<string>).safeParse((params as { event_id?: string }).event_id);
}

/** Authentication and rate limits. */
export interface Guards {
  authorise: Authorise;
  floods: FloodLimit;
  countWrite(caller: Caller): Promise<void>;
  /** Throws if the caller's share of answers is in flight. */
  admit(request: FastifyRequest): void;
  /** Waits for a place where too many files are in transit, and throws if none becomes free. */
  admitFile(reply: FastifyReply, share: string): Promise<void>;
  /** Runs the work in the turn of the caller's share. */
  inTurn<T>(share: string | undefined, work: () => Promise<T>): Promise<T>;
}

interface Authority {
  caller: Caller | undefined;
  event: EventFor<Access>;
  params: Record<string, unknown>;
}

function sendFile(reply: FastifyReply, type: string, file: TextFile | JsonFile | PictureFile) {
  if ('json' in file) return reply.type(`${type}; charset=utf-8`).send(JSON.stringify(file.json));
  if ('text' in file) {
    reply.header('content-disposition', `attachment; filename="${file.filename}"`);
    return reply.type(`${type}; charset=utf-8`).send(file.text);
  }
  // The owner can withdraw it, so no cache keeps it.
  const [keeping, use] = file.isPublic
    ? ['public, max-age=3600', 'cross-origin']
    : ['private, no-store', 'same-origin'];
  reply.header('cache-control', keeping).header('cross-origin-resource-policy', use);
  return reply.type(type).send(Buffer.from(file.bytes));
}

/**
 * Registers a call. The order is always: parameters, session, authority (before the body is read), the rules of body
 * and query, then the handler in its account's turn.
 */
export function register(
  app: FastifyInstance,
  ctx: Ctx,
  { authorise, floods, countWrite, admit, admitFile, inTurn }: Guards,
  { endpoint, handler, tag }: Binding,
  verifyAnswers: boolean,
): void {
  const authorities = new WeakMap<FastifyRequest, Authority>();
  const route: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    ...(endpoint.bodyBytesMax && { bodyLimit: endpoint.bodyBytesMax }),
    async onRequest(request, reply) {
      if (endpoint.access === 'public') {
        authorities.set(request, {
          caller: undefined,
          event: undefined,
          params: parse(endpoint.params, request.params),
        });
        return;
      }
      // Without a session, not even the form of an id is checked.
      const eventId = readEventId(endpoint, request.params);
      const { caller, event } = await authorise(
        { access: eventId && !eventId.success ? 'signed_in' : endpoint.access, scope: endpoint.scope },
        request.headers.authorization,
        eventId?.success ? String(eventId.data) : undefined,
        (known) => {
          // A refusal for a missing right speaks it, too.
          request.language = known?.language ?? request.language;
          return floods.isOf(request, known);
        },
      );
      request.account = caller.share;
      admit(request);
      if (endpoint.method !== 'GET') await countWrite(caller);
      authorities.set(request, { caller, event, params: parse(endpoint.params, request.params) });
      if (endpoint.takes) await admitFile(reply, caller.share);
    },
    async handler(request, reply) {
      const authority = authorities.get(request) as Authority;
      const sent = endpoint.bodyOptional ? (request.body ?? {}) : request.body;
      const body = endpoint.takes ? sent : parse(endpoint.body, sent);
      const call = {
        ...authority,
        query: parse(endpoint.query, request.query),
        body,
        request,
      };
      if (!endpoint.produces) varyByLanguage(reply);
      if (tag) {
        const etag = etagOf(await tag(call as Call<Endpoint>, ctx), request.language);
        reply.header('etag', etag);
        if (isKnown(etag, request.headers['if-none-match'])) return reply.status(304).send();
      }
      const answer = await inTurn(authority.caller?.share, async () => {
        // While it waited, earlier calls may have used up the account's share.
        if (!endpoint.unlimited) admit(request);
        return workFor(
          {
            network: networkOf(request.ip),
            account: authority.caller?.id ?? '',
            heard: heardLanguage(request),
            language: request.language,
          },
          () => handler(call as Call<Endpoint>, ctx),
        );
      });
      const { token } = authority.caller ?? {};
      if (token && endpoint.method !== 'GET')
        request.log.info(
          { token: token.id, account: authority.caller?.id, call: endpoint.id, event: authority.event?.id },
          'a token wrote',
        );
      if (endpoint.produces) {
        return sendFile(reply, endpoint.produces, answer as unknown as TextFile | JsonFile | PictureFile);
      }
      if (answer instanceof Streamed) return sendStream(request, reply, endpoint, answer, ctx.bounds, verifyAnswers);
      const { data, token: opened } = endpoint.issuesToken
        ? (answer as { data: unknown; token: string | undefined })
        : { data: answer, token: undefined };
      if (opened) {
        reply.header('authorization', `Bearer ${opened}`);
        const { user } = data as { user?: { id: string } };
        floods.opened(opened, user?.id ?? authority.caller?.id);
      }
      if (verifyAnswers) endpoint.data.parse(data);
      const message = endpoint.messageFor?.(body as never) ?? endpoint.message;
      return reply.status(endpoint.status ?? 200).send(success(request.language, { ...endpoint, message }, data));
    },
  };
  const { takes } = endpoint;
  if (takes) app.register(async (scope) => acceptFiles(scope, takes.bytesMax).route(route));
  else app.route(route);
}
