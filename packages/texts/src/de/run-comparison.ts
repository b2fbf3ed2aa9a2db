import type english from '../en/run-comparison.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  moreStrong:
    'Lauf {better} gibt {strong} statt {others, plural, one {{shown} Person} other {{shown} Personen}} ein Match, das sehr gut passt',
  bothStrong:
    'Beide Läufe geben {people, plural, one {{shown} Person} other {{shown} Personen}} ein Match, das sehr gut passt',
  betterMean: '{both}, und Lauf {better} hat die besseren besten Matches (im Schnitt {mean} statt {otherMean} %)',
  named: '{name} ({from} auf {to} %)',
  nobodyWorse: '{strong}; niemand steht schlechter da.',
  littleWorse:
    '{strong}; {count, plural, one {{shown} Person steht} other {{shown} Personen stehen}} schlechter da, um höchstens {points} Punkte.',
  oneWorse: '{strong}; 1 Person steht schlechter da: {named}.',
  mostWorse:
    '{strong}; {count, plural, one {{shown} Person steht} other {{shown} Personen stehen}} schlechter da, am meisten {named}.',
} satisfies TextsLike<typeof english>;
