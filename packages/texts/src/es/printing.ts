import type english from '../en/printing.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Imprimir',
  lead: 'Elige qué imprimir. La página muestra lo que saldrá en el papel.',
  print: 'Imprimir',
  what: 'Qué imprimir',
  sheets: { cards: 'Tarjetas de sala', people: 'Invitados', poster: 'Cartel' },
  which: 'Qué salas',
  sources: { planned: 'Como estaba previsto', held: 'Como fue' },
  roomsFailed: 'No se pudieron cargar las salas',
  loadingRooms: 'Cargando las salas',
  nothingYet: 'Todavía no hay nada que imprimir',
  matchFirst: 'Primero haz los matches. Después puedes imprimir las salas.',
  loadingCode: 'Cargando el código',
  doorsClosed: 'La entrada no está abierta',
  codeComes: 'Cada noche tiene su propio código. Lo recibes cuando abres la entrada.',
  runEvening: 'Ir al panel de control',
} satisfies TextsLike<typeof english>;
