import type english from '../en/coach.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  missing: {
    both: 'Ninguna pregunta averigua qué busca ni qué ofrece la gente.',
    need: 'Ninguna pregunta averigua qué busca la gente.',
    offer: 'Ninguna pregunta averigua qué ofrece la gente.',
  },
  bothTitle: 'Los matches salen mejor cuando cada persona dice las dos cosas',
  add: 'Añadir «{question}»',
  askInstead: 'Podrías preguntar en su lugar:',
  start: 'Empezar con una plantilla',
  keepAll: 'Tus preguntas se quedan. Después puedes cambiar cualquiera.',
  changeAll: 'Después puedes cambiar cualquier pregunta.',
  cancel: 'Cancelar',
  loadFailed: 'No se pudieron cargar las plantillas.',
  loading: 'Cargando las plantillas',
  suchAs:
    '{count, plural, one {# pregunta, como «{question}»} many {# de preguntas, como «{question}»} other {# preguntas, como «{question}»}}',
  answersTell: {
    need: 'Las respuestas dicen qué busca cada persona',
    offer: 'Las respuestas dicen qué ofrece cada persona',
    both: 'Las respuestas dicen las dos cosas',
    interest: 'Las respuestas dicen qué le gusta a cada persona',
    fact: 'Las respuestas dicen quién es cada persona',
    avoid: 'Las respuestas dicen a quién prefiere no conocer cada persona',
    alike: 'Las respuestas juntan a quienes responden igual',
    apart: 'Las respuestas juntan a quienes responden distinto',
    nothing: 'Las respuestas no cuentan para los matches',
    unclear:
      'Serendip no sabe qué significan las respuestas a esta pregunta: dilo en la indicación o pregunta más claro',
  },
} satisfies TextsLike<typeof english>;
