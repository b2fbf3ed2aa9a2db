import type english from '../en/answers.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Preguntas del evento',
  specific: 'Estas preguntas son solo de este evento.',
  optional: 'Estas preguntas son solo de este evento. Responder es opcional, pero mejora los matches.',
  canFill: 'Puedes ver y responder estas preguntas.',
  joinFirst: 'Participa en el evento para responder.',
  loading: 'Cargando las preguntas del evento',
  failed: 'No se pudieron cargar las preguntas',
  tryAgain: 'Intentar de nuevo',
  hostReads: 'El host lee esta respuesta',
  answered: 'respondida',
  willClear: 'se borrará al guardar',
  pressSave: 'toca «Guardar» para guardarla',
  save: 'Guardar respuestas',
  saveShort: 'Guardar',
  saved: 'Respuestas guardadas',
  unsavedAnswers: 'Respuestas sin guardar',
  allSaved: 'Todo guardado',
  unsaved: '{count, plural, one {# cambio} many {# cambios} other {# cambios}} sin guardar',
  unsavedShort: '{count, number} sin guardar',
  removed:
    '{count, plural, one {El host quitó una pregunta. Tu respuesta no se guardó.} many {El host quitó # preguntas. Tus respuestas no se guardaron.} other {El host quitó # preguntas. Tus respuestas no se guardaron.}}',
  failedToSave: 'No se pudo guardar',
  closed: {
    lead: 'Este evento está cerrado y ya no se puede responder. Solo tú ves tus respuestas. Puedes eliminarlas cuando quieras.',
    none: 'Ya no tienes respuestas aquí.',
    delete: 'Eliminar respuesta',
    deleted: 'Respuesta eliminada',
    failed: 'No se pudo eliminar tu respuesta',
    question: '¿Eliminar esta respuesta?',
    warning: 'El evento está cerrado: no podrás responder otra vez.',
    keep: 'Conservarla',
  },
} satisfies TextsLike<typeof english>;
