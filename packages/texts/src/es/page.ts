import type english from '../en/page.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  description:
    'Encuentros que valen la pena. A la hora justa. En el lugar justo. Conoce a las personas adecuadas en cada evento.',
  install: 'Conoce a las personas adecuadas en cada evento.',
  ogTitle: 'Serendip: encuentros que valen la pena. A la hora justa. En el lugar justo.',
  ogDescription: 'Encuentra en cada evento a quien buscas: socios, clientes, amistades o tu próximo trabajo.',
  ogImageAlt: 'Serendip. Encuentros que valen la pena. A la hora justa. En el lugar justo.',
  news: 'Hay algo nuevo',
  noScript: 'Serendip necesita JavaScript.',
} satisfies TextsLike<typeof english>;
