import type english from '../en/comparing.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  beside: 'Calcul {number} à côté d’un autre',
  with: 'Comparer avec',
  failed: 'Impossible de comparer les calculs',
  loading: 'Comparaison des calculs',
  byBest: 'Personnes selon leur meilleur match',
  run: 'Calcul {number}',
  byChange: 'Personnes selon les points gagnés ou perdus, du calcul {from} au calcul {to}',
  people: 'Personnes',
  compare: 'Comparer',
  of: '{count} sur {all}',
  changes: {
    less: '−10 à −1',
    more: '+1 à +10',
  },
  rows: {
    strong: 'Personnes dont le meilleur match est très bon',
    meanBest: 'Meilleur match en moyenne',
    worstBest: 'Moins bon des meilleurs matchs',
    mutual: 'Matchs qui aident les deux',
    rules: 'Règles respectées',
    repeats: 'Répétitions dans les salles',
    weakRooms: 'Salles sous 20 %',
    emptyLists: 'Personnes sans recherche ni offre dans leur liste',
  },
} satisfies TextsLike<typeof english>;
