import type english from '../en/profile.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Tu perfil',
  lead: 'Unas preguntas generales. Responde las que quieras: cuentan en todos tus eventos.',
  onThisPage: 'En esta página',
  parts: {
    card: 'Tarjeta',
    notifications: 'Correo y push',
    account: 'Acceso y datos',
    blocked: 'Bloqueos',
    tokens: 'Tokens de API',
  },
  completion: 'Avance del perfil',
  complete: 'Completa tu perfil',
  answeredOf: '{answered} de {total} respondidas',
  bands: {
    none: {
      title: 'Empieza tu perfil',
      text: 'Responde unas preguntas generales para tener mejores matches en cada evento.',
    },
    begun: {
      title: 'Buen comienzo',
      text: 'Con unas respuestas más encontramos a las personas adecuadas para ti.',
    },
    quarter: {
      title: 'Vas por buen camino',
      text: 'Sigue así: cada respuesta mejora tus matches.',
    },
    half: {
      title: 'Más de la mitad',
      text: 'Las próximas respuestas nos dicen qué te distingue.',
    },
    nearly: {
      title: 'Casi completo',
      text: 'Solo faltan unas preguntas.',
    },
  },
  encouragement: {
    all: '¡Perfil de diez! 🎉',
    nearly: '¡Casi todo listo! 🔥',
    half: '¡A mitad de camino! 🌟',
    begun: '¡Gran comienzo! 💪',
  },
  remaining:
    '{count, plural, one {¡Solo queda # pregunta!} many {Quedan # preguntas para completar tu perfil} other {Quedan # preguntas para completar tu perfil}}',
  completedCount: 'Respondidas',
  remainingCount: 'Pendientes',
  pending: 'Pendiente',
  completed: 'Respondida',
  context: 'Cuéntanos más de ti…',
  tooLong: 'La respuesta puede tener {most} caracteres como máximo',
  praise: '¡Bien hecho! 🌟 Tu perfil gana mucho',
  updated: '{praise} (¡Actualizado!)',
  removed: '¡Respuesta quitada!',
  failedToRemove: 'No se pudo quitar la respuesta',
  failedToSave: 'No se pudo guardar la respuesta',
  tryAgain: 'Intentar de nuevo',
  saving: 'Guardando…',
  keptHere: 'Sin guardar todavía. Tu respuesta queda en este dispositivo.',
  notSaved: 'Sin guardar todavía',
  failedToLoad: 'No se pudieron cargar tus respuestas',
  none: 'No hay preguntas',
  noneHint: 'Por ahora no hay preguntas generales. ¡Vuelve más tarde!',
  questions: 'Preguntas generales',
  loading: 'Cargando tu perfil…',
  allDone: '¡Felicidades! Perfil completo',
  allDoneHint:
    'Tus respuestas ya ayudan a encontrar a las personas adecuadas para ti. Puedes cambiarlas cuando quieras.',
  toYourEvents: 'Ir a tus eventos',
  how: {
    title: 'Cómo funcionan tus respuestas',
    matching: {
      title: 'Matching inteligente',
      text: 'Tus respuestas ayudan a encontrar a las personas adecuadas para ti en cada evento.',
    },
    updates: {
      title: 'Modificables siempre',
      text: 'Cambia o borra una respuesta cuando quieras. Se guarda sola y cuenta la próxima vez que se hagan los matches.',
    },
    privacy: {
      title: 'Privadas y seguras',
      text: 'Nadie más puede leer tus respuestas. Tus matches ven motivos breves con unas pocas palabras corrientes, y los temas que les dejas leer.',
    },
  },
} satisfies TextsLike<typeof english>;
