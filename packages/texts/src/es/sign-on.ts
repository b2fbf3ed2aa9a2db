import type english from '../en/sign-on.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  unreachable: 'El otro sitio no responde. Inténtalo en un momento o inicia sesión de otra manera.',
  refused: 'El otro sitio no te dejó entrar. Inténtalo de nuevo o inicia sesión de otra manera.',
  unverified: 'El otro sitio no ha verificado tu correo. Verifícalo allí o inicia sesión de otra manera.',
  taken: 'En el otro sitio esta cuenta es de otra persona. Inicia sesión de otra manera.',
  ended: 'Este inicio de sesión tardó demasiado o empezó en otro navegador. Inténtalo de nuevo.',
  busy: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
} satisfies TextsLike<typeof english>;
