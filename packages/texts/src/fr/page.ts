import type english from '../en/page.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  description:
    'De vraies rencontres. Au bon moment. Au bon endroit. Rencontre les bonnes personnes à chaque événement.',
  install: 'Rencontre les bonnes personnes à chaque événement.',
  ogTitle: 'Serendip : de vraies rencontres. Au bon moment. Au bon endroit.',
  ogDescription: 'Trouve à chaque événement la personne que tu cherches : associé, client, ami ou recruteur.',
  ogImageAlt: 'Serendip. De vraies rencontres. Au bon moment. Au bon endroit.',
  news: 'Il y a du nouveau',
  noScript: 'Serendip a besoin de JavaScript.',
} satisfies TextsLike<typeof english>;
