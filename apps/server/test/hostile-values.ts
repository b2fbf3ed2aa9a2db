import type { Endpoint } from '@serendip/contract/endpoint';
import fc from 'fast-check';
import { z } from 'zod';

const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};

/** Values that have broken servers before. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'a\udfffb',
    '\u202eevil\u2066',
    '\u200b\u2060\ufeff',
    '\u3164\u2800',
    'e\u0301'.repeat(500),
    'ﷺ'.repeat(100),
    '👩‍👩‍👧‍👦'.repeat(20),
    "'; drop table users; --",
    '%s%n{{7*7}}',
    '../../etc/passwd',
    'true',
    'null',
    '1e309',
    '٣',
    '9999-12-31',
    '0000-00-00',
    '2026-02-30',
    '__proto__',
  ),
  fc.constantFrom(10, 500, 3000).map(nested),
  fc.constantFrom(51, 1000).map((length) => Array.from({ length }, (_, index) => `${index}`)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant(JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}') as unknown),
);

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

const around = (limit: number) => [limit - 1, limit, limit + 1].filter((length) => length >= 0);

function texts(schema: Schema, known: string[]): fc.Arbitrary<unknown> {
  const lengths = [...around(schema.minLength ?? 1), ...around(schema.maxLength ?? 30)];
  const filled = fc
    .tuple(fc.constantFrom(...lengths), fc.constantFrom('x', '🙂', 'é', ' ', '\u200d'))
    .map(([length, filling]) => filling.repeat(length).slice(0, length));
  return fc.oneof(filled, fc.constantFrom(...known, 'x@example.org', '2030-01-01'), fc.string({ unit: 'grapheme' }));
}

function fitting(schema: Schema, known: string[]): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => sometimesHostile(one, known)));
  const [type] = [schema.type].flat();
  if (type === 'object')
    return fc.record(
      Object.fromEntries(Object.entries(schema.properties ?? {}).map(([k, v]) => [k, sometimesHostile(v, known)])),
      { requiredKeys: [] },
    );
  if (type === 'array') return fc.array(sometimesHostile(schema.items ?? {}, known), { maxLength: 4 });
  if (type === 'integer' || type === 'number') {
    const bounds = [schema.minimum ?? 0, schema.maximum ?? 10].flatMap((bound) => [bound - 1, bound, bound + 1]);
    return fc.constantFrom(...bounds);
  }
  return type === 'string' ? texts(schema, known) : hostile;
}

const sometimesHostile = (schema: Schema, known: string[]): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: fitting(schema, known) }, { weight: 1, arbitrary: hostile });

/** Bodies of roughly the right shape with something wrong in them, anything else that is JSON, and what is none. */
export function bodiesFor(endpoint: Endpoint, known: string[]): fc.Arbitrary<string> {
  const schema = z.toJSONSchema(endpoint.body ?? z.object({}), { io: 'input', unrepresentable: 'any' }) as Schema;
  // With all keys there, so that a fault deep inside is reached.
  const wrapped = Object.entries(schema.properties ?? {}).map(([name, inner]) =>
    sometimesHostile(inner, known).map((value) => JSON.stringify({ [name]: value })),
  );
  return fc.oneof(
    ...wrapped.map((arbitrary) => ({ weight: 8, arbitrary })),
    { weight: 1, arbitrary: sometimesHostile(schema, known).map((value) => JSON.stringify(value) ?? 'null') },
    { weight: 1, arbitrary: hostile.map((value) => JSON.stringify(value) ?? 'null') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '{',
        '\0',
        '',
        'NaN',
        '1e999',
        '[]',
        '"x"',
        `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
        `"${'x'.repeat(131_073)}"`,
        '{"a":1,"a":2}',
      ),
    },
  );
}

/** A path's parameter: one that exists, one that could, and what never was an id. Already encoded. */
export const pathValues = (known: string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known).map(encodeURIComponent) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '0',
        '-1',
        '1e309',
        'null',
        'undefined',
        '%00',
        '%ED%A0%80',
        '%zz',
        '%',
        '..',
        '%2e%2e%2f',
        'x'.repeat(101),
        'x'.repeat(5000),
        '00000000-0000-0000-0000-000000000000',
        'D069241B-842B-4315-90D4-5FF46C3EA9E4',
        ';x=1',
        '%F0%9F%99%82',
        "'or'1'='1",
      ),
    },
    { weight: 1, arbitrary: fc.uuid() },
    {
      weight: 1,
      arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((text) => encodeURIComponent(text)),
    },
  );

/** A query string from the call's own names with extreme values, given twice, or nested. */
export const queriesFor = (endpoint: Endpoint, known: string[]): fc.Arbitrary<string> => {
  const names = [...Object.keys(endpoint.query?.shape ?? {}), '__proto__', 'x'];
  const values = fc.oneof(
    fc.constantFrom(
      '0',
      '1',
      '-1',
      '1.5',
      '1e20',
      '100',
      '101',
      '1000000',
      '1000001',
      '9'.repeat(30),
      '',
      '%00',
      'abc',
      '٣',
      '%zz',
    ),
    fc.constantFrom(...known),
  );
  const pair = fc
    .tuple(fc.constantFrom(...names), fc.constantFrom('', '[]', '[a]'), values)
    .map(([name, suffix, value]) => `${name}${suffix}=${value}`);
  return fc.array(pair, { maxLength: 3 }).map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''));
};
