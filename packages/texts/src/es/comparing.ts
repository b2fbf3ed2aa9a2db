import type english from '../en/comparing.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  beside: 'Cálculo {number} junto a otro',
  with: 'Comparar con',
  failed: 'No se pudieron comparar los cálculos',
  loading: 'Comparando los cálculos',
  byBest: 'Personas según su mejor match',
  run: 'Cálculo {number}',
  byChange: 'Personas según los puntos ganados o perdidos, del cálculo {from} al {to}',
  people: 'Personas',
  compare: 'Comparar',
  of: '{count} de {all}',
  changes: {
    less: '−10 a −1',
    more: '+1 a +10',
  },
  rows: {
    strong: 'Personas cuyo mejor match es muy bueno',
    meanBest: 'Mejor match en promedio',
    worstBest: 'El peor mejor match',
    mutual: 'Matches que ayudan a los dos',
    rules: 'Reglas cumplidas',
    repeats: 'Repeticiones en salas',
    weakRooms: 'Salas por debajo del 20 %',
    emptyLists: 'Personas sin búsqueda ni oferta en su lista',
  },
} satisfies TextsLike<typeof english>;
