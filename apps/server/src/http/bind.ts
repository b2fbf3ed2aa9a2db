import { createHash } from 'node:crypto';
import type { Access, DataOf, Endpoint, InputOf } from '@serendip/contract/endpoint';
import { failureIn } from '@serendip/contract/refused-as';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { workFor } from '../asker.ts';
import type { Ctx } from '../context.ts';
import { Refusal } from '../errors.ts';
import { Streamed } from '../streamed.ts';
import type { Authorise, Caller, EventFor } from './authorise.ts';
import { success } from './envelope.ts';
import { acceptFiles } from './file-body.ts';
import type { FloodLimit } from './flood-limit.ts';
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
interface PictureFile {
  bytes: Uint8Array;
  /** Shows no person, so caches can keep it for an hour, and other sites can embed it. */
  isPublic?: true;
}
type FileOf<Type> = Type extends 'text/calendar' ? TextFile : PictureFile;

/** Calls that issue a session token answer with it beside their data. */
type Answer<E extends Endpoint> = E['produces'] extends string
  ? FileOf<E['produces']>
  : E['issuesToken'] extends true
    ? { data: DataOf<E>; token: string }
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
const etagOf = (tag: string): string => `W/"${createHash('sha256').update(tag).digest('base64url').slice(0, 22)}"`;

const isKnown = (etag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag.slice(2)) ?? false;

const labelOf = (path: PropertyKey[]) => {
  const words = String(path.findLast((part) => typeof part === 'string') ?? 'request body').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** For rules without a sentence of ours. Zod's own texts speak to programmers; this one names the field. */
const error = ({ code, input, path = [] }: z.core.$ZodRawIssue): string =>
  `${labelOf(path)} is ${code === 'invalid_type' && input === undefined ? 'missing' : 'invalid'}`;

function parse<S extends z.ZodObject>(schema: S | undefined, value: unknown): z.output<S> | Record<never, never> {
  if (!schema) return {};
  const parsed = schema.safeParse(value, { error });
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const code = issues.map(failureIn).find((failure) => failure !== undefined);
  if (code) throw new Refusal(code);
  throw new Refusal('invalid', [...new Set(issues.map(({ message }) => message))]);
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
  countWrite(accountId: string): Promise<void>;
  /** Throws if the account has its share of answers in flight. */
  admit(request: FastifyRequest): void;
  /** Throws if too many files are in transit. */
  admitFile(reply: FastifyReply, accountId: string): void;
  /** Runs the work in the account's turn. */
  inTurn<T>(accountId: string | undefined, work: () => Promise<T>): Promise<T>;
}

interface Authority {
  caller: Caller | undefined;
  event: EventFor<Access>;
  params: Record<string, unknown>;
}

function sendFile(reply: FastifyReply, type: string, file: TextFile | PictureFile) {
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
        eventId && !eventId.success ? 'signed_in' : endpoint.access,
        request.headers.authorization,
        eventId?.success ? String(eventId.data) : undefined,
        (accountId) => floods.isOf(request, accountId),
      );
      request.account = caller.id;
      admit(request);
      if (endpoint.method !== 'GET') await countWrite(caller.id);
      authorities.set(request, { caller, event, params: parse(endpoint.params, request.params) });
      if (endpoint.takes) admitFile(reply, caller.id);
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
      if (tag) {
        const etag = etagOf(await tag(call as Call<Endpoint>, ctx));
        reply.header('etag', etag);
        if (isKnown(etag, request.headers['if-none-match'])) return reply.status(304).send();
      }
      const answer = await inTurn(authority.caller?.id, async () => {
        // While it waited, earlier calls may have used up the account's share.
        if (!endpoint.unlimited) admit(request);
        return workFor(networkOf(request.ip), authority.caller?.id ?? '', () => handler(call as Call<Endpoint>, ctx));
      });
      if (endpoint.produces) {
        return sendFile(reply, endpoint.produces, answer as unknown as TextFile | PictureFile);
      }
      if (answer instanceof Streamed) return sendStream(request, reply, endpoint, answer, ctx.bounds, verifyAnswers);
      const { data, token } = endpoint.issuesToken
        ? (answer as { data: unknown; token: string })
        : { data: answer, token: undefined };
      if (token) {
        reply.header('authorization', `Bearer ${token}`);
        const { user } = data as { user?: { id: string } };
        floods.opened(token, user?.id ?? authority.caller?.id);
      }
      if (verifyAnswers) endpoint.data.parse(data);
      const code = endpoint.status ?? 200;
      return reply.status(code).send(success(code, endpoint.message, data));
    },
  };
  const { takes } = endpoint;
  if (takes) app.register(async (scope) => acceptFiles(scope, takes.bytesMax).route(route));
  else app.route(route);
}
