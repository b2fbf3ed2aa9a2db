import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { readConfig } from '../src/config.ts';
import { hearLanguages } from '../src/http/language.ts';
import { securityHeaders, setMissing } from '../src/http/security-headers.ts';
import { serveWebApp } from '../src/http/web-app.ts';

/** Serves the built web app as the product does, headers and all, without anything behind it: for tests that answer the calls. */
export async function servePages(): Promise<{ url: string; close(): Promise<void> }> {
  const headersOf = securityHeaders(readConfig({}));
  const app = Fastify();
  app.addHook('onSend', async (request, reply) => setMissing(reply, headersOf(request.url)));
  hearLanguages(app);
  await serveWebApp(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() };
}
