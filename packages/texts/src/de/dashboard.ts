import type english from '../en/dashboard.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Übersicht',
  hosted: 'Deine Events',
  joined: 'Du bist dabei',
  profile: 'Profil',
  haveCode: 'Hast du einen Code?',
  yourEvents: 'Deine Events',
} satisfies TextsLike<typeof english>;
