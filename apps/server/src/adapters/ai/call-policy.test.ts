import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { callPolicy } from './call-policy.ts';

const never = new AbortController().signal;

/** Makes calls that take so long, in milliseconds, or fail; tells how many were under way when each began. */
async function busyness(takes: (call: number) => number | Error, calls: number, limits = {}): Promise<number[]> {
  const policy = callPolicy({ timeout: 200, retries: 0, failures: 1_000, ...limits });
  const busy: number[] = [];
  let underWay = 0;
  await Promise.allSettled(
    Array.from({ length: calls }, (_, call) =>
      policy.call(async () => {
        underWay += 1;
        busy.push(underWay);
        const time = takes(call);
        await wait(typeof time === 'number' ? time : 5);
        underWay -= 1;
        if (typeof time !== 'number') throw time;
      }, never),
    ),
  );
  return busy;
}

test('four calls go at once to begin with, up to twelve as long as answers come quickly', async () => {
  const busy = await busyness(() => 5, 150, { timeout: 10_000 });
  // The fifth waits for one of the first four to end.
  expect(busy.slice(0, 5)).toEqual([1, 2, 3, 4, 4]);
  expect(Math.max(...busy)).toBe(12);
});

test('never more than four to a server that takes its time', async () => {
  expect(Math.max(...(await busyness(() => 120, 24)))).toBe(4);
});

test('a server that refuses now and then is asked by few at once again', async () => {
  const busy = await busyness(
    (call) => (call % 6 === 5 ? Object.assign(new Error('busy'), { statusCode: 429 }) : 5),
    150,
  );
  expect(Math.max(...busy)).toBeLessThanOrEqual(6);
});

test('a moment in which all that is under way fails is not the end', async () => {
  // Every answer is quick by this measure, however busy the machine is: after a hundred there are twelve calls at once.
  const policy = callPolicy({ timeout: 10_000, pause: 20 });
  let made = 0;
  const call = () =>
    policy.call(async () => {
      made += 1;
      const fails = made > 100 && made <= 112;
      await wait(5);
      if (fails) throw Object.assign(new Error('busy'), { statusCode: 503 });
    }, never);
  const ends = await Promise.allSettled(Array.from({ length: 200 }, call));
  expect(policy.failed()).toEqual({ 'HTTP 503': 12 });
  expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
});

test('calls that end with the time of their part do not count against the next part', async () => {
  const policy = callPolicy({ timeout: 10_000 });
  const part = AbortSignal.timeout(30);
  await Promise.allSettled(Array.from({ length: 30 }, () => policy.call(() => wait(5_000), part)));
  await expect(policy.call(async () => 'answer', never)).resolves.toBe('answer');
});
