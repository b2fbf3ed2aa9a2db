import type { FailureEnvelope } from '@serendip/contract/envelope';
import { ApiError, NetworkError } from './errors.ts';
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

/**
 * One request to the API, with bearer token and cookies. A token in the response replaces the stored one, and a 401
 * ends the session. Returns the envelope's data, empty if a write has none. Throws ApiError, NetworkError, or the abort
 * of `signal`.
 */
export async function send({ method, path, body, signal, unauthorizedIsOrdinary }: Sending): Promise<unknown> {
  const token = readToken();
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const init = {
    method,
    headers,
    credentials: 'include' as const,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  };
  const { response, text } = await exchange(`/api${path}`, init, token);
  const stillOurs = readToken() === token;
  const fresh = response.headers.get('authorization')?.replace(/^Bearer\s+/i, '');
  if (fresh && stillOurs && response.ok) storeToken(fresh);
  const status = readStatus(text);
  // A write may succeed without data. A read may not.
  if (response.ok && status && (status.data || method !== 'GET')) return status.data ?? {};
  // A late response to an earlier session does not end the current one.
  if (response.status === 401 && stillOurs && !unauthorizedIsOrdinary) {
    expireSession();
    raiseUnauthorized();
  }
  throw new ApiError(response.status, status?.message ?? '', status?.errors ?? []);
}
