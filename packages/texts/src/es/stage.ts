import type english from '../en/stage.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  welcome: '¡Hola!',
  doorsOpenSoon: 'La entrada abre pronto.',
  scan: 'Escanea para entrar',
  qrCode: 'Código QR para registrar la llegada',
  orOpen: 'o abre <place>{address}</place> y escribe',
  codeIs: '<unseen>El código es </unseen>{code}',
  here: '{count, plural, one {<people>{count, number}</people> persona está aquí} many {<people>{count, number}</people> personas están aquí} other {<people>{count, number}</people> personas están aquí}}',
  justArrived: '¿Acabas de llegar? Escanea esto, o abre <place>{address}</place> y escribe <mono>{code}</mono>',
  thanks: 'Gracias por venir',
  writeToThem: 'Escribe a las personas que conociste. Están en tus matches.',
  findRoom: 'Tu sala está en tu teléfono',
  findNextRoom: 'Tu sala de la ronda {round} está en tu teléfono',
  timeIsUp: 'Se acabó el tiempo',
  round: 'Ronda {round} de {rounds}',
  break: 'Pausa',
  paused: 'En pausa',
  goesOn: 'Sigue cuando el reloj llegue a 0:00.',
  timeLeft:
    '{minutes, plural, =0 {{seconds, plural, one {queda # segundo} many {quedan # segundos} other {quedan # segundos}}} one {queda # minuto{seconds, plural, =0 {} one { y # segundo} many { y # segundos} other { y # segundos}}} many {quedan # minutos{seconds, plural, =0 {} one { y # segundo} many { y # segundos} other { y # segundos}}} other {quedan # minutos{seconds, plural, =0 {} one { y # segundo} many { y # segundos} other { y # segundos}}}}',
  roomsByName: 'Salas por nombre',
  page: 'Página {page} de {pages}',
  room: 'Sala {number}',
  namedRoom: 'Sala {number}, {name}',
  lastHeard:
    '{minutes, plural, =0 {Última respuesta hace menos de un minuto} one {Última respuesta hace # min} many {Última respuesta hace # min} other {Última respuesta hace # min}}',
  soundOff: 'Sin sonido',
  bar: {
    pause: 'Pausar',
    goOn: 'Seguir',
    space: 'espacio',
    mute: 'Quitar el sonido',
    soundOn: 'Activar el sonido',
    fullScreen: 'Pantalla completa',
    endEvening: 'Terminar la noche',
    endRound: 'Terminar la ronda {round}',
    startRound: 'Empezar la ronda {round} de {rounds}',
  },
  movedOn: 'La noche ya avanzó',
  failed: 'No funcionó',
  pressAgain: 'Pulsa → otra vez para terminar la noche',
  roundRuns:
    'Ronda {round} de {rounds}: {people, plural, one {# persona} many {# personas} other {# personas}}, {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Termina hacia las {time}.',
  roundRunsInRooms:
    'Ronda {round} de {rounds}: {people, plural, one {# persona} many {# personas} other {# personas}} en {rooms, plural, one {# sala} many {# salas} other {# salas}}, {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}. Termina hacia las {time}.',
} satisfies TextsLike<typeof english>;
