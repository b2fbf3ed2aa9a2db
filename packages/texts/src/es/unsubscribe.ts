import type english from '../en/unsubscribe.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: '¿Dejar de recibir estos correos?',
  lead: 'No recibirás más correos del tipo con el que llegó este enlace.',
} satisfies TextsLike<typeof english>;
