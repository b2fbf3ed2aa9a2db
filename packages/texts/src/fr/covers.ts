import type english from '../en/covers.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  unreadable: 'Cette image est illisible',
  tooLarge: 'Une image fait 8\u00a0Mo au plus',
  saved: 'Couverture enregistrée',
  removed: 'Couverture retirée',
  failed: 'La couverture n’a pas pu être enregistrée',
  title: 'Couverture',
  lead: 'Ton image remplace le dessin, aussi là où le lien est collé. JPEG, PNG ou WebP, jusqu’à 8\u00a0Mo. Nous gardons le milieu, 1200 sur 630.',
  label: 'Image de couverture',
  change: 'Changer la couverture',
  choose: 'Choisir une image',
  remove: 'Retirer la couverture',
} satisfies TextsLike<typeof english>;
