import type { z } from 'zod';
import type { FailureCode } from './failures.ts';

/**
 * Who may make a call. `public`: anyone. `signed_in`: a live session. The other three also name an event by the path's
 * `event_id`: `event` needs it to exist, `joined` that the caller takes part in it, `host` that the caller created it.
 */
export type Access = 'public' | 'signed_in' | 'event' | 'joined' | 'host';

/** One call of the wire, as data: the server registers it, the client calls it, the reference prints it. */
export interface Endpoint {
  /** Unique camelCase verb and noun, such as `createEvent`. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, parameters as `:name`. */
  path: `/${string}`;
  tag: string;
  summary: string;
  access: Access;
  /** A parameter's schema says as its error message which failure an impossible value is (an id nobody has). */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** A body may be left out altogether. */
  bodyOptional?: boolean;
  data: z.ZodObject;
  status?: 200 | 202;
  /** What `status.message` says on success. */
  message: string;
  /** Refusals of its own; those that follow from access and input are added by `failuresOf`. */
  failures: readonly FailureCode[];
  /** The answer carries a session token in its `Authorization` header. */
  issuesToken?: boolean;
}

export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

type Parsed<S> = S extends z.ZodObject ? z.output<S> : Record<never, never>;
type Sent<S> = S extends z.ZodObject ? z.input<S> : Record<never, never>;

/** What a handler receives. */
export interface InputOf<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}

/** What a client sends: only the parts that the call has. */
export type RequestOf<E extends Endpoint> = (E['params'] extends z.ZodObject
  ? { params: Sent<E['params']> }
  : { params?: never }) &
  (E['query'] extends z.ZodObject ? { query?: Sent<E['query']> } : { query?: never }) &
  (E['body'] extends z.ZodObject
    ? E['bodyOptional'] extends true
      ? { body?: Sent<E['body']> }
      : { body: Sent<E['body']> }
    : { body?: never });

export type DataOf<E extends Endpoint> = z.output<E['data']>;

const ofAccess: Record<Access, readonly FailureCode[]> = {
  public: [],
  signed_in: ['signed_out'],
  event: ['signed_out', 'event_not_found'],
  joined: ['signed_out', 'event_not_found', 'not_joined'],
  host: ['signed_out', 'event_not_found', 'not_host'],
};

/** Every refusal a call can answer with, its own and those that follow from who may call and what it takes. */
export function failuresOf(endpoint: Endpoint): FailureCode[] {
  const ofBody: FailureCode[] = endpoint.body ? ['malformed_json', 'body_too_large', 'not_json', 'invalid'] : [];
  const ofQuery: FailureCode[] = endpoint.query ? ['invalid'] : [];
  const all = [...ofAccess[endpoint.access], ...ofBody, ...ofQuery, ...endpoint.failures, 'too_many_requests'] as const;
  return [...new Set(all)];
}
