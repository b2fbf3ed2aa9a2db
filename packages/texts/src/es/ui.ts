import type english from '../en/ui.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  cancel: 'Cancelar',
  copy: 'Copiar',
  done: 'Listo',
  tryAgain: 'Intentar de nuevo',
  loading: 'Cargando…',
  dismiss: 'Cerrar',
  notifications: 'Avisos',
  showCharacters: 'Mostrar los caracteres',
  noAlias: 'Sin alias',
  notAnswered: 'Sin responder',
  suggestions: 'Sugerencias: {label}',
  rows: '{from} a {to} de {total}',
  charactersLeft: '{count, plural, one {Queda # carácter} many {Quedan # de caracteres} other {Quedan # caracteres}}',
  charactersOf: '{count}/{max} caracteres',
  whom: ': {name}',
  offline:
    'Estás sin conexión. Lo que escribes se guarda<more>. Tus respuestas y mensajes se enviarán cuando vuelvas a tener conexión</more>.',
} satisfies TextsLike<typeof english>;
