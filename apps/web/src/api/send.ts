import type { FailureEnvelope } from '@serendip/contract/envelope';
import { spokenLanguage } from '../language/shelves.ts';
import { ApiError, NetworkError, PortalError } from './errors.ts';
import { takePrefetched } from './prefetch.ts';
import { expireSession, storeToken } from './session.ts';
import { readToken } from './stored-session.ts';
import { raiseUnauthorized } from './unauthorized.ts';

export interface Sending {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to `/api`, with its query. */
  path: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** For sign-in: a 401 means a wrong password, not a dead session. */
  unauthorizedIsOrdinary?: boolean;
  /** For polling: the last answers by path, so that the server can answer 304. */
  kept?: Map<string, KeptAnswer> | undefined;
  /** The type of a file in the answer, in place of the envelope. */
  produces?: string;
}

export interface KeptAnswer {
  /** The server's mark of this version. */
  tag: string;
  data: unknown;
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

async function exchange(
  url: string,
  init: RequestInit & { method: string },
  token: string | null,
): Promise<{ response: Response; text: string }> {
  try {
    const response = await (takePrefetched(init.method, url, token) ?? fetch(url, init));
    return { response, text: await response.text() };
  } catch (error) {
    throw isAbort(error) ? error : new NetworkError(error);
  }
}

/** The `status` of the envelope, or null: a proxy in between may answer with something else. */
function readStatus(text: string): Partial<FailureEnvelope['status']> | null {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || !('status' in body)) return null;
    return typeof body.status === 'object' ? body.status : null;
  } catch {
    return null;
  }
}

/** Answers that a portal gives in the server's place. A proxy in front of the server answers with 5xx. */
const isOfPortal = ({ ok, redirected, status }: Response): boolean =>
  ok || redirected || [401, 403, 404, 407, 511].includes(status);

/**
 * One request to the API, with bearer token and cookies. A token in the response replaces the stored one, and a 401
 * ends the session. Returns the envelope's data, empty if a write has none, or a file's text. Throws ApiError, NetworkError,
 * or the abort of `signal`.
 */
export async function send(sending: Sending): Promise<unknown> {
  const { method, path, body, signal, unauthorizedIsOrdinary, kept, produces } = sending;
  const token = readToken();
  const last = kept?.get(path);
  const headers = new Headers({
    accept: produces ? `${produces}, application/json` : 'application/json',
    'accept-language': spokenLanguage(),
  });
  if (token) headers.set('authorization', `Bearer ${token}`);
  const isFile = body instanceof Blob;
  if (body !== undefined) headers.set('content-type', isFile ? body.type : 'application/json');
  if (last) headers.set('if-none-match', last.tag);
  const init = {
    method,
    headers,
    credentials: 'include' as const,
    ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  };
  const { response, text } = await exchange(`/api${path}`, init, token);
  const stillOurs = readToken() === token;
  const fresh = response.headers.get('authorization')?.replace(/^Bearer\s+/i, '');
  if (fresh && stillOurs && response.ok) storeToken(fresh);
  if (response.status === 304 && last) return last.data;
  if (produces && response.ok && response.headers.get('content-type')?.startsWith(produces)) return text;
  const status = readStatus(text);
  const tag = response.headers.get('etag');
  if (tag && response.ok && status?.data) kept?.set(path, { tag, data: status.data });
  // A write may succeed without data. A read may not.
  if (response.ok && status && (status.data || method !== 'GET')) return status.data ?? {};
  if (!status && method === 'GET' && isOfPortal(response)) throw new PortalError(response.status);
  // A late response to an earlier session does not end the current one.
  if (response.status === 401 && status && stillOurs && !unauthorizedIsOrdinary) {
    expireSession();
    raiseUnauthorized();
  }
  throw new ApiError(response.status, status?.message ?? '', status?.errors ?? [], status?.data);
}
