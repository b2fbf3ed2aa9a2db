import type english from '../en/go.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Aller à ton événement',
  lead: 'Le code est sur l’écran ou l’affiche dans la salle.',
  dashboard: 'Tableau de bord',
  typeCode: 'Tape le code de l’écran',
  goIn: 'Entrer',
  failed: 'Ça n’a pas marché. Réessaie.',
} satisfies TextsLike<typeof english>;
