import type english from '../en/guests.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  join: {
    title: 'Participar sin cuenta',
    signedOut: 'Se cerró tu sesión. Si tienes una cuenta, inicia sesión para seguir. Tu texto se conserva.',
    name: '¿Cómo quieres que te llamen?',
    nameHint: 'Lo ven las personas de este evento.',
    asks: 'Los hosts aceptan a cada persona. Esta página te avisa cuando respondan.',
    full: 'Este evento está completo. En la lista de espera, entras en cuanto te toque.',
    busy: 'Entrando…',
    ask: 'Pedir participar sin cuenta',
    failed: 'No funcionó. Inténtalo de nuevo.',
    privacy:
      'Sin correo ni contraseña. Tus datos son privados y solo sirven para los matches de este evento. Después vienen las preguntas.',
    haveAccount: '¿Tienes una cuenta?',
    logIn: 'Iniciar sesión',
  },
  nameFault: {
    missing: 'El nombre no puede quedar vacío',
    too_short: 'El nombre es demasiado corto (mínimo {least} caracteres)',
    reserved: 'Ese nombre no está disponible',
  },
  withAccount: {
    title: '¿Participas en <event>{name}</event>?',
    lead: 'Necesitas una cuenta: se crea en un minuto.',
    leadAsks: 'Necesitas una cuenta: se crea en un minuto. Los hosts aceptan a cada persona.',
    leadFull: 'Necesitas una cuenta: se crea en un minuto. Este evento está completo: entras en cuanto te toque.',
    join: 'Participar',
    ask: 'Pedir participar',
    wait: 'Entrar en la lista de espera',
  },
  doorClosed: {
    over: {
      heading: 'Este evento ya terminó.',
      text: 'Ya nadie puede participar.',
      question: '¿Participaste?',
    },
    closed: {
      heading: 'La inscripción está cerrada',
      text: 'Ya nadie puede participar.',
      question: '¿Participas?',
    },
    invited: {
      heading: 'Este evento es solo con invitación',
      text: 'Solo pueden participar las personas que invitan los hosts.',
      question: '¿Tienes invitación, o ya participas?',
    },
  },
  keep: {
    title: 'Conserva tus matches: añade un correo y una contraseña',
    lead: 'Participas sin cuenta: solo te conoce este dispositivo. Con un correo y una contraseña inicias sesión donde quieras y lo conservas todo.',
    addNow: 'Añadirlos ahora',
    email: 'Correo',
    password: 'Contraseña',
    confirmation: 'Repite la contraseña',
    saving: 'Guardando…',
    button: 'Conservar mis matches',
    done: 'Esta cuenta ya es tuya. Todo se conserva.',
    failed: 'No funcionó. Inténtalo de nuevo.',
  },
  mayJoin: 'Con tu enlace, basta un nombre para participar. <link>Cambiar</link>',
} satisfies TextsLike<typeof english>;
