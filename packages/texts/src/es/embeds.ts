import type english from '../en/embeds.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'En otras páginas',
  lead: 'Muestra este evento como una tarjeta pequeña en tus propios sitios. Solo pueden los sitios de esta lista.',
  notListed:
    'Tus sitios pueden mostrar este evento como una tarjeta pequeña cuando el enlace baste para verlo. <link>Activar</link>',
  failed: 'No funcionó.',
  removed: '{site} ya no está en la lista',
  remove: 'Quitar',
  site: 'Sitio',
  add: 'Añadir sitio',
  paste: 'Pega esto en la página',
  event: 'Evento',
} satisfies TextsLike<typeof english>;
