import { legalPages } from '@serendip/contract/service';
import type { FastifyInstance } from 'fastify';
import { legalText } from './legal-text.ts';

const folder = new URL('../../../../../content/legal/', import.meta.url);

/** The operator's imprint, privacy and terms. */
export function exposeLegalTexts(app: FastifyInstance): string[] {
  for (const page of legalPages)
    app.get(`/api/legal/${page}`, async ({ language }, reply) =>
      reply
        .type('text/markdown; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('vary', 'Accept-Language')
        .send(await legalText(folder, page, language)),
    );
  return legalPages.map((page) => `/legal/${page}`);
}
