import type english from '../en/paper.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  scan: 'Escanea el código para participar y registrar tu llegada.',
  qrCode: 'Código QR para registrar la llegada',
  orOpen: 'O abre <place>{address}</place> y escribe',
  name: 'Nombre',
  roomColumn: 'Sala',
  round: 'Ronda {round}',
  room: 'Sala {number}',
  namedRoom: 'Sala {number}, {name}',
  nobody: 'Nadie',
} satisfies TextsLike<typeof english>;
