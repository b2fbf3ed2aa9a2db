let early: { url: string; token: string; answer: Promise<Response> } | null = null;

/**
 * Asks for what the first screen waits for before that screen's code is there. Answers the data that came, or null where
 * nothing usable did; the same answer is kept for `takeEarly`.
 */
export async function askEarly(path: string, token: string): Promise<unknown> {
  const url = `/api${path}`;
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const answer = fetch(url, { headers, credentials: 'include' });
  early = { url, token, answer };
  try {
    const response = await answer;
    return response.ok ? (await response.clone().json()).status.data : null;
  } catch {
    // Whoever takes the answer hears of its failure.
    return null;
  }
}

/** What was asked early, for the same question by the same person; once, since later it would be old. */
export function takeEarly(method: string, url: string, token: string | null): Promise<Response> | null {
  if (!early || method !== 'GET' || early.url !== url || early.token !== token) return null;
  const { answer } = early;
  early = null;
  return answer;
}
