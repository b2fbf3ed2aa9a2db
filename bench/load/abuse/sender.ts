import type { Pool } from 'undici';

/** Sends one call below `/api` and reads the whole answer. */
export async function send(pool: Pool, token: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) {
  const begun = performance.now();
  const response = await pool.request({
    method,
    path: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : null,
  });
  const text = await response.body.text();
  return { code: response.statusCode, text, bytes: Buffer.byteLength(text), took: performance.now() - begun };
}
