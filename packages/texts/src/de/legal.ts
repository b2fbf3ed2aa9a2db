import type english from '../en/legal.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  titles: { privacy: 'Datenschutz', terms: 'Nutzungsbedingungen', imprint: 'Impressum' },
  loading: 'Der Text wird geladen',
  failed: 'Der Text konnte nicht geladen werden.',
  contact: 'Kontakt',
  write: 'Schreib an <link>{email}</link>.',
  askHost: 'Frag den Host deines Events, wer diese Seite betreibt. Die E-Mail-Adresse steht auf der Seite des Events.',
} satisfies TextsLike<typeof english>;
