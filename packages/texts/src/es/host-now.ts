import type english from '../en/host-now.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Ahora',
  loading: 'Cargando el siguiente paso',
  share: 'Compartir el enlace',
  match: 'Hacer los matches',
  publish: 'Mirar y publicar',
  openDoors: 'Abrir la entrada',
  run: 'Ir al panel de control',
  results: 'Ver qué salió de ahí',
  failed: 'No funcionó. Inténtalo de nuevo.',
  qrCode: 'Código QR con el enlace del evento',
  line: {
    nobody: 'Aún no participa nadie. Envía el enlace a tus invitados.',
    joined: '{joined, plural, one {# persona participa} many {# personas participan} other {# personas participan}}',
    answered:
      '{joined, plural, one {# persona participa} many {# personas participan} other {# personas participan}}, {answered, plural, one {# respondió} many {# respondieron} other {# respondieron}}',
    doors: 'La entrada está abierta, {count, number} aquí',
    round: 'Ronda {round} de {rounds}',
    roundLeft: 'Ronda {round} de {rounds}, quedan {time}',
    roundPaused: 'Ronda {round} de {rounds}, en pausa',
    roundPausedLeft: 'Ronda {round} de {rounds}, en pausa, quedan {time}',
    break: 'Pausa después de la ronda {round}',
    breakLeft: 'Pausa después de la ronda {round}, quedan {time}',
    breakPaused: 'Pausa después de la ronda {round}, detenida',
    breakPausedLeft: 'Pausa después de la ronda {round}, detenida, quedan {time}',
    over: 'La noche terminó',
    came: '{came, plural, one {Vino # persona} many {Vinieron # personas} other {Vinieron # personas}}',
    cameAndMet:
      '{came, plural, one {Vino # persona} many {Vinieron # personas} other {Vinieron # personas}}, unos {pairs, number} encuentros entre dos',
  },
} satisfies TextsLike<typeof english>;
