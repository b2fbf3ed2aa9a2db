import type english from '../en/event-settings.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  delete: {
    title: 'Eliminar este evento',
    lead: 'Se elimina para todos, con sus respuestas y matches. Si todavía no ha pasado, avisamos a los invitados. Los mensajes se quedan.',
    button: 'Eliminar evento',
    done: 'Se eliminó el evento',
    question: '¿Eliminar este evento?',
    warning: 'No se puede deshacer.',
    cancel: 'Cancelar',
    confirm: 'Eliminar para todos',
    typeName: 'Escribe el nombre del evento',
    failed: 'No se pudo eliminar el evento. Inténtalo de nuevo.',
  },
  duplicate: {
    title: 'Duplicar este evento',
    lead: 'Empieza un evento nuevo con los mismos textos, preguntas y salas, pero sin fecha, invitados ni cohosts.',
    button: 'Duplicar',
  },
  open: {
    button: 'Abrir este evento',
    failed: 'No se pudo abrir el evento. Inténtalo de nuevo.',
  },
  loading: 'Cargando los ajustes',
  forTheHost: 'Para el host',
  tabs: {
    matching: 'Matching',
    people: 'Personas',
    settings: 'Ajustes',
  },
  matching: {
    title: 'Matching',
    seenByHosts: 'Solo los hosts ven esto.',
    seenByYou: 'Solo tú y tus cohosts ven esto.',
  },
} satisfies TextsLike<typeof english>;
