import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { textsFolder } from '../learned.ts';
import { readSituations } from './situations.ts';

const situations = readSituations(join(textsFolder, 'situations'));
const lines = situations.flatMap(({ needs, offers }) => [...needs, ...offers]);

describe('the situations', () => {
  test('are many', () => expect(situations.length).toBeGreaterThan(12_000));

  test('each have a name, two needs and two offers', () => {
    const short = situations.filter(({ name, needs, offers }) => !name.trim() || needs.length < 2 || offers.length < 2);
    expect(short).toEqual([]);
  });

  test('say nothing twice', () => {
    const seen = new Set<string>();
    const again = lines.filter((line) => seen.size === seen.add(line).size);
    expect(again).toEqual([]);
  });

  test('have no link, e-mail address or long number', () => {
    const telling = /:\/\/|\bwww\.|\S@\S|\d{6}|\d(?:[ ./-]?\d){7}|\b[a-z\d-]+\.(?:com|org|net|io)\b/i;
    expect(lines.filter((line) => telling.test(line))).toEqual([]);
  });
});
