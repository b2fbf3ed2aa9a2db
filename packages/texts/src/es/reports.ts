import type english from '../en/reports.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Denuncias',
  open: 'pendientes',
  lead: 'Solo los hosts ven esto. Las personas denunciadas no lo saben. Las denuncias se eliminan después de {days, plural, one {# día} many {# días} other {# días}}.',
  none: 'Sin denuncias',
  noneHint: 'Aquí aparecen las denuncias sobre personas de este evento.',
  failed: 'No se pudieron cargar las denuncias',
  loading: 'Cargando denuncias',
  gone: 'Alguien que eliminó su cuenta',
  done: 'Resuelta',
  by: 'Denuncia de <person></person>, {time}',
  byGone: 'Denuncia de alguien que eliminó su cuenta, {time}',
  said: '<person>{name}</person>, {time}',
  openAgain: 'Reabrir',
  markDone: 'Marcar como resuelta',
  failedToSave: 'No se pudo guardar',
  messages: 'Sus mensajes ({count, number})',
} satisfies TextsLike<typeof english>;
