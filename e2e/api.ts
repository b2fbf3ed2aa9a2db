import { expect } from 'vitest';

/** A call to the API that must succeed. */
export const caller = (url: string) => async (method: string, path: string, token?: string, body?: unknown) => {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { status } = (await answer.json()) as { status: { data: Record<string, unknown>; message: string } };
  expect(answer.ok, `${method} ${path}: ${status.message}`).toBe(true);
  return { data: status.data, token: answer.headers.get('authorization') ?? '' };
};
export type Api = ReturnType<typeof caller>;

export const password = 'correct horse';

export const signUp = async (api: Api, email: string): Promise<string> =>
  (await api('POST', '/users', undefined, { user: { email, password, password_confirmation: password } })).token;

/** Makes an event, and returns its id. */
export const makeEvent = async (api: Api, host: string, event: object): Promise<string> =>
  ((await api('POST', '/events', host, { event })).data.event as { id: string }).id;

export const askQuestion = async (api: Api, host: string, eventId: string, text: string): Promise<string> =>
  ((await api('POST', `/events/${eventId}/questions`, host, { question: { text } })).data.question as { id: string })
    .id;
