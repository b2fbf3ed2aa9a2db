import type english from '../en/service.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  ai: 'Para encontrar mejores matches, tus respuestas también se envían a un servicio de IA elegido por quienes administran este sitio. Tu alias y tu correo no.',
  localOnly: 'Esta dirección solo funciona en este equipo. <link>Dejar entrar a los invitados</link>',
  noMail: 'Este servidor no envía correos. Pregunta a quien lo administra.',
  retention:
    '{days, plural, =1 {Las respuestas y los matches se eliminan un día después del evento.} one {Las respuestas y los matches se eliminan # día después del evento.} many {Las respuestas y los matches se eliminan # de días después del evento.} other {Las respuestas y los matches se eliminan # días después del evento.}}',
} satisfies TextsLike<typeof english>;
