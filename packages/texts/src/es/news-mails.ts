import type english from '../en/news-mails.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  stop: 'No recibir más correos de este tipo',
  settings: 'Elegir de qué te avisamos',
  named: '{label}:',
  entryAttached: 'La entrada para tu calendario va adjunta.',
  entryTaken: 'El adjunto quita la entrada de tu calendario.',
  somebody: 'Alguien',
  when: {
    from: '{date}, {start}',
    fromTo: '{date}, de {start} a {end}',
  },
  digest: {
    heading: 'Tus novedades de ayer',
    more: 'Y {count} más.',
    button: 'Ver todas las novedades',
  },
  matches_ready: {
    line: 'Mira a quién podrías conocer, por qué encajan y qué podrías preguntar primero.',
    button: 'Ver tus matches',
  },
  message: {
    line: '{name} te escribió.',
    pause: 'No recibirás más correos sobre esta conversación hasta que la leas.',
    button: 'Leer el mensaje',
  },
  joined: {
    line: 'Responde las preguntas del evento para que tus matches encajen contigo.',
    button: 'Ver el evento',
  },
  event_tomorrow: {
    line: '¿Respondiste todas las preguntas? Tus matches salen de tus respuestas.',
    button: 'Ver el evento',
  },
  answers_missing: {
    line: 'El host te pide responder las preguntas del evento. Tus matches salen de tus respuestas.',
    button: 'Responder las preguntas',
  },
  event_moved: {
    line: 'Así queda ahora.',
    noDate: 'Ya no tiene fecha. Recibirás un correo cuando haya una nueva.',
    button: 'Ver el evento',
  },
  event_called_off: {
    line: 'No se celebra. No tienes que hacer nada.',
    button: 'Ver tus eventos',
  },
  off_waiting_list: {
    line: 'Saliste de la lista de espera y ya participas. Si no puedes venir, sal del evento, por favor.',
    button: 'Ver el evento',
  },
  let_in: {
    line: 'Un host te dio acceso. Responde las preguntas del evento para que tus matches encajen contigo.',
    button: 'Ver el evento',
  },
  declined: {
    line: 'Pediste participar. Los hosts dijeron que no. No tienes que hacer nada.',
    button: 'Ver el evento',
  },
  contact_returned: {
    line: 'Ahora {name} también comparte sus datos de contacto contigo.',
    button: 'Ver los datos de contacto',
  },
  from_host: {
    line: 'Un host de {event} escribió esto a los invitados. En la página del evento puedes denunciarlo o desactivar estos avisos.',
    lineOfUnknown:
      'Un host de tu evento escribió esto a los invitados. En la página del evento puedes denunciarlo o desactivar estos avisos.',
    button: 'Ver el evento',
  },
  cohost: {
    line: 'Los cohosts pueden cambiar el evento, sus preguntas y su noche, ver a los invitados e iniciar el matching.',
    not_yet: 'No eres host hasta que digas que sí.',
    button: 'Decir sí o no',
  },
  asked: {
    line: 'Acepta o rechaza en la pestaña «Personas». La persona espera tu respuesta.',
    button: 'Ver la solicitud',
  },
  report: {
    line: 'Míralo pronto, por favor: alguien te pide ayuda.',
    button: 'Ver la denuncia',
  },
  run_failed: {
    line: 'No se perdió nada: inícialo de nuevo en un momento.',
    button: 'Iniciar de nuevo',
  },
  webhook_off: {
    line: 'Su dirección no aceptó lo que se envió. Mira las entregas y vuelve a activarlo.',
    button: 'Ver el webhook',
  },
} satisfies TextsLike<typeof english>;
