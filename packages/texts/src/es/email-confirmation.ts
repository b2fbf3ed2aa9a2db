import type english from '../en/email-confirmation.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  notConfirmed: 'sin confirmar',
  invalidTitle: 'Enlace no válido',
  invalid: 'Este enlace está incompleto. Pide otro correo en tu perfil.',
  toProfile: 'Ir a tu perfil',
  title: 'Confirma tu correo',
  lead: '¿Creaste una cuenta de Serendip con la dirección a la que llegó este correo?',
  confirm: 'Confirmar mi correo',
  confirming: 'Confirmando…',
  confirmed: 'Tu correo está confirmado.',
  thenSignIn: '{ended} Inicia sesión con un código por correo o elige una contraseña nueva.',
  toEvents: 'Ir a tus eventos',
  signIn: 'Iniciar sesión',
  failed: 'No se pudo confirmar tu correo',
  deadLink:
    '{days, plural, one {Tiene más de # día, o hay un correo más nuevo. Puedes pedir otro <link>en tu perfil</link>.} many {Tiene más de # de días, o hay un correo más nuevo. Puedes pedir otro <link>en tu perfil</link>.} other {Tiene más de # días, o hay un correo más nuevo. Puedes pedir otro <link>en tu perfil</link>.}}',
  notSignedIn: 'Aquí no has iniciado sesión',
  notSignedInText:
    'Si confirmas aquí, se anula lo que se creó antes con este correo, por si fue otra persona: la contraseña, las sesiones abiertas, las llaves de acceso, los cohosts y la tarjeta. Los eventos quedan cerrados hasta que los abras. Para conservarlo todo, <link>inicia sesión</link> primero o abre el enlace donde ya tengas la sesión iniciada.',
  notYou: '¿No creaste una cuenta? Cierra esta página. No pasa nada, y el correo sigue sin confirmar.',
  waits: 'Tu correo nuevo espera',
  waitsText: 'Abre el enlace del correo enviado a {email}. Hasta entonces vale el anterior.',
  settingTitle: 'Confirma tu correo',
  settingText:
    'Abre el enlace del correo enviado a {email}. Hasta entonces los demás ven «sin confirmar» al lado, y puedes organizar {events, plural, one {# evento} many {# de eventos} other {# eventos}} de {people, plural, one {# persona} many {# de personas} other {# personas}} cada uno, sin cohosts.',
  again: 'Enviar el correo otra vez',
  sent: 'Enviamos el correo. Si no llega, mira en el correo no deseado.',
  notSent: 'No se pudo enviar el correo. Inténtalo de nuevo.',
} satisfies TextsLike<typeof english>;
