import type successes from '@serendip/texts/en/successes';
import type { z } from 'zod';
import type { FailureCode } from './failures.ts';
import type { Scope } from './scopes.ts';

/**
 * The permission to make a call. `public`: anyone. `signed_in`: a live session. The others also name an event by the path's
 * `event_id`: `event` needs it to exist, `joined` that the caller takes part in it, `owner` that the caller created it,
 * `host` that the caller created it or is a co-host, `host_or_joined` that they host it or take part. `door` and `door_or_joined`
 * also let in a door helper.
 */
export type Access =
  | 'public'
  | 'signed_in'
  | 'event'
  | 'joined'
  | 'host'
  | 'owner'
  | 'host_or_joined'
  | 'door'
  | 'door_or_joined';

/** A sentence in the texts of every language. */
type SuccessKey = keyof typeof successes;

/** One call of the wire, as data: the server registers it, the client calls it, the reference prints it. */
export interface Endpoint {
  /** Unique camelCase verb and noun, such as `createEvent`. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, parameters as `:name`. */
  path: `/${string}`;
  tag: string;
  /** A heading: a short order to the server, such as 'Create an event'. */
  summary: string;
  /** A sentence or two: what else a client needs to know. Refusals are listed beside it. */
  description: string;
  access: Access;
  /** The scope with which an API token makes this call, at events of its owner. Left out: no token does. */
  scope?: Scope;
  /** Each is `refusedAs` a failure: a text that cannot be an id is an id that nothing has. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The body is a file of one of these types, instead of JSON. */
  takes?: { types: readonly string[]; bytesMax: number };
  /** The largest JSON body, where it is not the usual one. */
  bodyBytesMax?: number;
  /** Accepts a body of any type and ignores it. */
  ignoresBody?: boolean;
  /** A body may be left out altogether. */
  bodyOptional?: boolean;
  data: z.ZodObject;
  status?: 200 | 202;
  /** The sentence of `status.message` on success. */
  message: SuccessKey;
  /** The same, where it depends on the body. */
  messageFor?: (body: never) => SuccessKey;
  /** Refusals of its own; those that follow from access and input are added by `failuresOf`. */
  failures: readonly FailureCode[];
  /** Never rate limited, since its answer costs no more than a refusal: supervisors restart a process that does not answer, and each page needs the settings. */
  unlimited?: boolean;
  /** A way in, or a step of one: beside a flood from its address it waits in line, where other calls are refused. */
  letsIn?: boolean;
  /** The answer has an `ETag`: sent back as `If-None-Match`, it is answered 304 without a body while nothing has changed. */
  etag?: boolean;
  /** The answer carries a session token in its `Authorization` header. */
  issuesToken?: boolean;
  /** The answer is a file of this type; refusals still use the envelope. */
  produces?: 'text/calendar' | 'application/json' | 'image/webp' | 'image/png';
}

export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

type Parsed<S> = S extends z.ZodObject ? z.output<S> : Record<never, never>;
type Sent<S> = S extends z.ZodObject ? z.input<S> : Record<never, never>;

/** The input of a handler. */
export interface InputOf<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  /** Of a file also the type that was claimed for it: what it is, only its bytes tell. */
  body: E['takes'] extends object ? { bytes: Uint8Array; type: string } : Parsed<E['body']>;
}

/** The input of a client: only the parts that the call has. */
export type RequestOf<E extends Endpoint> = (E['params'] extends z.ZodObject
  ? { params: Sent<E['params']> }
  : { params?: never }) &
  (E['query'] extends z.ZodObject ? { query?: Sent<E['query']> } : { query?: never }) &
  (E['takes'] extends object
    ? { body: Blob }
    : E['body'] extends z.ZodObject
      ? E['bodyOptional'] extends true
        ? { body?: Sent<E['body']> }
        : { body: Sent<E['body']> }
      : { body?: never });

export type DataOf<E extends Endpoint> = z.output<E['data']>;

const ofAccess: Record<Access, readonly FailureCode[]> = {
  public: [],
  signed_in: ['signed_out', 'token_may_not'],
  event: ['signed_out', 'token_may_not', 'event_not_found'],
  joined: ['signed_out', 'token_may_not', 'event_not_found', 'not_joined'],
  host: ['signed_out', 'token_may_not', 'event_not_found', 'not_host'],
  owner: ['signed_out', 'token_may_not', 'event_not_found', 'not_host'],
  host_or_joined: ['signed_out', 'token_may_not', 'event_not_found', 'not_joined'],
  door_or_joined: ['signed_out', 'token_may_not', 'event_not_found', 'not_joined'],
  door: ['signed_out', 'token_may_not', 'event_not_found', 'not_host'],
};

/** The refusals that follow from who may call and what the call takes. */
export function generalFailuresOf({ access, body, query, unlimited, issuesToken }: Endpoint): FailureCode[] {
  const ofBody: FailureCode[] = body ? ['malformed_json', 'body_too_large', 'not_json'] : [];
  const ofInput: FailureCode[] = body || query ? ['invalid'] : [];
  const ofPace: FailureCode[] = unlimited ? [] : ['too_many_requests'];
  const ofSession: FailureCode[] = issuesToken ? ['account_closed'] : [];
  return [...ofAccess[access], ...ofBody, ...ofInput, ...ofPace, ...ofSession];
}

/** Every refusal a call can answer with. */
export const failuresOf = (endpoint: Endpoint): FailureCode[] => [
  ...new Set([...generalFailuresOf(endpoint), ...endpoint.failures]),
];
