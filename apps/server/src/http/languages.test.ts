import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Event } from '@serendip/contract/events';
import { updateEvent } from '@serendip/contract/events';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { act } from '../../test/evening.ts';
import { of } from '../../test/matching.ts';
import { openServed } from '../../test/served-app.ts';
import type { Person } from '../../test/world.ts';

let served: Awaited<ReturnType<typeof openServed>>;
let app: FastifyInstance;
let host: Person;
let event: Event;
beforeAll(async () => {
  served = await openServed();
  for (const page of ['landing', 'event', 'index'])
    for (const language of ['de', 'fr'])
      writeFileSync(join(served.webRoot, `${page}.${language}.html`), `<html lang="${language}"><!-- ${page} -->`);
  app = await served.appWith({});
  host = await served.world.arrive();
  event = await served.world.createEvent(host);
  const fields = { listed: true, event_date: '2099-05-20', embed_sites: ['https://site.test'], place: 'Pier 9' };
  event = (await host.get(updateEvent, { ...of(event), body: { event: fields } })).event;
});
afterAll(() => served.close());

const get = (url: string, language?: string, headers = {}) =>
  app.inject({ url, headers: { ...(language === undefined ? {} : { 'accept-language': language }), ...headers } });

describe('no answer in one language stands in for another', () => {
  const worded = [
    '/',
    '/dashboard',
    '/events/x',
    '/api/legal/privacy',
    '/api/settings',
    '/api/nothing',
    '/api/oembed?url=x',
  ];
  test.each(worded)('%s says that it varies by language', async (url) => {
    const vary = (await get(url, 'de')).headers.vary ?? '';
    expect(String(vary).toLowerCase()).toContain('accept-language');
  });

  test('a page in one language is no answer to the tag of another', async () => {
    for (const url of ['/', '/dashboard', '/events/x'])
      for (const language of ['en', 'de', 'fr']) {
        const { headers, statusCode } = await get(url, language);
        expect([url, language, statusCode]).toEqual([url, language, 200]);
        for (const other of ['en', 'de', 'fr']) {
          const again = await get(url, other, { 'if-none-match': String(headers.etag) });
          expect([url, language, other, again.statusCode]).toEqual([
            url,
            language,
            other,
            other === language ? 304 : 200,
          ]);
        }
      }
  });

  test('nor is the evening in one language, and both languages of an event count', async () => {
    const stage = `/api/events/${event.id}/stage`;
    const ask = async (language: string, etag = '') => {
      const answer = await get(stage, language, { authorization: `Bearer ${host.token}`, 'if-none-match': etag });
      expect(String(answer.headers.vary)).toContain('Accept-Language');
      return { code: answer.statusCode, etag: String(answer.headers.etag) };
    };
    await act(host, event, 'open_doors');
    const { etag } = await ask('fr');
    expect([(await ask('fr', etag)).code, (await ask('es', etag)).code]).toEqual([304, 200]);
    await host.get(updateEvent, { ...of(event), body: { event: { second_language: 'es' } } });
    expect((await ask('fr', etag)).code).toBe(200);
  });

  test('the card for other sites varies by language, and names that of what its host wrote', async () => {
    const { headers, body } = await get(`/embed/events/${event.id}`, 'fr');
    expect(headers).toMatchObject({ vary: 'accept-language', 'cache-control': 'no-cache' });
    expect(body).toContain('<html lang="fr">');
    expect(body).toContain('<h1 lang="en" dir="auto">Harbour Mixer</h1>');
    expect(body).toContain('<p lang="en" dir="auto">Pier 9</p>');
  });

  test.each(['/api/openapi.json', '/api/docs'])('%s is English for everybody', async (url) => {
    expect((await get(url, 'fr')).body).toBe((await get(url)).body);
  });

  test('a cover is the same picture for everybody', async () => {
    const url = `/api/event_covers/${event.id}`;
    expect((await get(url, 'fr')).rawPayload.equals((await get(url)).rawPayload)).toBe(true);
  });
});

describe('a page', () => {
  const languageOf = async (headers: Record<string, string>) => {
    const { body, statusCode, headers: sent } = await app.inject({ url: '/', headers });
    expect([statusCode, sent.vary]).toEqual([200, expect.stringMatching(/^Accept-Language, Cookie/)]);
    return /<html lang="(\w+)"/.exec(body)?.[1] ?? 'en';
  };

  test('arrives in the language that its reader chose, whatever the browser asks for', async () => {
    expect(await languageOf({ cookie: 'serendip_device=x; serendip_language=fr', 'accept-language': 'de' })).toBe('fr');
    expect(await languageOf({ cookie: 'serendip_language=en', 'accept-language': 'de' })).toBe('en');
  });

  test.each(['', 'xx', '../fr', 'constructor', '__proto__', 'fr.html', 'frde', '"fr"'])(
    'is the browser’s where the cookie says %j',
    async (told) => {
      const cookie = `other_serendip_language=fr; serendip_language=${told}`;
      expect(await languageOf({ cookie, 'accept-language': 'de' })).toBe('de');
    },
  );
});

test.each([
  ['10 kB of languages', `${'fr;q=0.1,'.repeat(1_100)}de`, 'de'],
  ['10 kB without a comma', 'de-'.padEnd(10_000, 'x-'), 'de'],
  ['one kind of letter', 'a'.repeat(10_000), 'en'],
  ['10 kB of commas', ','.repeat(10_000), 'en'],
  ['a weight that is no number', 'fr;q=NaN, de;q=0.1', 'de'],
  ['a negative weight', 'fr;q=-1, de;q=0.1', 'de'],
  ['an endless weight', 'fr;q=1e999', 'fr'],
  ['none at all', '*', 'en'],
  ['any, but not English', 'en;q=0, *', 'en'],
  ['one language twice', 'de;q=0.1, fr;q=0.5, de;q=0.9', 'de'],
  ['members of every object', '__proto__, constructor, toString, es;q=0.1', 'es'],
  ['a script', '<script>alert(1)</script>, fr;q=0.1', 'fr'],
  ['line ends', 'fr\t,\tde', 'fr'],
])('a header with %s names a language or none', async (_, header, language) => {
  const words = {
    en: 'Event not found',
    de: 'Event nicht gefunden',
    fr: 'Événement introuvable',
    es: 'No se encontró el evento',
  };
  const answer = await get(`/api/event_covers/${crypto.randomUUID()}`, header);
  expect([answer.statusCode, answer.json().status.message]).toEqual([404, words[language as keyof typeof words]]);
});
