import type english from '../en/legal.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  titles: { privacy: 'Privacidad', terms: 'Condiciones de uso', imprint: 'Aviso legal' },
  loading: 'Cargando el texto',
  failed: 'No se pudo cargar el texto.',
  contact: 'Contacto',
  write: 'Escribe a <link>{email}</link>.',
  askHost:
    'Pregunta al host de tu evento, que sabe quién administra este sitio. Su correo está en la página del evento.',
} satisfies TextsLike<typeof english>;
