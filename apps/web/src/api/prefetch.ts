import { spokenLanguage } from '../language/shelves.ts';

let prefetched: { url: string; token: string | null; answer: Promise<Response> } | null = null;

/**
 * Reads what the first screen needs before the code of that screen has loaded. Returns the data, or null when the call
 * failed, and keeps the response for `takePrefetched`.
 */
export async function prefetch(path: string, token: string | null): Promise<unknown> {
  const url = `/api${path}`;
  const headers = {
    accept: 'application/json',
    'accept-language': spokenLanguage(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const answer = fetch(url, { headers, credentials: 'include' });
  prefetched = { url, token, answer };
  try {
    const response = await answer;
    return response.ok ? (await response.clone().json()).status.data : null;
  } catch {
    // The caller of `takePrefetched` sees the failure.
    return null;
  }
}

/** The prefetched response of the same call by the same user. It is given once only: later it would be stale. */
export function takePrefetched(method: string, url: string, token: string | null): Promise<Response> | null {
  if (!prefetched || method !== 'GET' || prefetched.url !== url || prefetched.token !== token) return null;
  const { answer } = prefetched;
  prefetched = null;
  return answer;
}
