import type english from '../en/clarity.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Qué tan bien conoce Serendip a tus invitados',
  clarity: {
    clear: '{count} bien',
    partly: '{count} en parte',
    hardly: '{count} apenas',
  },
  nobodyAsked: 'Ningún invitado tiene preguntas pendientes de Serendip',
  asked:
    '{count, plural, one {A # invitado le preguntamos más y aún no responde} many {A # invitados les preguntamos más y aún no responden} other {A # invitados les preguntamos más y aún no responden}}',
  failed: 'No se pudo contar. Serendip lo intenta cada minuto.',
} satisfies TextsLike<typeof english>;
