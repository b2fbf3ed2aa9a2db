import type english from '../en/paper.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  scan: 'Scanne den Code, um mitzumachen und einzuchecken.',
  qrCode: 'QR-Code zum Einchecken',
  orOpen: 'Oder öffne <place>{address}</place> und tippe ein',
  name: 'Name',
  roomColumn: 'Raum',
  round: 'Runde {round}',
  room: 'Raum {number}',
  namedRoom: 'Raum {number}, {name}',
  nobody: 'Niemand',
} satisfies TextsLike<typeof english>;
