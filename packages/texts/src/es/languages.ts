import type english from '../en/languages.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  label: 'Idioma',
  hint: 'Para las páginas, los correos y los motivos que lees.',
  asBrowser: 'Como mi navegador',
  failed: 'No se pudo cambiar el idioma',
} satisfies TextsLike<typeof english>;
