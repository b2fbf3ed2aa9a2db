import { describe, expect, test } from 'vitest';
import { mayBeRead } from './readable-topic.ts';

describe('a topic that others may read', () => {
  test.each([
    'Street food',
    'C++',
    'R&D',
    "rock'n'roll",
    'Räume am Hafen',
    'Kunst & Straßenmusik',
    '写真',
    'road cycling',
  ])('is %s', (phrase) => expect(mayBeRead(phrase)).toBe(true));

  test.each([
    '3D printing',
    '１２ chairs',
    '@ana',
    'mail me <b>now</b>',
    '[x](y)',
    '#rowing',
    'Lindenstraße',
    'Abbey Road',
    'rue de Rivoli',
  ])('is not %s', (phrase) => expect(mayBeRead(phrase)).toBe(false));
});
