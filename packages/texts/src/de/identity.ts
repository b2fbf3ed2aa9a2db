import type english from '../en/identity.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  endedBefore:
    'Deine E-Mail-Adresse ist bestätigt. Was vorher mit ihr entstanden ist, wurde gelöscht: das alte Passwort, offene Sitzungen, Passkeys und Co-Hosts. Deine Karte ist leer, und Events sind geschlossen, bis du sie öffnest.',
  again: { title: 'Bitte melde dich noch einmal an', notNow: 'Nicht jetzt', signIn: 'Neu anmelden' },
} satisfies TextsLike<typeof english>;
