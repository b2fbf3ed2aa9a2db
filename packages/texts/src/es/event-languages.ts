import type english from '../en/event-languages.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  language: 'Idioma',
  languageHint: 'Para la pantalla, el cartel y el papel, y para los correos a quienes no eligieron idioma.',
  second: 'Segundo idioma',
  secondHint: 'Así, la pantalla, el cartel y el papel muestran los dos.',
  optional: 'Opcional',
  none: 'Ninguno',
  questionsReadAs: 'Tus preguntas están en {language}. El evento no.',
  take: 'Pasar el evento a {language}',
} satisfies TextsLike<typeof english>;
