import type english from '../en/safety.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  menu: 'Más sobre {name}',
  menuFailed: 'El menú no se cargó. Revisa tu conexión e inténtalo de nuevo.',
  report: 'Denunciar',
  block: 'Bloquear',
  thisPerson: 'esta persona',
  undo: 'Deshacer',
  undoFailed: 'No se pudo quitar el bloqueo',
  blocking: {
    question: '¿Bloquear a {name}?',
    effect:
      'Ya no podrán escribirse, y Serendip no les hará matches ni les sentará en la misma sala. {name} no lo sabrá. Puedes deshacerlo en tu perfil.',
    effectUnnamed:
      'Ya no podrán escribirse, y Serendip no les hará matches ni les sentará en la misma sala. La otra persona no lo sabrá. Puedes deshacerlo en tu perfil.',
    done: 'Bloqueaste a {name}. Puedes deshacerlo en tu perfil.',
    failed: 'No se pudo bloquear',
    notice: 'Bloqueaste a <person>{name}</person>. No pueden escribirse.',
  },
  blocked: {
    title: 'Personas bloqueadas',
    none: 'Nadie. Puedes bloquear a alguien desde tus matches, tu sala o una conversación.',
    lead: 'No pueden escribirse, y no les hacemos matches ni les sentamos en la misma sala. No lo saben.',
    since: 'Bloqueo: {time}',
    sinceAndWhere: 'Bloqueo: {time}, se conocieron en <event>{name}</event>',
    undone: '{name} ya no está en tu lista de bloqueos.',
  },
  reason: {
    spam: 'Spam',
    harassment: 'Acoso',
    no_show: 'No vino',
    other: 'Otra cosa',
  },
  reporting: {
    title: 'Denunciar a {name}',
    lead: 'Los hosts del evento leen tu denuncia y ven que es tuya. Si es sobre un host, la leen en cambio las personas a cargo de este sitio. La persona denunciada no lo sabe.',
    word: '¿Denunciar este texto?',
    wordLead: 'Las personas a cargo de este sitio leen tu denuncia y el texto. Tu host no lo sabe.',
    where: '¿Dónde se conocieron?',
    chooseEvent: 'Elige un evento',
    eventMissing: 'Elige el evento donde se conocieron.',
    reasonMissing: 'Elige un motivo.',
    done: 'Gracias. Tu denuncia se envió.',
    failed: 'No se pudo enviar la denuncia',
    cancel: 'Cancelar',
    send: 'Enviar denuncia',
    wrong: '¿Qué está mal?',
    happened: '¿Qué ocurrió?',
    optional: 'Opcional',
    tooLong: 'El texto puede tener {most} caracteres como máximo',
    withText: 'El texto del host va con tu denuncia.',
    showMessages: 'Mostrar nuestros mensajes',
    showMessagesHint: 'Los últimos {count, number} entre ustedes, tal como están. Sin esto, nadie más los lee.',
  },
} satisfies TextsLike<typeof english>;
