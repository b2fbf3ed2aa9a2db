import type english from '../en/event-facts.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  backToDashboard: 'Volver al panel',
  dashboard: 'Panel',
  closed: 'Cerrado',
  showMore: 'Mostrar más',
  showLess: 'Mostrar menos',
  date: 'Fecha',
  place: 'Lugar',
  link: 'Enlace',
  host: 'Host',
  participants: 'Invitados',
  noDate: 'El host aún no puso fecha',
  unknown: 'Desconocido',
  notConfirmed: 'sin confirmar',
  joined: '{count, plural, one {# participa} many {# participan} other {# participan}}',
  joinedAndWaiting:
    '{count, plural, one {# participa} many {# participan} other {# participan}}, {waiting, number} en espera',
  joinedAndFull: '{count, plural, one {# participa} many {# participan} other {# participan}}, completo',
  joinedAndLeft:
    '{count, plural, one {# participa} many {# participan} other {# participan}}, {left, plural, one {queda # lugar} many {quedan # lugares} other {quedan # lugares}}',
  full: 'Completo',
  left: '{left, plural, one {Queda # lugar} many {Quedan # lugares} other {Quedan # lugares}}',
  from: '{day}, {start}',
  fromInZone: '{day}, {start} ({zone})',
  fromTo: '{day}, de {start} a {end}',
  fromToInZone: '{day}, de {start} a {end} ({zone})',
  room: 'Sala {number}',
  namedRoom: 'Sala {number}, {name}',
} satisfies TextsLike<typeof english>;
