import { describe, expect, test } from 'vitest';
import { isSending, type Outbox, parseOutbox, sendable, withFailed, without, withPending } from './outbox.ts';

const at = '2026-01-01T10:00:00.000Z';
const later = '2026-01-01T10:05:00.000Z';
const states = (outbox: Outbox) => outbox.map(({ client_id, state }) => `${client_id} ${state}`);

describe('outgoing messages', () => {
  const sending = withPending([], 'a', 'Hello', at);

  test('are pending while they are sent', () => {
    expect(states(sending)).toEqual(['a pending']);
    expect(isSending(sending)).toBe(true);
  });

  test('stay, flagged failed with the reason, when sending fails', () => {
    const failed = withFailed(sending, 'a', 'No connection', true);
    expect(failed).toEqual([
      { client_id: 'a', content: 'Hello', created_at: at, state: 'failed', error: 'No connection', unreachable: true },
    ]);
    expect(isSending(failed)).toBe(false);
  });

  test('are removed when the server has accepted them', () => expect(without(sending, 'a')).toEqual([]));

  test('are sent again at the end, with the same client id, on a retry', () => {
    const two = withPending(withFailed(sending, 'a', 'x', false), 'b', 'Second', at);
    const retried = withPending(two, 'a', 'Hello', later);
    expect(states(retried)).toEqual(['b pending', 'a pending']);
    expect(retried[1]).toMatchObject({ error: null, created_at: later });
  });
});

describe('messages kept on the device', () => {
  test('come back as they were', () => {
    const outbox = withPending([], 'a', 'Hello', at);
    expect(parseOutbox(JSON.stringify(outbox))).toEqual(outbox);
  });

  test.each([[null], ['{'], ['7'], ['[{"client_id":1}]']])('is nothing when it reads %s', (text) =>
    expect(parseOutbox(text)).toEqual([]),
  );
});

describe('a typed text', () => {
  test('is sent trimmed', () => expect(sendable('  Hi \n', 10, false)).toBe('Hi'));

  test.each([
    ['blank', ' \n ', false],
    ['longer than allowed', 'a'.repeat(11), false],
    ['typed while another is on its way', 'Hi', true],
  ])('%s is not sent', (_, typed, busy) => expect(sendable(typed, 10, busy)).toBeNull());

  test('may be as long as allowed once trimmed', () =>
    expect(sendable(` ${'a'.repeat(10)} `, 10, false)).not.toBeNull());
});
