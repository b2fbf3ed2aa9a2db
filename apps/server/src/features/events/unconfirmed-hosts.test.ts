import { askCohost } from '@serendip/contract/cohosts';
import { createEvent, getEvent, joinEvent } from '@serendip/contract/events';
import { failures } from '@serendip/contract/failures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';
import { moveUpEverywhere } from './move-up.ts';

/** An installation that sends mail, and beside it, on the same database, one that does not. */
let world: World;
let silent: World;
beforeAll(async () => {
  silent = await openWorld();
  const env = { SMTP_URL: 'smtp://127.0.0.1:1', LIMIT_PARTICIPANTS_UNCONFIRMED: '2' };
  world = await openWorld({ beside: silent, env });
});
afterAll(async () => {
  await world.close();
  await silent.close();
});

const confirm = ({ id }: Person) =>
  world.ctx.database.db.execute(sql`update users set email_confirmed_at = now() where id = ${id}`);
const create = (host: Person) => host.call(createEvent, { body: { event: { name: 'An evening' } } });

test('a host without a confirmed address has three events ahead, and more once it is confirmed', async () => {
  const host = await world.arrive();
  for (let event = 0; event < 3; event += 1) expect((await create(host)).code).toBe(200);
  expect(await create(host)).toMatchObject({
    code: 422,
    errors: ['Confirm your e-mail address to host more than 3 events that are not past'],
  });
  const authorization = `Bearer ${host.token}`;
  const elsewhere = await silent.nobody.send('POST', '/events', { event: { name: 'Mail-less' } }, { authorization });
  expect(elsewhere.code).toBe(200);
  await confirm(host);
  expect((await create(host)).code).toBe(200);
});

test('their events take so many people, the next ones wait, and come in once the address is confirmed', async () => {
  const host = await world.arrive();
  const event = await world.createEvent(host);
  await world.crowd(event, 2);
  const late = await world.arrive();
  await late.call(joinEvent, of(event));
  expect((await late.get(getEvent, of(event))).event.user_joined).toBe(false);
  await moveUpEverywhere(world.ctx);
  expect((await late.get(getEvent, of(event))).event.user_joined).toBe(false);
  await confirm(host);
  await moveUpEverywhere(world.ctx);
  expect((await late.get(getEvent, of(event))).event).toMatchObject({ user_joined: true, participants_count: 3 });
});

test('they ask nobody to host with them', async () => {
  const [host, other] = [await world.arrive(), await world.arrive()];
  const event = await world.createEvent(host);
  const body = { cohost: { email: other.email } };
  const { status: code, message } = failures.email_not_confirmed;
  expect(await host.call(askCohost, { ...of(event), body })).toMatchObject({ code, message });
  await confirm(host);
  expect((await host.call(askCohost, { ...of(event), body })).code).toBe(200);
});
