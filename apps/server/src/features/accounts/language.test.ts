import { randomUUID } from 'node:crypto';
import { changeAlias } from '@serendip/contract/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { users } from '../../db/schema/accounts.ts';
import { eq } from '../../db/sql.ts';

let world: World;
let ada: Person;
beforeAll(async () => {
  world = await openWorld();
  ada = await world.signUp('ada@example.org');
});
afterAll(() => world.close());

const languagesOf = async (id: string) => {
  const [row] = await world.ctx.database.db
    .select({ chosen: users.language, signIn: users.signInLanguage })
    .from(users)
    .where(eq(users.id, id));
  return row;
};

test('a language chosen on the profile stands in the account, and can be taken back', async () => {
  const chosen = await ada.call(changeAlias, { body: { user: { language: 'fr' } } });
  expect([chosen.code, chosen.data.user.language, chosen.data.user.alias]).toEqual([200, 'fr', ada.alias]);
  expect(await languagesOf(ada.id)).toEqual({ chosen: 'fr', signIn: null });
  const back = await ada.call(changeAlias, { body: { user: { language: null } } });
  expect([back.code, 'language' in back.data.user, back.message]).toEqual([200, false, 'Language updated.']);
});

test.each([{ language: 'xx' }, { language: 7 }, { language: 'fr; drop table users' }])(
  'a language that Serendip does not speak is refused: %j',
  async (user) => {
    const answer = await ada.send('PATCH', '/users', { user });
    expect([answer.code, answer.errors]).toEqual([422, ['Language is not one that Serendip speaks']]);
    expect(await languagesOf(ada.id)).toEqual({ chosen: null, signIn: null });
  },
);

test.each([
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['pt, en;q=0.2, es;q=0.7', 'es'],
  ['pt', null],
  [`${'x'.repeat(2000)};q=${'9'.repeat(2000)}`, null],
])('a sign-in with Accept-Language %j keeps the first language that Serendip speaks', async (header, kept) => {
  const user = { email: `${randomUUID()}@example.org`, password: 'secret', password_confirmation: 'secret' };
  const answer = await world.nobody.send('POST', '/users', { user }, { 'accept-language': header });
  expect(answer.code).toBe(200);
  const { id } = answer.data.user as { id: string };
  expect((await languagesOf(id))?.signIn).toBe(kept);
});

const heard = { 'accept-language': 'fr-CA, de;q=0.5' };
const unknown = `/events/${randomUUID()}`;

test('answers speak the language of the profile, else the first of Accept-Language that Serendip speaks', async () => {
  const bob = await world.signUp('bob@example.org');
  const said = async (headers?: Record<string, string>) => {
    const answers = [
      await bob.send('GET', unknown, undefined, headers),
      await bob.send('PUT', '/users/card', { card: {} }, headers),
      await bob.send('PUT', '/users/card', { card: { name: 'x'.repeat(500) } }, headers),
      await bob.send('PUT', '/users/card', {}, headers),
    ];
    for (const { headers: sent } of answers) expect(sent.vary).toContain('Accept-Language');
    return answers.map(({ message }) => message);
  };
  const inEnglish = [
    'Event not found',
    'Card saved.',
    'Name is too long (maximum is 60 characters)',
    'Card is missing',
  ];
  expect(await said()).toEqual(inEnglish);
  expect(await said(heard)).toEqual([
    'Événement introuvable',
    'Carte enregistrée.',
    'Nom\u202f: 60 caractères au maximum',
    'Card\u202f: manque',
  ]);
  expect(await said({ 'accept-language': 'de' })).toEqual([
    'Event nicht gefunden',
    'Karte gespeichert.',
    'Name: höchstens 60 Zeichen',
    'Card: Angabe fehlt',
  ]);
  await bob.call(changeAlias, { body: { user: { language: 'es' } } });
  expect(await said(heard)).toEqual([
    'No se encontró el evento',
    'Tarjeta guardada.',
    'Nombre: 60 caracteres como máximo',
    'Card: falta',
  ]);
  await bob.call(changeAlias, { body: { user: { language: 'en' } } });
  expect(await said(heard)).toEqual(inEnglish);
});
