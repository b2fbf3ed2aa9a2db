import type english from '../en/page.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  description: 'Gute Begegnungen. Im richtigen Moment. Am richtigen Ort. Triff auf jedem Event die richtigen Leute.',
  install: 'Triff auf jedem Event die richtigen Leute.',
  ogTitle: 'Serendip: Gute Begegnungen. Im richtigen Moment. Am richtigen Ort.',
  ogDescription: 'Finde auf jedem Event, was du suchst: Geschäftspartner, Kundschaft, Freunde oder einen neuen Job.',
  ogImageAlt: 'Serendip. Gute Begegnungen. Im richtigen Moment. Am richtigen Ort.',
  news: 'Es gibt etwas Neues',
  noScript: 'Serendip braucht JavaScript.',
} satisfies TextsLike<typeof english>;
