import type english from '../en/sign-in-code.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Iniciar sesión con un código',
  lead: 'Escribe tu correo y te enviaremos un código. No necesitas contraseña.',
  mailMe: 'Recibir un código por correo',
  notSent: 'No se pudo enviar el código. Inténtalo de nuevo.',
  signInTitle: 'Iniciar sesión en Serendip',
  sentTitle: 'Revisa tu correo',
  signInAs: 'Inicias sesión como <address>{email}</address>.',
  sent: 'Si hay una cuenta para <address>{email}</address>, el código va en camino. ¿Nada después de un minuto? Mira en el correo no deseado.',
  code: 'Código',
  codeHint: 'Seis cifras. Sirven una sola vez, durante diez minutos.',
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión…',
  failed: 'No se pudo iniciar sesión',
  again: 'Enviar otro código',
} satisfies TextsLike<typeof english>;
