import type english from '../en/covers.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  unreadable: 'No se puede leer esta imagen',
  tooLarge: 'Una imagen puede tener 8\u00a0MB como máximo',
  saved: 'Portada guardada',
  removed: 'Portada quitada',
  failed: 'No se pudo guardar la portada',
  title: 'Portada',
  lead: 'Tu imagen reemplaza el dibujo, también donde se pega el enlace. JPEG, PNG o WebP, hasta 8\u00a0MB. Nos quedamos con el centro, 1200 por 630.',
  label: 'Imagen de portada',
  change: 'Cambiar portada',
  choose: 'Elegir una imagen',
  remove: 'Quitar portada',
} satisfies TextsLike<typeof english>;
