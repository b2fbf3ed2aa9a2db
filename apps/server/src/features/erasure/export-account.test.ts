import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { exportAccount } from '@serendip/contract/account-export';
import { patience } from '@serendip/test-kit/patience';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listen } from '../../../test/raw-request.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';

let world: World;
let port: number;
beforeAll(async () => {
  world = await openWorld();
  port = await listen(world.app);
});
afterAll(() => world.close());

/** Messages of a person, in sum more than the system's buffers of a connection. */
async function writeMuch({ id }: Person, messages: number): Promise<void> {
  const other = await world.arrive();
  await world.ctx.database.db.execute(sql`insert into messages (sender_id, recipient_id, content)
    select ${id}::uuid, ${other.id}::uuid, n || repeat(' word', 390) from generate_series(1, ${messages}::int) n`);
}

test('a long export comes page by page, whole and in order', async () => {
  const ann = await world.arrive();
  await writeMuch(ann, 250);
  const { export: data } = await ann.get(exportAccount, {});
  const numbers = data.messages_sent.map(({ content }) => Number.parseInt(content, 10));
  expect(numbers).toEqual(Array.from({ length: 250 }, (_, at) => at + 1));
});

test('exports leave the process a share of its time: timers fire while a dozen of them are under way', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => world.arrive()));
  for (const person of people) await writeMuch(person, 300);
  let [longest, last, isOver] = [0, performance.now(), false];
  const watch = async () => {
    while (!isOver) {
      await sleep(1);
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }
  };
  const watched = watch();
  const begun = performance.now();
  const codes = await Promise.all(people.map(async (person) => (await person.call(exportAccount, {})).code));
  const took = performance.now() - begun;
  isOver = true;
  await watched;
  expect(codes).toEqual(Array(12).fill(200));
  expect(longest).toBeLessThan(took / 4);
});

test('an account has one export under way: a second is refused before any work, and is free once the first is taken or left', async () => {
  const ann = await world.arrive();
  await writeMuch(ann, 6_000);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET /api/users/export HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${ann.token}\r\n\r\n`);
  await once(socket, 'readable');
  expect(await ann.call(exportAccount, {})).toMatchObject({
    code: 429,
    message: 'Your data is being put together already. Please wait a moment.',
  });
  // Somebody else's is answered meanwhile.
  expect((await (await world.arrive()).call(exportAccount, {})).code).toBe(200);
  socket.destroy();
  await vi.waitFor(async () => expect((await ann.call(exportAccount, {})).code).toBe(200), { timeout: patience });
});
