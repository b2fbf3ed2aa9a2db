import { randomUUID } from 'node:crypto';
import { listMessages, sendMessage } from '@serendip/contract/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedRun } from '../../../test/stored-run.ts';
import { openWorld, Person, type World } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';

let world: World;
/** Two processes that count, on the same database. */
let limited: World;
let other: World;
let event: { id: string; name: string };
beforeAll(async () => {
  world = await openWorld();
  limited = await openWorld({ env: { RATE_LIMIT: 'on' }, beside: world });
  other = await openWorld({ env: { RATE_LIMIT: 'on' }, beside: world });
  const { id, name } = await world.createEvent(await world.arrive(), { name: 'Harbour Mixer' });
  event = { id, name };
});
afterAll(async () => {
  await other.close();
  await limited.close();
  await world.close();
});

const to = (person: Person) => ({ params: { user_id: person.id } });
const write = (from: Person, recipient: Person, content: string, client_id?: string) =>
  from.call(sendMessage, { ...to(recipient), body: { message: { content, client_id } } });
async function pairAt(place: World): Promise<[Person, Person]> {
  const two: [Person, Person] = [await place.arrive(), await place.arrive()];
  await storedRun(world, event, [{ of: two }]);
  return two;
}
const elsewhere = (person: Person) => new Person(other.app, person.token, person);
const many = (count: number, send: (n: number) => Promise<{ code: number }>) =>
  Promise.all(Array.from({ length: count }, async (_, n) => (await send(n)).code));
const sent = (codes: number[]) => codes.filter((code) => code === 200).length;
const storedFrom = async (from: Person, recipient: Person) =>
  (await recipient.get(listMessages, { ...to(from), query: { per_page: '100' } })).messages.filter(
    ({ sender_id }) => sender_id === from.id,
  );
/** As if they had been written so much earlier. */
const passTime = (from: Person, seconds: number) =>
  world.ctx.database.db.execute(sql`update messages set created_at = created_at - make_interval(secs => ${seconds}::int)
    where sender_id = ${from.id}`);
const hasToWait = async (from: Person, recipient: Person, sentence: string, most: number) => {
  const answer = await write(from, recipient, 'one too many');
  expect([answer.code, answer.message]).toEqual([429, sentence]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(most - 30);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(most);
};
const withoutReply = 'You have sent 10 messages without a reply. Please wait a few minutes before you write again.';
const veryFast = 'You are sending messages very fast. Please wait a moment and try again.';

describe('somebody who writes faster than people talk', () => {
  test('gets ten messages through before a first reply, however many go at once and in whichever process', async () => {
    const [ada, ben] = await pairAt(limited);
    expect(sent(await many(30, (n) => write(n % 2 ? ada : elsewhere(ada), ben, `${n}`)))).toBe(10);
    await hasToWait(ada, ben, withoutReply, 600);
    expect(await storedFrom(ada, ben)).toHaveLength(10);
    // It is between these two: others hear from each of them as before.
    const [cleo] = await pairAt(limited);
    await storedRun(world, event, [{ of: [ada, cleo] }]);
    expect((await write(ada, cleo, 'Hello')).code).toBe(200);
  });

  test('may go on when ten minutes have passed, or at once when the other one has written back', async () => {
    const [ada, ben] = await pairAt(limited);
    await many(10, (n) => write(ada, ben, `${n}`));
    await passTime(ada, 590);
    await hasToWait(ada, ben, withoutReply, 10);
    await passTime(ada, 20);
    expect(sent(await many(11, (n) => write(ada, ben, `${n}`)))).toBe(10);
    expect((await write(ben, ada, 'Hello')).code).toBe(200);
    expect((await write(ada, ben, 'At last')).code).toBe(200);
  });

  test('gets thirty a minute through after it, each of the two for themselves', async () => {
    const [ada, ben] = await pairAt(limited);
    await write(ada, ben, 'Hello');
    await write(ben, ada, 'Hello');
    expect(sent(await many(40, (n) => write(n % 2 ? ada : elsewhere(ada), ben, `${n}`)))).toBe(29);
    await hasToWait(ada, ben, veryFast, 60);
    expect(sent(await many(40, (n) => write(ben, ada, `${n}`)))).toBe(29);
    await passTime(ada, 61);
    expect((await write(ada, ben, 'Calmly')).code).toBe(200);
  });

  test('sends the same message again as often as need be: it counts once, also where no other would go', async () => {
    const [ada, ben] = await pairAt(limited);
    const id = randomUUID();
    expect(sent(await many(30, () => write(ada, ben, 'Hello', id)))).toBe(30);
    expect(sent(await many(12, (n) => write(ada, ben, `${n}`)))).toBe(9);
    const again = await write(ada, ben, 'Hello', id);
    expect([again.code, again.data.message.id]).toEqual([200, (await storedFrom(ada, ben))[0]?.id]);
    const refusedId = randomUUID();
    expect((await write(ada, ben, 'Later', refusedId)).code).toBe(429);
    await passTime(ada, 601);
    expect((await write(ada, ben, 'Later', refusedId)).data.message.content).toBe('Later');
  });

  test('is not told of it where they have nothing to do with each other, and not hindered with RATE_LIMIT=off', async () => {
    const [ada, ben] = await pairAt(limited);
    const stranger = await limited.arrive();
    expect(new Set(await many(15, () => write(stranger, ben, 'psst')))).toEqual(new Set([403]));
    const [cleo, dan] = await pairAt(world);
    expect(sent(await many(40, (n) => write(cleo, dan, `${n}`)))).toBe(40);
    expect((await write(ada, ben, 'Hello')).code).toBe(200);
  });
});
