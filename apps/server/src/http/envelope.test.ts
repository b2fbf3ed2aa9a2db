import { endpoints } from '@serendip/contract/api';
import { boundNames, boundOf } from '@serendip/contract/bounds';
import { type FailureCode, failures } from '@serendip/contract/failures';
import { languages } from '@serendip/texts/languages';
import { readSentence, type Sentence, say } from '@serendip/texts/sentence';
import { expect, test } from 'vitest';
import { strangeWords } from '../../test/words-of-languages.ts';
import { failure, success } from './envelope.ts';

const codes = Object.keys(failures) as FailureCode[];

/** The parts of a schema or a check that hold errors or other schemas. */
interface Rules {
  _zod: { def: { error?: (issue: object) => unknown; type?: string; [part: string]: unknown } };
}
const isRules = (part: unknown): part is Rules => typeof part === 'object' && part !== null && '_zod' in part;

/** The errors of a schema, its checks and every schema within. */
function errorsOf(rules: Rules, seen = new Set<Rules>()): string[] {
  if (seen.has(rules)) return [];
  seen.add(rules);
  const { error, ...parts } = rules._zod.def;
  const told = [null, undefined, 7].map((input) => error?.({ code: 'custom', input, path: ['name'] }));
  const within = Object.values(parts).flatMap((part) => {
    if (Array.isArray(part) || isRules(part)) return part;
    return typeof part === 'object' && part !== null ? Object.values(part) : [];
  });
  return [
    ...told.filter((one) => typeof one === 'string'),
    ...within.filter(isRules).flatMap((one) => errorsOf(one, seen)),
  ];
}

const rules = endpoints.flatMap(({ body, query }) => [body, query]).filter((one) => one !== undefined);
const spelled = new Set(rules.flatMap((one) => errorsOf(one as unknown as Rules)));

test('without a language, a refusal says what the contract says', () => {
  for (const code of codes) expect(failure('en', code).status.message).toBe(failures[code].message);
});

test.each(languages)(
  'every refusal, every success, every bound and every rule of a field says a sentence in %s, without a word of another language',
  (language) => {
    expect(spelled.size).toBeGreaterThan(150);
    const ofBounds = boundNames.map(boundOf).flatMap(({ sentence, most }) => sentence?.(most) ?? []);
    const sentences: Sentence[] = [...[...spelled].map(readSentence), ...ofBounds];
    const said = [
      ...codes.map((code) => [code, failure(language, code).status.message] as const),
      ...endpoints.map((endpoint) => [endpoint.id, success(language, endpoint, null).status.message] as const),
      ...sentences.map((sentence) => [sentence.says, failure(language, 'invalid', [sentence]).status.message] as const),
    ];
    for (const [of, sentence] of said) expect([of, sentence]).toEqual([of, expect.stringMatching(/^[^{}]+$/)]);
    // Values that only programs get wrong are named as they are on the wire.
    const onTheWire = `${JSON.stringify(sentences)} OK`;
    const strange = said.map(([of, sentence]) => [of, strangeWords(language, sentence, onTheWire)] as const);
    expect(strange.filter(([, words]) => words.length > 0)).toEqual([]);
  },
);

test('one sentence said twice is told once', () => {
  const fault = say('isBlank', { field: 'name' });
  expect(failure('de', 'invalid', [fault, fault]).status.errors).toEqual(['Name: bitte ausfüllen']);
});
