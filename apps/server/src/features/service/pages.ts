import { readFile } from 'node:fs/promises';
import { legalPages } from '@serendip/contract/service';
import type { FastifyInstance } from 'fastify';

const folder = new URL('../../../../../content/legal/', import.meta.url);

/** The operator's imprint, privacy and terms. Read on each request, so that an edit shows at once. */
export function exposeLegalTexts(app: FastifyInstance): string[] {
  for (const page of legalPages)
    app.get(`/api/legal/${page}`, async (_request, reply) => {
      const text = await readFile(new URL(`${page}.md`, folder), 'utf8');
      return reply.type('text/markdown; charset=utf-8').header('cache-control', 'no-cache').send(text);
    });
  return legalPages.map((page) => `/legal/${page}`);
}
