import type english from '../en/dashboard.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Tableau de bord',
  hosted: 'Organisés',
  joined: 'Participations',
  profile: 'Profil',
  haveCode: 'Tu as un code ?',
  yourEvents: 'Tes événements',
} satisfies TextsLike<typeof english>;
