import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer, json } from 'node:stream/consumers';
import { endpoints } from '@serendip/contract/api';
import type { DataOf, Endpoint } from '@serendip/contract/endpoint';

/** One call that a screen made. */
export interface SeenCall {
  endpoint: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  authorization: string | null;
  /** Which version of the answer the page has, where it said so. */
  tag: string | null;
}

/** A refusal in the envelope. Without a message nothing usable is said, as by a proxy in between. */
export interface Refusal {
  code: number;
  message?: string;
  errors?: string[];
  /** The present state, where a refusal carries it. */
  data?: object;
}

type Reply =
  | { kind: 'data'; data: unknown; headers?: Record<string, string> }
  | { kind: 'file'; text: string }
  | { kind: 'refusal'; refusal: Refusal }
  | { kind: 'unreachable' };
type Answerer = (call: SeenCall) => Reply | Promise<Reply>;

const byFewestParams = [...endpoints].sort((a, b) => a.path.split(':').length - b.path.split(':').length);
const patterns = new Map(
  byFewestParams.map((endpoint) => [
    endpoint,
    new RegExp(`^/api${endpoint.path.replace(/:(\w+)/g, (_, name) => `(?<${name}>[^/]+)`)}$`),
  ]),
);

function find(method: string, pathname: string): { endpoint: Endpoint; params: Record<string, string> } | null {
  for (const [endpoint, pattern] of patterns) {
    const match = endpoint.method === method ? pattern.exec(pathname) : null;
    if (match) return { endpoint, params: { ...match.groups } };
  }
  return null;
}

const envelopeOf = (refusal: Refusal) => ({
  status: {
    code: refusal.code,
    message: refusal.message,
    ...(refusal.errors ? { errors: refusal.errors } : {}),
    ...(refusal.data ? { data: refusal.data } : {}),
  },
});

/**
 * Answers a page's calls in the server's place, held to the contract: data that the endpoint's schema refuses is a mistake
 * of the test, and so is a call that nobody answers.
 */
export class MockApi {
  readonly calls: SeenCall[] = [];
  /** Faults of the test itself. */
  readonly mistakes: string[] = [];
  /** Addresses whose failure was asked for; the browser reports them on its console. */
  readonly refused = new Set<string>();
  /** The bodies of all answers. */
  readonly said: string[] = [];
  readonly #answers = new Map<string, Answerer>();
  #usual = new Map<string, Answerer>();

  /** Answers with data from now on: the same each time, or made for each call. */
  answer<E extends Endpoint>(endpoint: E, data: DataOf<E> | ((call: SeenCall) => DataOf<E>), token?: string): this {
    const headers = token ? { headers: { authorization: `Bearer ${token}` } } : {};
    return this.#put(endpoint, (call) => {
      const value = typeof data === 'function' ? data(call) : data;
      const read = endpoint.data.safeParse(value);
      if (!read.success) this.mistakes.push(`${endpoint.id}: ${read.error.message}`);
      return { kind: 'data', data: value, ...headers };
    });
  }

  /** Answers with what the contract does not know, for screens that have to bear it. */
  answerAmiss(endpoint: Endpoint, data: unknown): this {
    return this.#put(endpoint, () => ({ kind: 'data', data }));
  }

  /** Answers with a file instead of data. */
  answerFile(endpoint: Endpoint & { produces: string }, text: string): this {
    return this.#put(endpoint, () => ({ kind: 'file', text }));
  }

  refuse(endpoint: Endpoint, refusal: Refusal): this {
    return this.#put(endpoint, () => ({ kind: 'refusal', refusal }));
  }

  /** No answer at all, as without a network. */
  drop(endpoint: Endpoint): this {
    return this.#put(endpoint, () => ({ kind: 'unreachable' }));
  }

  /** Keeps the calls to an endpoint waiting; the returned function releases them with the answer they had. */
  hold(endpoint: Endpoint): () => void {
    const answer = this.#answers.get(endpoint.id);
    if (!answer) throw new Error(`${endpoint.id} has no answer to hold back`);
    const gate = Promise.withResolvers<void>();
    this.#put(endpoint, async (call) => {
      await gate.promise;
      return answer(call);
    });
    return gate.resolve;
  }

  /** Says that most tests need what was answered so far. */
  asUsual(): this {
    this.#usual = new Map(this.#answers);
    return this;
  }

  /** Whether a test answers this otherwise than most. */
  isUnusual(endpoint: Endpoint): boolean {
    return this.#answers.get(endpoint.id) !== this.#usual.get(endpoint.id);
  }

  callsOf(endpoint: Endpoint): SeenCall[] {
    return this.calls.filter((call) => call.endpoint === endpoint.id);
  }

  #put(endpoint: Endpoint, answerer: Answerer): this {
    this.#answers.set(endpoint.id, answerer);
    return this;
  }

  /** Takes one call of the page: notes it and answers as the test said. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '', `http://${headers.host}`);
    const [, page] = /^\/api\/legal\/(\w)/.exec(url.pathname) ?? [];
    if (page) {
      const title = url.pathname.slice('/api/legal/'.length).replace(page, page.toUpperCase());
      response.writeHead(200, { 'content-type': 'text/markdown' }).end(`# ${title}\n\nWords of https://example.org.`);
      return;
    }
    const found = find(method, url.pathname);
    const answer = found && this.#answers.get(found.endpoint.id);
    if (!found || !answer) {
      this.mistakes.push(`Nobody answers ${method} ${url.pathname}`);
      hangUp(response);
      return;
    }
    const call: SeenCall = {
      endpoint: found.endpoint.id,
      params: found.params,
      query: Object.fromEntries(url.searchParams),
      body: await bodyOf(request),
      authorization: headers.authorization ?? null,
      tag: headers['if-none-match'] ?? null,
    };
    this.calls.push(call);
    this.#reply(response, found.endpoint, url.href, await answer(call), call.tag);
  }

  #reply(response: ServerResponse, endpoint: Endpoint, url: string, reply: Reply, known: string | null): void {
    this.said.push(JSON.stringify(reply));
    if (reply.kind === 'data') {
      const etag = tagOf(reply.data);
      if (known === etag) {
        response.writeHead(304, { etag, 'cache-control': 'no-store' }).end();
        return;
      }
      const code = endpoint.status ?? 200;
      const status = { code, message: endpoint.message, data: reply.data };
      sendJson(response, code, { status }, { etag, 'cache-control': 'no-store', ...reply.headers });
      return;
    }
    if (reply.kind === 'file') {
      response.writeHead(200, { 'content-type': `${endpoint.produces}; charset=utf-8` }).end(reply.text);
      return;
    }
    this.refused.add(url);
    if (reply.kind === 'unreachable') hangUp(response);
    else sendRefusal(response, reply.refusal);
  }
}

const tagOf = (data: unknown): string => `"${createHash('sha1').update(JSON.stringify(data)).digest('hex')}"`;

function sendRefusal(response: ServerResponse, refusal: Refusal): void {
  if (refusal.message !== undefined || refusal.errors !== undefined)
    sendJson(response, refusal.code, envelopeOf(refusal));
  else response.writeHead(refusal.code, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
}

/** A file as its type and size. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const { 'content-length': length = 0, 'content-type': type = '' } = request.headers;
  if (Number(length) === 0) return null;
  return type.startsWith('image/') ? { type, bytes: (await buffer(request)).length } : json(request);
}

function sendJson(response: ServerResponse, code: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(code, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** Answers with bytes that are not HTTP. Browsers try again when a connection only ends: they take it for a stale one. */
function hangUp(response: ServerResponse): void {
  response.socket?.end('no answer');
}
