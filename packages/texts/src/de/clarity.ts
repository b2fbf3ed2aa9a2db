import type english from '../en/clarity.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  title: 'Wie gut Serendip deine Gäste kennt',
  clarity: {
    clear: '{count} gut',
    partly: '{count} teilweise',
    hardly: '{count} kaum',
  },
  nobodyAsked: 'Kein Gast hat eine offene Frage von Serendip',
  asked:
    '{count, plural, one {# Gast wurde nach mehr gefragt und hat noch nicht geantwortet} other {# Gäste wurden nach mehr gefragt und haben noch nicht geantwortet}}',
  failed: 'Konnte nicht gezählt werden. Serendip versucht es jede Minute wieder.',
} satisfies TextsLike<typeof english>;
