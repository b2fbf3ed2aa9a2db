import type { Access, DataOf, Endpoint, InputOf } from '@serendip/contract/endpoint';
import { type FailureCode, failures } from '@serendip/contract/failures';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Ctx } from '../context.ts';
import { Refusal } from '../errors.ts';
import type { Authorise, Caller, EventFor } from './authorise.ts';
import { success } from './envelope.ts';
import type { FloodLimit } from './flood-limit.ts';

/** What a handler is called with: checked input, and as much authority as the endpoint declares. */
export interface Call<E extends Endpoint> extends InputOf<E> {
  caller: E['access'] extends 'public' ? undefined : Caller;
  event: EventFor<E['access']>;
  request: FastifyRequest;
}

/** Calls that issue a session token answer with it beside their data. */
type Answer<E extends Endpoint> = E['issuesToken'] extends true ? { data: DataOf<E>; token: string } : DataOf<E>;

export type Handler<E extends Endpoint> = (call: Call<E>, ctx: Ctx) => Promise<Answer<E>>;

export interface Binding {
  endpoint: Endpoint;
  handler: Handler<Endpoint>;
}

/** Ties a handler to its endpoint, with the types of that endpoint. */
export const bind = <E extends Endpoint>(endpoint: E, handler: Handler<E>): Binding => ({
  endpoint,
  // The registration below calls each handler with what its own endpoint's schemas made.
  handler: handler as unknown as Handler<Endpoint>,
});

const isFailureCode = (text: string): text is FailureCode => Object.hasOwn(failures, text);

const labelOf = (path: PropertyKey[]) => {
  const words = String(path.findLast((part) => typeof part === 'string') ?? 'request body').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Zod's own texts speak to programmers; a rule without a sentence of ours says which field it is about. */
const sentenceOf = (issue: z.core.$ZodIssue): string =>
  /^(Invalid|Unrecognized|Too (big|small)|Expected)/.test(issue.message)
    ? `${labelOf(issue.path)} is ${issue.message.endsWith('received undefined') ? 'missing' : 'invalid'}`
    : issue.message;

function parse<S extends z.ZodObject>(schema: S | undefined, value: unknown): z.output<S> | Record<never, never> {
  if (!schema) return {};
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const messages = parsed.error.issues.map((issue) => issue.message);
  const code = messages.find(isFailureCode);
  if (code) throw new Refusal(code);
  throw new Refusal('invalid', [...new Set(parsed.error.issues.map(sentenceOf))]);
}

/** The event that a path names, so that authority is settled before anything else is looked at. */
function readEventId(endpoint: Endpoint, params: unknown) {
  const { event_id: schema } = endpoint.params?.shape ?? {};
  return schema && (schema as z.ZodType<string>).safeParse((params as { event_id?: string }).event_id);
}

/** Who finds out who calls, and who holds up an account or an address that asks for too much. */
export interface Guards {
  authorise: Authorise;
  floods: FloodLimit;
  countWrite(accountId: string): Promise<void>;
  /** Throws where the account has its share of answers in flight. */
  admit(request: FastifyRequest): void;
  /** Does the work when it is the account's turn. */
  inTurn<T>(accountId: string | undefined, work: () => Promise<T>): Promise<T>;
}

interface Authority {
  caller: Caller | undefined;
  event: EventFor<Access>;
  params: Record<string, unknown>;
}

/**
 * Registers a call. The order is the same everywhere: parameters, session, authority (before the body is even read),
 * then the body's and the query's rules, then the handler in its account's turn.
 */
export function register(
  app: FastifyInstance,
  ctx: Ctx,
  { authorise, floods, countWrite, admit, inTurn }: Guards,
  { endpoint, handler }: Binding,
  verifyAnswers: boolean,
): void {
  const authorities = new WeakMap<FastifyRequest, Authority>();
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    async onRequest(request) {
      if (endpoint.access === 'public') {
        authorities.set(request, {
          caller: undefined,
          event: undefined,
          params: parse(endpoint.params, request.params),
        });
        return;
      }
      // Without a session not even the form of an address is discussed.
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
    },
    async handler(request, reply) {
      const authority = authorities.get(request) as Authority;
      const body = endpoint.bodyOptional ? (request.body ?? {}) : request.body;
      const call = {
        ...authority,
        query: parse(endpoint.query, request.query),
        body: parse(endpoint.body, body),
        request,
      };
      const answer = await inTurn(authority.caller?.id, async () => {
        // While it waited, earlier calls may have taken what is the account's.
        admit(request);
        return handler(call as Call<Endpoint>, ctx);
      });
      const { data, token } = endpoint.issuesToken
        ? (answer as { data: unknown; token: string })
        : { data: answer, token: undefined };
      if (token) reply.header('authorization', `Bearer ${token}`);
      if (verifyAnswers) endpoint.data.parse(data);
      const code = endpoint.status ?? 200;
      return reply.status(code).send(success(code, endpoint.message, data));
    },
  });
}
