import type english from '../en/invitation-mails.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  heading: 'Invitación: {event}',
  reminder: '¿Vienes? {event}',
  hello: 'Hola, {guest}:',
  invites: '{host} te invita.',
  waits: '{host} te invita y espera tu respuesta.',
  how: 'Di sí, quizás o no con un toque. No necesitas cuenta.',
  button: 'Responder la invitación',
  wrote:
    '{host} te invitó y escribe esto a todas las personas invitadas. En tu enlace lees el texto completo, respondes la invitación y puedes denunciarlo.',
  readWord: 'Leer y responder',
  noneFromHost: 'No quiero invitaciones de este host',
  noneFromHere: 'No quiero invitaciones de aquí',
} satisfies TextsLike<typeof english>;
