import type english from '../en/api.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  unreachable: 'No se pudo contactar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
} satisfies TextsLike<typeof english>;
