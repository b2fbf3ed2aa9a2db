import { aliasFault, changeAlias, signIn, signUp } from '@serendip/contract/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { rowsOf } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { adjectives, nouns } from '../identity/alias.ts';

let world: World;
let ada: Person;
beforeAll(async () => {
  world = await openWorld();
  ada = await world.signUp('ada@example.org');
});
afterAll(() => world.close());

const form = (email: unknown, password: unknown = 'secret', password_confirmation = password) => ({
  user: { email, password, password_confirmation },
});
const userCount = async () =>
  (await rowsOf<{ count: number }>(world.ctx.database.db, sql`select count(*)::int as count from users`))[0]?.count;

describe('signing up', () => {
  test('answers with the user, a friendly alias and a bearer token that works at once', async () => {
    const answer = await world.nobody.call(signUp, {
      body: { user: { email: '  Grace@Example.ORG ', password: 'secret', password_confirmation: 'secret' } },
    });
    expect([answer.code, answer.errors]).toEqual([200, undefined]);
    expect(answer.data.user).toEqual({
      id: expect.any(String),
      email: 'grace@example.org',
      alias: expect.stringMatching(/^[a-z]+-[a-z]+(-\d+)?$/),
    });
    expect(answer.headers.authorization).toMatch(/^Bearer [A-Za-z0-9_-]{43}$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    const session = { authorization: String(answer.headers.authorization) };
    expect((await world.nobody.send('GET', '/events', undefined, session)).code).toBe(200);
    expect(JSON.stringify(answer.data)).not.toMatch(/password|hash|argon/i);
  });

  test.each(['ada@example.org', 'ADA@EXAMPLE.ORG', ' Ada@Example.org\t'])(
    'an e-mail in use (%j) is refused whatever its case and surrounding space',
    async (email) => {
      const answer = await world.nobody.send('POST', '/users', form(email));
      expect([answer.code, answer.errors]).toEqual([422, ['Email has already been taken']]);
      expect(answer.headers.authorization).toBeUndefined();
    },
  );

  test.each([
    [form('nonsense'), 'Email is invalid'],
    [form(''), 'Email is invalid'],
    [form(7), 'Email is invalid'],
    [form(['x@example.org', 'y@example.org']), 'Email is invalid'],
    [form('x@example.org\r\nBcc: y@example.org'), 'Email is invalid'],
    [form('x\0@example.org'), 'Email is invalid'],
    [form(`${'x'.repeat(250)}@example.org`), 'Email is invalid'],
    [form('new@example.org', 'five5'), 'Password is too short (minimum is 6 characters)'],
    [form('new@example.org', ''), 'Password is too short (minimum is 6 characters)'],
    [form('new@example.org', 'x'.repeat(129)), 'Password is too long (maximum is 128 characters)'],
    [form('new@example.org', 'secre\ud800'), 'Password contains characters that cannot be stored'],
    [form('new@example.org', 123456), "Password can't be blank"],
    [form('new@example.org', 'secret', 'Secret'), "Password confirmation doesn't match Password"],
    [{ user: { email: 'new@example.org', password: 'secret' } }, "Password confirmation can't be blank"],
    [{ user: 'ada' }, 'User is invalid'],
    [{}, 'User is missing'],
    [[], 'Request body is invalid'],
    [null, 'Request body is invalid'],
  ])('%j is refused with its sentence, and nobody is created', async (body, sentence) => {
    const before = await userCount();
    const answer = await world.nobody.send('POST', '/users', body);
    expect(answer.code).toBe(422);
    expect(answer.errors).toContain(sentence);
    expect(answer.headers.authorization).toBeUndefined();
    expect(await userCount()).toBe(before);
  });

  test('several faults are told together, each as a sentence', async () => {
    const answer = await world.nobody.send('POST', '/users', form('nonsense', 'abc', 'abd'));
    expect(answer.errors).toEqual([
      'Email is invalid',
      'Password is too short (minimum is 6 characters)',
      "Password confirmation doesn't match Password",
    ]);
    expect(answer.message).toBe(answer.errors?.join(', '));
  });

  test('no body at all is told, not crashed on', async () => {
    const answer = await world.nobody.send('POST', '/users');
    expect([answer.code, answer.errors]).toEqual([422, ['Request body is missing']]);
  });

  test('fields nobody may set are ignored', async () => {
    const user = { ...form('plain@example.org').user, id: ada.id, alias: 'chosen-one', admin: true, erased_at: 'now' };
    const { data } = await world.nobody.send('POST', '/users', { user });
    expect(data.user).toMatchObject({ email: 'plain@example.org' });
    expect(data.user).not.toMatchObject({ id: ada.id });
    expect(data.user).not.toMatchObject({ alias: 'chosen-one' });
  });
});

describe('passwords count as they were sent, but for the way accents are made', () => {
  const verbatim = [
    ['six characters', '123456'],
    ['surrounding spaces', '  secret  '],
    ['128 characters', 'x'.repeat(128)],
    ['emoji counted in UTF-16 units', '🔑🔑🔑'],
    ['compatible letters', '\uff50assword'],
    ['twins that differ only behind 72 bytes', `${'x'.repeat(72)}A`],
  ] as const;
  const nearMiss: Record<string, string> = {
    'surrounding spaces': 'secret',
    'compatible letters': 'password',
    'twins that differ only behind 72 bytes': `${'x'.repeat(72)}B`,
  };

  test.each(verbatim)('%s', async (name, password) => {
    const email = `${name.replaceAll(/\W/g, '-')}@example.org`;
    expect((await world.nobody.send('POST', '/users', form(email, password))).code).toBe(200);
    await world.nobody.get(signIn, { body: { user: { email, password } } });
    const other = nearMiss[name] ?? `${password}x`;
    expect((await world.nobody.call(signIn, { body: { user: { email, password: other } } })).code).toBe(401);
  });

  test('they are stored as argon2id of the recommended cost, never in the clear', async () => {
    const [row] = await rowsOf<{ password_hash: string }>(
      world.ctx.database.db,
      sql`select password_hash from users where id = ${ada.id}`,
    );
    expect(row?.password_hash).toMatch(/^argon2id\$19456\$2\$[\w-]{22}\$[\w-]{43}$/);
  });
});

describe('the alias', () => {
  const change = (person: Person, alias: string) => person.call(changeAlias, { body: { user: { alias } } });

  test('can be changed, and keeping it is no conflict with oneself', async () => {
    const person = await world.arrive();
    for (const alias of ['abc', 'brave-otter-7', 'x'.repeat(30), 'x'.repeat(30)]) {
      const { code, data } = await change(person, alias);
      expect([code, data.user]).toEqual([200, { id: person.id, email: person.email, alias }]);
    }
  });

  test('somebody else’s is refused', async () => {
    const person = await world.arrive();
    const answer = await change(person, ada.alias);
    expect([answer.code, answer.errors]).toEqual([422, ['Alias has already been taken']]);
  });

  test('is given to one of many who ask for it at once', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => world.arrive()));
    const codes = await Promise.all(people.map(async (person) => (await change(person, 'wanted-name')).code));
    expect(codes.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 422)]);
  });

  test('cannot be one that seems to speak for the house, and none such is ever given', async () => {
    for (const alias of ['admin', 'ad-min', 'adm1n', 'host-7', 'supp0rt', 'serendip', 'deleted-user'])
      expect((await change(ada, alias)).errors).toEqual(['This alias is reserved. Choose another one.']);
    const pairs = adjectives.flatMap((adjective) => nouns.map((noun) => `${adjective}-${noun}`));
    expect(pairs.flatMap((pair) => [pair, `${pair}-7`]).filter((alias) => aliasFault(alias))).toEqual([]);
  });

  test.each([
    'ab',
    'x'.repeat(31),
    'Brave-Otter',
    'brave--otter',
    '-brave',
    'brave-',
    'brave otter',
    'brave_otter',
    'bräve',
    'brave\n',
    '\u202erevet',
    '',
    null,
    7,
    ['brave-otter'],
  ])('%j is no alias', async (alias) => {
    const answer = await ada.send('PATCH', '/users', { user: { alias } });
    expect([answer.code, answer.errors]).toEqual([
      422,
      ['Alias must be 3 to 30 lowercase letters, digits or single hyphens'],
    ]);
  });

  test('of the signed-out is nobody’s', async () => {
    expect((await change(world.nobody, 'some-body')).code).toBe(401);
  });
});
