import type english from '../en/invitation.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  page: 'Evento',
  failed: 'No se pudo cargar el evento',
  checkConnection: 'Revisa tu conexión e inténtalo de nuevo.',
  logIn: 'Iniciar sesión',
} satisfies TextsLike<typeof english>;
