import type english from '../en/paper.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  scan: 'Scanne le code pour participer et signaler ton arrivée.',
  qrCode: 'Code QR pour signaler l’arrivée',
  orOpen: 'Ou ouvre <place>{address}</place> et tape',
  name: 'Nom',
  roomColumn: 'Salle',
  round: 'Tour {round}',
  room: 'Salle {number}',
  namedRoom: 'Salle {number}, {name}',
  nobody: 'Personne',
} satisfies TextsLike<typeof english>;
