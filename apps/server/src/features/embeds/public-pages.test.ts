import { deleteAccount } from '@serendip/contract/accounts';
import { saveMyCard } from '@serendip/contract/cards';
import { deleteCover, saveCover } from '@serendip/contract/covers';
import { type Event, getEvent, updateEvent } from '@serendip/contract/events';
import { drawCover } from '@serendip/cover/draw-cover';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
  await host.get(saveMyCard, { body: { card: { name: 'Ada Host' } } });
});
afterAll(() => world.close());

const video = 'https://video.example/room';
const site = 'https://club.example';
const facts = {
  name: 'Soup & <Stories>',
  description: 'Bring a spoon.',
  event_date: '2099-05-20',
  start_time: '19:00',
  time_zone: 'Europe/Berlin',
  place: 'Pier 9',
  online_url: video,
  capacity: 12,
};
const made = async (fields: object, by = host) =>
  (await by.get(updateEvent, { ...of(await world.createEvent(by)), body: { event: { ...facts, ...fields } } })).event;
const get = (url: string, headers = {}) => world.app.inject({ url, headers });
const invited = (event: Event) => world.nobody.send('GET', `/events/${event.id}/invitation`);
const card = (event: Event, headers = {}) => get(`/embed/events/${event.id}`, headers);
const oembed = (event: Event, more = '') =>
  get(`/api/oembed?url=${encodeURIComponent(`${world.ctx.config.publicUrl}/events/${event.id}`)}${more}`);
const picture = async (red: number, width = 2000, height = 1000) =>
  new Blob(
    [
      await sharp({ create: { width, height, channels: 3, background: { r: red, g: 20, b: 20 } } })
        .withExif({ IFD0: { Copyright: 'canary-exif' } })
        .jpeg()
        .toBuffer(),
    ],
    { type: 'image/jpeg' },
  );

test('a listed event shows signed-out visitors when and where, the host’s name and the places left, and no small count', async () => {
  const event = await made({ listed: true });
  const { data } = await invited(event);
  expect(data.event).toMatchObject({
    name: facts.name,
    place: 'Pier 9',
    host_name: 'Ada Host',
    participants_count: null,
    places_left: 12,
    guest_join: false,
    full: false,
  });
  expect(JSON.stringify(data)).not.toContain(video);
  await world.crowd(event, 4);
  expect((await invited(event)).data.event).toMatchObject({ participants_count: null, places_left: 8 });
  await world.crowd(event, 1);
  expect((await invited(event)).data.event).toMatchObject({ participants_count: 5, places_left: 7 });
  // The page alone lets nobody in without an account.
  expect((await world.nobody.send('POST', `/events/${event.id}/join_as_guest`, { guest: { name: 'Zoe' } })).code).toBe(
    404,
  );
  const quiet = await world.arrive();
  await quiet.get(saveMyCard, { body: { card: { name: 'Quiet', sight: 'nobody' } } });
  expect((await invited(await made({ listed: true }, quiet))).data.event).toMatchObject({ host_name: null });
  for (const hidden of [await made({}), await made({ embed_sites: [site] })]) {
    expect((await invited(hidden)).code).toBe(404);
    expect([(await card(hidden)).statusCode, (await oembed(hidden)).statusCode]).toEqual([404, 404]);
  }
});

