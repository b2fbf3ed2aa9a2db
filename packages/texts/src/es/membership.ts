import type english from '../en/membership.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  doorHelp: {
    title: 'Ayudas en la entrada',
    text: 'Muestra el código y registra las llegadas.',
    toDoor: 'A la entrada',
  },
  removed: { title: 'No puedes participar en este evento', text: 'Solo un host puede dejarte entrar.' },
  joiningClosed: { title: 'La inscripción está cerrada', text: 'Ya nadie puede participar.' },
  byInvitation: {
    title: 'Este evento es solo con invitación',
    text: 'Solo puede participar la gente que inviten los hosts.',
  },
  closed: {
    title: 'Este evento está cerrado',
    toOwner: 'Se creó antes de que confirmaras tu correo. Nadie puede participar ni responder hasta que lo abras.',
    hostGone: 'Su host eliminó la cuenta y con ella la descripción. Ya nadie puede participar.',
    notOpened: 'Su host no lo ha abierto. Por ahora nadie puede participar.',
  },
  over: {
    title: 'Este evento ya terminó.',
    toHost: 'Nadie puede participar. Con una fecha posterior vuelve a abrirse.',
    toGuest: 'Ya nadie puede participar.',
    changeDate: 'Cambiar la fecha',
  },
  join: {
    title: '¿Participas en <event>{name}</event>?',
    answer: 'Responde las preguntas',
    answerText: 'Cuéntanos qué ofreces y qué buscas.',
    wait: 'Espera los matches',
    waitText: 'El host los hace cuando todos están dentro.',
    matches: 'Recibe tus matches',
    matchesText: 'Mira a quién conocer y por qué.',
    asks: 'Los hosts dejan entrar a la gente. Te avisamos cuando respondan.',
    full: 'Este evento está completo. En la lista de espera, entras en cuanto te toque.',
    button: 'Participar',
    ask: 'Pedir participar',
    waitingList: 'Entrar en la lista de espera',
    privacy: 'Tu información es privada y solo se usa para los matches de este evento.',
    joining: 'Entrando…',
    failed: 'No se pudo participar en el evento',
  },
  leave: {
    button: 'Salir del evento',
    stay: 'Quedarme',
    leaving: 'Saliendo…',
    failed: 'No se pudo salir del evento',
    question: '¿Salir de {name}?',
    losesPlace: 'Tu lugar pasa a la siguiente persona en espera.',
    losesSeat: 'No tendrás lugar en las próximas rondas.',
    losesMatches: 'Solo volverás a ver tus matches si participas otra vez.',
  },
  in: {
    title: '¡Ya participas!',
    hostGone:
      'Este evento está cerrado porque su host eliminó la cuenta. Conservas tus matches, mensajes y respuestas. Si sales, no podrás volver a participar.',
    notOpened:
      'Este evento está cerrado hasta que su host lo abra. Conservas tus matches, mensajes y respuestas. Si sales, no podrás volver a participar.',
    asks: 'Cuantas más preguntas respondas, mejores serán tus matches. Aparecen en esta página cuando el host los hace.',
    waits: 'Tus matches aparecen en esta página cuando el host los hace.',
    matched: 'Tus matches están en esta página.',
    rooms: 'Tus salas y las personas que conoces en ellas están en esta página.',
    answer: '{count, plural, one {Responder # pregunta} many {Responder # de preguntas} other {Responder # preguntas}}',
    time: 'Unos dos minutos',
  },
  asking: {
    byLink: 'Pediste participar',
    byLinkText: 'Los hosts dejan entrar a la gente. Te avisamos en cuanto respondan. No tienes que hacer nada más.',
    atDoor: 'Un host te deja entrar',
    atDoorText:
      'En este evento los hosts dejan entrar persona por persona. Dile a un host en la entrada quién eres. Esta página sigue por sí sola.',
    atDoorAs:
      'En este evento los hosts dejan entrar persona por persona. Dile a un host en la entrada quién eres: en su lista eres <alias>{name}</alias>. Esta página sigue por sí sola.',
    stop: 'Dejar de pedirlo',
  },
  waiting: {
    title: 'Estás en la lista de espera',
    text: 'Todos los lugares están ocupados. Entras en cuanto te toque. No tienes que hacer nada más.',
    leave: 'Salir de la lista de espera',
  },
} satisfies TextsLike<typeof english>;
