import { findByCode, makeStageCode } from '@serendip/contract/codes';
import { removeCohost } from '@serendip/contract/cohosts';
import { getStage, makeStageLink } from '@serendip/contract/evening';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { becomeCohost } from '../../../../test/become-cohost.ts';
import { act } from '../../../../test/evening.ts';
import { of, personAt } from '../../../../test/matching.ts';
import { openWorld, Person, type World } from '../../../../test/world.ts';
import { sql } from '../../../db/sql.ts';

let world: World;
/** The same database with limits on. */
let bounded: World;
beforeAll(async () => {
  world = await openWorld();
  bounded = await openWorld({ beside: world, env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' } });
});
afterAll(async () => {
  await bounded.close();
  await world.close();
});

const noEvent = { code: 422, message: 'No open event has this code. Check the letters.' };
const find = (code: string) => world.nobody.call(findByCode, { body: { code } });

async function openEvening() {
  const host = await world.arrive();
  const event = await world.createEvent(host);
  const { code } = await act(host, event, 'open_doors');
  return { host, event, code: String(code) };
}

describe('a check-in code', () => {
  test('is understood however people type or paste it, and leads to its event', async () => {
    const { event, code } = await openEvening();
    const wide = [...code].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)).join('');
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const path = `/events/${event.id}?here=${code}`;
    for (const typed of [
      code,
      ` ${spaced.toLowerCase()} `,
      `${code.slice(0, 2)}-${code.slice(2)}`,
      `${code}.`,
      wide,
      `https://events.test${path}`,
      `events.test${path}&from=chat#top`,
    ])
      expect((await find(typed)).data, typed).toEqual({ event: { id: event.id, name: event.name }, path });
  });

  test('leads nowhere when it is wrong, renewed, or its evening has ended', async () => {
    const { host, event, code } = await openEvening();
    for (const typed of ['', '.', 'ABC', 'A'.repeat(1_000), `https://events.test/events/${event.id}`])
      expect(await find(typed), typed).toMatchObject(noEvent);
    await act(host, event, 'renew_code');
    expect(await find(code)).toMatchObject(noEvent);
    const { code: last } = await act(host, event, 'renew_code');
    expect((await find(String(last))).code).toBe(200);
    await act(host, event, 'end');
    expect(await find(String(last))).toMatchObject(noEvent);
    expect(await world.nobody.call(findByCode, { body: { code: 'A'.repeat(1_001) } })).toMatchObject({ code: 422 });
  });

  test('20 wrong ones of a browser, then only wrong ones are refused; a right one never is', async () => {
    const { code } = await openEvening();
    const nobody = new Person(bounded.app);
    const from = (device: string, typed: string) =>
      nobody.send('POST', '/codes', { code: typed }, { cookie: `serendip_device=${device.padEnd(22, 'x')}` });
    for (let n = 0; n < 20; n += 1) expect((await from('one', 'WRONG2')).code).toBe(422);
    const refused = await from('one', 'WRONG2');
    expect([refused.code, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await from('one', code)).code).toBe(200);
    expect((await from('two', 'WRONG2')).code).toBe(422);
  });
});

describe('a stage code', () => {
  const codeFor = async (host: Person, event: { id: string }) => (await host.get(makeStageCode, of(event))).stage_code;

  test('opens the stage on another device once, and the stages that are open stay', async () => {
    const { host, event, code: checkIn } = await openEvening();
    const { secret } = (await host.get(makeStageLink, of(event))).stage_link;
    const { code, expires_at } = await codeFor(host, event);
    expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{8}$/);
    const minutes = (Date.parse(expires_at) - Date.now()) / 60_000;
    expect([minutes > 9, minutes <= 10.1]).toEqual([true, true]);
    const used = await Promise.all([find(code.toLowerCase()), find(`${code.slice(0, 4)} ${code.slice(4)}`)]);
    expect(used.map((answer) => answer.code).sort()).toEqual([200, 422]);
    const opened = used.find((answer) => answer.code === 200)?.data;
    expect(opened?.event).toEqual({ id: event.id, name: event.name });
    const stage = async (held: string) => await world.nobody.call(getStage, { params: { secret: held } });
    const own = String(opened?.path).replace('/stage/', '');
    for (const held of [own, secret]) expect((await stage(held)).data.stage.code).toBe(checkIn);
    // A new link replaces all of them.
    await host.get(makeStageLink, of(event));
    for (const held of [own, secret]) expect((await stage(held)).code).toBe(404);
  });

  test('ends with a newer one, after ten minutes, and with its maker’s rights', async () => {
    const { host, event } = await openEvening();
    const first = await codeFor(host, event);
    const second = await codeFor(host, event);
    expect(await find(first.code)).toMatchObject(noEvent);
    await world.ctx.database.db.execute(
      sql`update stage_codes set expires_at = now() - interval '1 second' where event_id = ${event.id}`,
    );
    expect(await find(second.code)).toMatchObject(noEvent);
    const friend = await world.arrive();
    await becomeCohost(host, event, friend);
    const { code } = await codeFor(friend, event);
    await host.get(removeCohost, personAt(event, friend));
    expect(await find(code)).toMatchObject(noEvent);
  });
});
