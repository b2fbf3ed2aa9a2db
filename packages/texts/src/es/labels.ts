import type english from '../en/labels.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  on: 'Poner',
  off: 'Quitar',
  putOn:
    '{count, plural, one {Etiqueta puesta a # persona} many {Etiqueta puesta a # de personas} other {Etiqueta puesta a # personas}}',
  takenOff:
    '{count, plural, one {Etiqueta quitada a # persona} many {Etiqueta quitada a # de personas} other {Etiqueta quitada a # personas}}',
  title: '{count, plural, one {Etiquetar a # persona} many {Etiquetar a # de personas} other {Etiquetar a # personas}}',
  who: 'Solo tú y tus cohosts ven las etiquetas. Cada persona puede leer las suyas en su exportación.',
  submit: 'Etiquetar',
  label: 'Etiqueta',
  fresh: 'Etiqueta nueva…',
  newLabel: 'Etiqueta nueva',
  hint: 'Una o dos palabras, como Mentor o Equipo rojo',
  saveFailed: 'No se pudo guardar',
  whatToDo: 'Qué hacer',
  labels: 'Etiquetas',
  about: 'Escribe encima de un nombre para cambiarlo. Cada persona puede leer sus etiquetas en su exportación.',
  done: 'Listo',
  nameOf: 'Nombre de la etiqueta {name}',
  people: '{count, plural, one {# persona} many {# de personas} other {# personas}}',
  deleteNamed: 'Eliminar la etiqueta {name}',
  deleteTitle: '¿Eliminar la etiqueta {name}?',
  deleteText: 'Se quita a todos. Las reglas que la nombran también se eliminan.',
  delete: 'Eliminar',
} satisfies TextsLike<typeof english>;
