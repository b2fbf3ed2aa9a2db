import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Event } from '@serendip/contract/events';
import { updateEvent } from '@serendip/contract/events';
import { drawCover } from '@serendip/cover/draw-cover';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { of } from '../../../test/matching.ts';
import { openServed } from '../../../test/served-app.ts';
import type { Person, World } from '../../../test/world.ts';
import { sql } from '../../db/sql.ts';

let served: Awaited<ReturnType<typeof openServed>>;
let world: World;
let host: Person;
beforeAll(async () => {
  served = await openServed();
  world = served.world;
  host = await world.arrive();
});
afterAll(() => served.close());

const db = () => world.ctx.database.db;
const change = (event: Event, fields: object) => host.get(updateEvent, { ...of(event), body: { event: fields } });
async function openEvent(fields: object = {}): Promise<Event> {
  const event = await world.createEvent(host);
  return (await change(event, { guest_join: true, ...fields })).event;
}

test('the link of an event that allows guests shows name and day where it is pasted, and no other link shows anything', async () => {
  const app = await served.appWith({});
  const page = async (url: string) => (await app.inject({ method: 'GET', url })).body;
  const hostile = `"><script>alert('1')</script> $& & Co`;
  const event = await openEvent({
    name: hostile,
    event_date: '2099-05-20',
    start_time: '19:00',
    time_zone: 'Europe/Berlin',
  });
  const text = await page(`/events/${event.id}?here=ABCDEF`);
  expect(text).toContain('<!-- event -->');
  expect(text).toContain(
    '<meta property="og:title" content="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; $&amp; &amp; Co">',
  );
  expect(text).toContain('content="Wednesday, May 20, 2099, 19:00. Join, and see who to meet."');
  expect(text).toContain(`<meta property="og:image" content="https://events.test/api/event_covers/${event.id}">`);
  expect(text).not.toContain('<script>alert');
  await change(event, { language: 'fr' });
  expect(await page(`/events/${event.id}`)).toContain(
    'content="Mercredi 20 mai 2099, 19:00. Participe et vois qui rencontrer."',
  );
  const usual = await page('/events/00000000-0000-4000-8000-000000000000');
  expect(usual).not.toContain('og:');
  const shut = await world.createEvent(host);
  for (const url of [`/events/${shut.id}`, '/events/no-id', `/events/${event.id}/edit`])
    expect(await page(url)).not.toContain('og:');
  expect(await page(`/events/${shut.id}`)).toBe(usual);
});

test('the cover in a pasted link is the event’s own, a picture that anybody may show while the event lets guests in', async () => {
  const event = await openEvent({ name: 'Harbour Mixer' });
  const cover = (id = event.id) => world.app.inject({ url: `/api/event_covers/${id}` });
  const { statusCode, headers, rawPayload } = await cover();
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=3600',
  ]);
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const pixels = await sharp(rawPayload).raw().toBuffer();
  expect(pixels.equals(drawCover('Harbour Mixer', 1200, 630))).toBe(true);
  await change(event, { name: 'Harbour Mixer 2' });
  expect((await cover()).rawPayload.equals(rawPayload)).toBe(false);
  await change(event, { guest_join: false });
  for (const id of [event.id, (await world.createEvent(host)).id, randomUUID(), 'no-id'])
    expect((await cover(id)).json().status).toMatchObject({ code: 404, message: 'Event not found' });
  const closed = await openEvent();
  await db().execute(sql`update events set closed_at = now() where id = ${closed.id}`);
  expect((await cover(closed.id)).statusCode).toBe(404);
});

test('programs that show links may read events and covers, search engines only the landing page', () => {
  const robots = readFileSync(new URL('../../../../web/public/robots.txt', import.meta.url), 'utf8');
  const [forLinks = '', forAll = ''] = robots.split(/\n\n/);
  expect(forLinks).toMatch(/^User-agent: Twitterbot$/m);
  const allowed = (group: string) => [...group.matchAll(/^Allow: (.*)$/gm)].map(([, path]) => path);
  expect(allowed(forLinks)).toEqual(['/$', '/social-card.png', '/events/', '/api/event_covers/']);
  expect(allowed(forAll)).toEqual(['/$']);
  expect([forLinks, forAll].map((group) => /^Disallow: \/$/m.test(group))).toEqual([true, true]);
});
