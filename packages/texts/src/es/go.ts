import type english from '../en/go.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Ir a tu evento',
  lead: 'El código está en la pantalla o en el cartel de la sala.',
  dashboard: 'Panel',
  typeCode: 'Escribe el código de la pantalla',
  goIn: 'Entrar',
  failed: 'No funcionó. Inténtalo de nuevo.',
} satisfies TextsLike<typeof english>;
