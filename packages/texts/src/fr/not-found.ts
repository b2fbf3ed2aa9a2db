import type english from '../en/not-found.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Page introuvable',
  explanation: 'Il n’y a pas de page à cette adresse. Le lien est peut-être incomplet, ou la page n’existe plus.',
  toDashboard: 'Aller à ton tableau de bord',
  toHomePage: 'Aller à la page d’accueil',
} satisfies TextsLike<typeof english>;
