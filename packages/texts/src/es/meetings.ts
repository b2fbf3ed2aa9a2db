import type english from '../en/meetings.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  didYouMeet: '¿Se conocieron?',
  didYouMeetWith: '¿Se conocieron? ({name})',
  glad: '¿Un buen encuentro?',
  gladWith: '¿Un buen encuentro? ({name})',
  yes: 'Sí',
  no: 'No',
  thumbsUp: 'Pulgar arriba',
  thumbsDown: 'Pulgar abajo',
  offline: 'Sin conexión. Se enviará cuando vuelvas a tener red.',
  note: {
    add: 'Añadir una nota para ti',
    yours: 'Tu nota',
    about: 'sobre {name}',
    label: 'Nota para ti sobre {name}',
    onlyYou: 'Solo tú ves esto.',
    save: 'Guardar nota',
    tooLong: 'La nota puede tener {most} caracteres como máximo',
  },
} satisfies TextsLike<typeof english>;
