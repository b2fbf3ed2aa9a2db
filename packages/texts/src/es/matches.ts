import type english from '../en/matches.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Tus matches',
  loading: 'Cargando tus matches',
  failed: 'No se pudieron cargar los matches',
  inRoom: 'Tu sala: <name>{room}</name>',
  toMeet: '{count, plural, one {# persona} many {# personas} other {# personas}} por conocer',
  waiting: 'Esperando al host',
  waitingHint: 'Tus matches aparecerán aquí cuando el host los haga.',
  waitingAsked: 'Tus matches aparecerán aquí cuando el host los haga. Responde las preguntas para que sean mejores.',
  tellMe: 'Avísame cuando estén mis matches',
  others: 'Otras personas a quienes saludar',
  message: 'Escribir',
  sharedContact: 'Compartió sus datos de contacto.',
  whyMatched: 'Por qué este match',
  rooms: 'Tus salas',
  round: 'Ronda {round}',
  nobodyElse: 'Ya no hay nadie más en esta sala.',
  followUp: {
    title: 'Se acabó. Sigan en contacto',
    lead: 'Solo tú ves a quién conociste. Los datos de contacto se ven cuando ambas partes los comparten.',
    sharedRoom: 'Compartieron sala contigo',
    notMet: 'Matches que no conociste',
  },
} satisfies TextsLike<typeof english>;
