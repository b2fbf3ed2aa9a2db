import type english from '../en/comparing.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  beside: 'Lauf {number} neben einem anderen',
  with: 'Vergleichen mit',
  failed: 'Die Läufe konnten nicht verglichen werden',
  loading: 'Läufe werden verglichen',
  byBest: 'Personen nach ihrem besten Match',
  run: 'Lauf {number}',
  byChange: 'Personen nach gewonnenen oder verlorenen Punkten, Lauf {from} zu Lauf {to}',
  people: 'Personen',
  compare: 'Vergleichen',
  of: '{count} von {all}',
  changes: {
    less: '−10 bis −1',
    more: '+1 bis +10',
  },
  rows: {
    strong: 'Personen mit einem sehr guten besten Match',
    meanBest: 'Bestes Match im Durchschnitt',
    worstBest: 'Schlechtestes bestes Match',
    mutual: 'Matches, die beiden helfen',
    rules: 'Eingehaltene Regeln',
    repeats: 'Wiederholungen in Räumen',
    weakRooms: 'Räume unter 20 %',
    emptyLists: 'Personen, deren Liste weder Suche noch Angebot trifft',
  },
} satisfies TextsLike<typeof english>;
