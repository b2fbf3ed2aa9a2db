import type english from '../en/dashboard.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Panel',
  hosted: 'Que organizo',
  joined: 'Participo',
  profile: 'Perfil',
  haveCode: '¿Tienes un código?',
  yourEvents: 'Tus eventos',
} satisfies TextsLike<typeof english>;
