let early: { url: string; token: string; answer: Promise<Response> } | null = null;

/** Asks for what the first screen waits for before that screen's code is there. */
export function askEarly(path: string, token: string): void {
  const url = `/api${path}`;
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  early = { url, token, answer: fetch(url, { headers, credentials: 'include' }) };
  // Whoever takes it hears of its failure.
  early.answer.catch(() => undefined);
}

/** What was asked early, for the same question by the same person; once, since later it would be old. */
export function takeEarly(method: string, url: string, token: string | null): Promise<Response> | null {
  if (!early || method !== 'GET' || early.url !== url || early.token !== token) return null;
  const { answer } = early;
  early = null;
  return answer;
}