test('the card can be framed on the sites that the host names and nowhere else, and runs and keeps nothing', async () => {
  const event = await made({ listed: true, embed_sites: [site, 'http://localhost:8080/blog?x=1'] });
  expect(event.embed_sites).toEqual([site, 'http://localhost:8080']);
  const { headers, body, statusCode } = await card(event, { 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' });
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${site} http://localhost:8080`,
  );
  expect([headers['x-frame-options'], headers['set-cookie']]).toEqual([undefined, undefined]);
  expect(body).not.toMatch(/<script|<form|style=|onclick|https?:\/\//);
  expect(body).toContain('<h1 lang="en" dir="auto">Soup &amp; &lt;Stories&gt;</h1>');
  expect(body).toContain('Mittwoch, 20. Mai 2099, 19:00 (Berlin)');
  expect(body).toContain('Noch 12 Plätze');
  expect(body).toMatch(new RegExp(`<a href="/events/${event.id}" target="_blank" rel="noopener">Mitmachen</a>`));
  expect(body).not.toContain('Ada Host');
  expect((await card(event, { 'accept-language': '*;q=1, x$y, qq' })).body).toContain('Wednesday, May 20, 2099');
  // Every other page stays out of frames, and so does the answer to an unknown event.
  for (const url of ['/', `/events/${event.id}`, '/login', '/embed/card.css', '/embed/events/no-id', '/api/health'])
    expect((await get(url)).headers['content-security-policy']).toContain("frame-ancestors 'none'");
  for (const [fields, words] of [
    [{ joining: 'ask' }, 'Ask to join'],
    [{ joining: 'invited' }, 'This event is by invitation.'],
    [{ joining: 'nobody' }, 'Joining has closed.'],
  ] as const) {
    await host.get(updateEvent, { ...of(event), body: { event: fields } });
    expect((await card(event)).body).toContain(words);
  }
  await host.get(updateEvent, { ...of(event), body: { event: { embed_sites: [] } } });
  expect((await card(event)).statusCode).toBe(404);
});

test('a site is an origin of plain signs, so that nothing typed adds a rule to the header', async () => {
  const event = await world.createEvent(host);
  const send = (sites: unknown) => host.send('PUT', `/events/${event.id}`, { event: { embed_sites: sites } });
  const wrong = 'A site is invalid: type an address such as https://example.org';
  for (const typed of [
    'https://*.example.org',
    "https://a;script-src'self'",
    'https://a,b.example',
    'javascript:alert(1)',
    'https://user:word@example.org',
    '*',
    'data:text/html,x',
    'https://',
    7,
  ])
    expect((await send([typed])).errors).toEqual([wrong]);
  expect((await send(Array.from({ length: 11 }, (_, n) => `s${n}.example`))).errors).toEqual([
    'Sites must be a list of up to 10',
  ]);
  const { data } = await send([' Example.org ', 'https://example.org/a', 'münchen.example']);
  expect((data.event as Event).embed_sites).toEqual(['https://example.org', 'https://xn--mnchen-3ya.example']);
});

test('oEmbed describes a listed event of this server, and nothing for any other address', async () => {
  const event = await made({ listed: true });
  const { headers, statusCode, ...answer } = await oembed(event);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  const { publicUrl } = world.ctx.config;
  expect(answer.json()).toEqual({
    version: '1.0',
    type: 'link',
    title: facts.name,
    provider_name: 'Serendip',
    provider_url: publicUrl,
    cache_age: 3600,
    thumbnail_url: `${publicUrl}/api/event_covers/${event.id}`,
    thumbnail_width: 1200,
    thumbnail_height: 630,
  });
  expect((await oembed(event, '&maxwidth=500')).json()).not.toHaveProperty('thumbnail_url');
  expect((await oembed(event, '&format=xml')).statusCode).toBe(501);
  expect((await oembed(event, '&maxwidth=-1')).statusCode).toBe(422);
  expect((await get('/api/oembed')).statusCode).toBe(422);
  for (const url of [
    `https://elsewhere.example/events/${event.id}`,
    `${publicUrl}.elsewhere.example/events/${event.id}`,
    `${publicUrl}/profile`,
    'no address',
  ])
    expect((await get(`/api/oembed?url=${encodeURIComponent(url)}`)).statusCode).toBe(404);
  expect((await get('/oembed?url=x')).headers.location).toBe('/api/oembed?url=x');
});

test('a host’s picture takes the place of the drawn cover, upright and without its metadata, until it is removed', async () => {
  const event = await made({ listed: true, embed_sites: [site] });
  const [first, second] = [await picture(200), await picture(90, 300, 900)];
  const { cover_url: url } = (await host.get(saveCover, { ...of(event), body: first })).event;
  expect(url).toMatch(/^\/api\/event_pictures\/[\w-]{43}$/);
  for (const [path, width, height] of [
    [url, 1200, 630],
    [`${url}?size=small`, 600, 315],
  ] as const) {
    const { rawPayload, headers } = await get(String(path));
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width, height });
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(rawPayload.includes('canary-exif')).toBe(false);
  }
  expect((await invited(event)).data.event).toMatchObject({ cover_url: url });
  expect((await card(event)).body).toContain(`<img src="${url}?size=small" alt="">`);
  const thumbnail = async () => String((await oembed(event)).json().thumbnail_url);
  const shared = await get((await thumbnail()).replace(world.ctx.config.publicUrl, ''));
  expect(await sharp(shared.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const { r } = (await sharp(shared.rawPayload).stats()).dominant;
  expect(r).toBeGreaterThan(150);
  const before = await thumbnail();
  const changed = (await host.get(saveCover, { ...of(event), body: second })).event;
  expect(changed.cover_url).not.toBe(url);
  expect([(await get(String(url))).statusCode, (await thumbnail()) === before]).toEqual([404, false]);
  for (const bad of [
    new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' }),
    new Blob([await first.arrayBuffer()], { type: 'image/png' }),
    new Blob([await first.slice(0, 500).arrayBuffer()], { type: 'image/jpeg' }),
  ]) {
    const refused = await host.call(saveCover, { ...of(event), body: bad });
    expect([refused.code, refused.message]).toEqual([422, 'This picture cannot be read']);
  }
  expect((await host.get(getEvent, of(event))).event.cover_url).toBe(changed.cover_url);
  await host.get(deleteCover, of(event));
  expect((await host.get(deleteCover, of(event))).event.cover_url).toBe(null);
  expect((await get(String(changed.cover_url))).statusCode).toBe(404);
  const drawn = await get(`/api/event_covers/${event.id}`);
  expect((await sharp(drawn.rawPayload).raw().toBuffer()).equals(drawCover(facts.name, 1200, 630))).toBe(true);
});

test('a cover goes with its host’s account', async () => {
  const [ann, ben] = [await world.arrive(), await world.arrive()];
  const event = await made({ listed: true }, ann);
  const { cover_url: url } = (await ann.get(saveCover, { ...of(event), body: await picture(10) })).event;
  await ann.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  expect((await get(String(url))).statusCode).toBe(404);
  expect((await ben.get(getEvent, of(event))).event.cover_url).toBe(null);
  expect([(await invited(event)).code, (await oembed(event)).statusCode]).toEqual([404, 404]);
});
