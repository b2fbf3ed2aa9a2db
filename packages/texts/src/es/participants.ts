import type english from '../en/participants.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Personas',
  somebody: 'Alguien',
  asks: {
    title: 'Personas que piden participar',
    more: 'Mostrar más solicitudes',
  },
  code: {
    done: 'El código es nuevo. Los carteles con el anterior ya no sirven.',
    failed: 'Sigue siendo el código anterior. Inténtalo de nuevo.',
    question: '¿Crear un código nuevo?',
    why: 'Alguien todavía conoce el código anterior (<who>{people}</who>) y podría usarlo con otro teléfono. Con uno nuevo, el anterior deja de servir, también en los carteles.',
    confirm: 'Código nuevo',
    keep: 'Conservarlo',
  },
  people: '{count, plural, one {# persona} many {# personas} other {# personas}}',
  canJoin: '{name} puede participar de nuevo',
  isRemoved: '{name} ya no participa',
  areRemoved:
    '{count, plural, one {# persona ya no participa} many {# personas ya no participan} other {# personas ya no participan}}',
  didNotWork: 'No funcionó.',
  chooseSeveral: 'Elegir varias',
  find: 'Buscar por nombre, alias o correo',
  show: 'Personas que mostrar',
  filter: {
    all: 'Todos ({count, number})',
    unanswered: 'Faltan respuestas ({count, number})',
    here: 'Aquí ({count, number})',
    came: 'Vinieron ({count, number})',
    absent: 'No vinieron ({count, number})',
    waiting: 'En espera ({count, number})',
    removed: 'Quitados ({count, number})',
  },
  labelToShow: 'Etiqueta que mostrar',
  everyLabel: 'Todas las etiquetas',
  labelAndCount: '{label} ({count, number})',
  editLabels: 'Editar etiquetas',
  failed: 'No se pudieron cargar las personas',
  loading: 'Cargando personas',
  noneFound: 'No encontramos a nadie con ese nombre.',
  noneLabelled: 'Nadie tiene esta etiqueta.',
  none: {
    all: 'Todavía no participa nadie.',
    unanswered: 'A nadie le quedan preguntas por responder.',
    here: 'No hay nadie aquí.',
    came: 'Nadie vino y se fue.',
    absent: 'No faltó nadie.',
    waiting: 'Nadie espera un lugar.',
    asking: 'Nadie pide participar.',
    removed: 'No se quitó a nadie.',
  },
  showMore: 'Mostrar más ({shown, number} de {total, number})',
  state: {
    joined: 'Participa',
    here: 'Aquí',
    waiting: 'En espera',
    asking: 'Pide entrar',
    removed: 'Fuera',
  },
  attendance: {
    here: 'Aquí',
    came: 'Vino',
    absent: 'No vino',
  },
  hereFromTo: 'Aquí de {from} a {until}',
  since: 'Desde {time}',
  choose: 'Elegir a {name}',
  noEmail: 'Sin correo',
  notConfirmed: '{email}, sin confirmar',
  answeredOf: '{answered} de {total} respondidas',
  letIn: 'Dejar entrar',
  remove: 'Quitar',
  showAlias: 'Mostrar el alias',
  failedToSave: 'No se pudo guardar. Inténtalo de nuevo.',
  labels: 'Etiquetas',
  label: 'Etiquetar',
  removal: {
    question: '¿Quitar a <person>{name}</person>?',
    several: '¿Quitar a {count, plural, one {# persona} many {# personas} other {# personas}}?',
    severalButton: 'Quitar a {count, plural, one {# persona} many {# personas} other {# personas}}',
    effect: 'Dejan el evento y no pueden volver a participar salvo que tú lo permitas. Sus mensajes se quedan.',
  },
  chosen: '{count, plural, one {# persona elegida} many {# personas elegidas} other {# personas elegidas}}',
  done: 'Listo',
  remind: {
    button: 'Enviar recordatorio',
    question:
      '{count, plural, one {¿Enviar un recordatorio a # persona?} many {¿Enviar un recordatorio a hasta # personas?} other {¿Enviar un recordatorio a hasta # personas?}}',
    byMail:
      'Cada persona con preguntas pendientes recibe un correo, salvo si tuvo uno en el último día o no tiene dirección.',
    byBell:
      'Este servidor no envía correos. Pregunta a quien lo administra. Los invitados leen el recordatorio en su campana.',
    send: 'Enviar',
    failed: 'No se envió ningún recordatorio. Inténtalo de nuevo.',
    mailed:
      '{count, plural, one {# persona recibirá un correo} many {# personas recibirán un correo} other {# personas recibirán un correo}}',
    nobodyMailed: 'Nadie recibe un correo',
    belled:
      '{count, plural, one {# persona lo leerá en su campana} many {# personas lo leerán en su campana} other {# personas lo leerán en su campana}}',
    hadOne:
      '{count, plural, one {# persona tuvo uno en el último día} many {# personas tuvieron uno en el último día} other {# personas tuvieron uno en el último día}}',
    noAddress:
      '{count, plural, one {# persona no tiene correo} many {# personas no tienen correo} other {# personas no tienen correo}}',
  },
} satisfies TextsLike<typeof english>;
