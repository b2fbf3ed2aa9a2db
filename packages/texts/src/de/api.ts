import type english from '../en/api.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  unreachable: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.',
} satisfies TextsLike<typeof english>;
