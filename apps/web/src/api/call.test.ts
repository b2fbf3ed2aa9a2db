import { signIn, signOut } from '@serendip/contract/accounts';
import { getEvent, listHostedEvents } from '@serendip/contract/events';
import { listMessages } from '@serendip/contract/messages';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, pathOf } from './call.ts';
import { ApiError, NetworkError } from './errors.ts';
import { storeToken, storeUser } from './session.ts';
import { readToken, readUser } from './stored-session.ts';
import { onUnauthorized } from './unauthorized.ts';

const ada = { id: 'a', email: 'ada@example.org', alias: 'brave-otter' };
const fetchMock = vi.fn<typeof fetch>();
const answer = (code: number, status: object = {}, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ status: { code, message: '', ...status } }), { status: code, headers });
const signals = vi.fn();
let stopListening = () => {};

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', fetchMock);
  stopListening = onUnauthorized(signals);
});

afterEach(() => {
  stopListening();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('addresses', () => {
  test('parameters are encoded into the path and undefined query values are left out', () => {
    expect(pathOf('/events/:event_id/matches', { event_id: 'a/b' }, { match_run_id: undefined })).toBe(
      '/events/a%2Fb/matches',
    );
    expect(pathOf('/c/:user_id/messages', { user_id: '7' }, { page: 2, per_page: 50 })).toBe(
      '/c/7/messages?page=2&per_page=50',
    );
  });
});

describe('a call', () => {
  test('sends the bearer token and cookies, and returns the data of the envelope', async () => {
    storeToken('old');
    fetchMock.mockResolvedValue(answer(200, { data: { events: [] } }));
    expect(await call(listHostedEvents, {})).toEqual({ events: [] });
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe('/api/events');
    expect(init?.credentials).toBe('include');
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer old');
  });

  test('a write succeeds without data, a read does not; without an envelope neither does', async () => {
    fetchMock.mockResolvedValueOnce(answer(200));
    expect(await call(signOut, {})).toEqual({});
    fetchMock.mockResolvedValueOnce(answer(200));
    await expect(call(listHostedEvents, {})).rejects.toThrow(ApiError);
    fetchMock.mockResolvedValueOnce(new Response('<h1>Welcome to the venue</h1>', { status: 200 }));
    await expect(call(signOut, {})).rejects.toThrow(ApiError);
  });

  test('a token in the response replaces the stored one', async () => {
    storeToken('old');
    fetchMock.mockResolvedValue(answer(200, { data: { events: [] } }, { authorization: 'Bearer new' }));
    await call(listHostedEvents, {});
    expect(readToken()).toBe('new');
  });

  test('a refusal has the status, the message and the errors', async () => {
    fetchMock.mockResolvedValue(answer(422, { message: 'Some fields are not valid', errors: ['Name is bad'] }));
    const failure = await call(listHostedEvents, {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: 422, message: 'Some fields are not valid', errors: ['Name is bad'] });
  });

  test('a read that a portal answers counts as no network, and signs nobody out', async () => {
    storeToken('mine');
    for (const status of [200, 401, 403, 404, 511]) {
      fetchMock.mockResolvedValueOnce(new Response('<h1>Welcome to the venue</h1>', { status }));
      await expect(call(listHostedEvents, {})).rejects.toThrow(NetworkError);
      fetchMock.mockResolvedValueOnce(new Response('<h1>Welcome to the venue</h1>', { status }));
      await expect(call(signOut, {})).rejects.toThrow(ApiError);
    }
    expect(readToken()).toBe('mine');
  });

  test('a response without the envelope is a failure without a message', async () => {
    fetchMock.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(call(listHostedEvents, {})).rejects.toMatchObject({ name: 'ApiError', code: 502, message: '' });
  });
});

describe('a 401', () => {
  test('clears token and user and raises the unauthorized signal once', async () => {
    storeToken('dead');
    storeUser(ada);
    fetchMock.mockResolvedValue(answer(401, { message: 'You need to sign in to continue' }));
    await expect(call(getEvent, { params: { event_id: 'x' } })).rejects.toMatchObject({ code: 401 });
    expect(readToken()).toBeNull();
    expect(readUser()).toBeNull();
    expect(signals).toHaveBeenCalledTimes(1);
  });

  test('from sign-in is only a wrong password', async () => {
    fetchMock.mockResolvedValue(answer(401, { message: 'Invalid email or password' }));
    const attempt = call(signIn, { body: { user: { email: 'a@b.c', password: 'wrong' } } });
    await expect(attempt).rejects.toMatchObject({ message: 'Invalid email or password' });
    expect(signals).not.toHaveBeenCalled();
  });

  test('for an earlier session does not end the current one', async () => {
    storeToken('first');
    let release = (_: Response) => {};
    fetchMock.mockReturnValue(new Promise<Response>((resolve) => (release = resolve)));
    const late = call(listMessages, { params: { user_id: 'u' } });
    storeToken('second');
    storeUser(ada);
    release(answer(401));
    await expect(late).rejects.toMatchObject({ code: 401 });
    expect(readToken()).toBe('second');
    expect(signals).not.toHaveBeenCalled();
  });
});

describe('without a network', () => {
  test('a call fails as a network error and nobody is signed out', async () => {
    storeToken('good');
    storeUser(ada);
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(call(signOut, {})).rejects.toBeInstanceOf(NetworkError);
    expect(readUser()).toEqual(ada);
    expect(signals).not.toHaveBeenCalled();
  });
});
