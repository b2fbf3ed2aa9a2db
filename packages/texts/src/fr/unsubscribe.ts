import type english from '../en/unsubscribe.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Arrêter ces e-mails ?',
  lead: 'Tu ne recevras plus d’e-mails du même type que celui qui contenait ce lien.',
} satisfies TextsLike<typeof english>;
