import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import { endpoints } from '@serendip/contract/api';
import type { Endpoint } from '@serendip/contract/endpoint';
import { limits } from '@serendip/contract/limits';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Ctx } from './context.ts';
import { routes } from './features/routes.ts';
import { apiReference, apiReferenceStyle } from './http/api-reference.ts';
import { authority } from './http/authorise.ts';
import { register } from './http/bind.ts';
import { sendFailure } from './http/envelope.ts';
import { answerClientError, installFailureHandlers } from './http/failure-handlers.ts';
import { limitFlood } from './http/flood-limit.ts';
import { acceptJsonBodies } from './http/json-body.ts';
import { refuseOtherMethods } from './http/methods.ts';
import { exposeMetrics } from './http/metrics.ts';
import { openApiDocument } from './http/openapi.ts';
import { securityHeaders, setMissing } from './http/security-headers.ts';
import { serveWebApp } from './http/web-app.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

export interface AppOptions {
  /** Check every answer against the contract: for tests. */
  verifyAnswers?: boolean;
  /** Where the built web app lies, if not in its usual place. */
  webRoot?: string;
}

/** The HTTP side of the product, not yet listening. */
export async function buildApp(ctx: Ctx, options: AppOptions = {}): Promise<FastifyInstance> {
  const headersOf = securityHeaders(ctx.config);
  const app = Fastify({
    loggerInstance: ctx.log as FastifyBaseLogger,
    // One line per request would drown the log of a polled app; the metrics count them.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: limits.body_bytes_max,
    trustProxy: ctx.config.trustProxy,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    // Node looks for late headers and requests only so often.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    // What still arrives over a kept connection while closing is answered like everything else.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be decoded is an address nobody has.
    frameworkErrors(_error, request, reply) {
      setMissing(reply, headersOf(request.url));
      sendFailure(reply, 'unknown_path');
    },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, headersOf()),
  });
  installFailureHandlers(app);
  acceptJsonBodies(app);
  app.addHook('onSend', async (request, reply) => setMissing(reply, headersOf(request.url)));
  if (ctx.config.corsOrigins.length > 0)
    await app.register(cors, {
      origin: ctx.config.corsOrigins,
      methods: [...new Set(endpoints.map(({ method }) => method))],
      exposedHeaders: ['Authorization'],
      credentials: true,
    });
  // Before the routes: it compresses the answers of those that come after it.
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  if (ctx.config.rateLimit) limitFlood(app);

  exposeMetrics(app, ctx);
  const document = openApiDocument(ctx.config.publicUrl);
  const reference = apiReference();
  app.get('/api/openapi.json', async () => document);
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(reference));
  app.get('/api/docs/reference.css', async (_request, reply) => reply.type('text/css').send(apiReferenceStyle));
  await app.register(
    async (api) => {
      const authorise = authority(ctx);
      for (const route of routes) register(api, ctx, authorise, route, options.verifyAnswers ?? false);
      const pages = ['/metrics', '/openapi.json', '/docs', '/docs/reference.css'] as const;
      refuseOtherMethods(api, [...endpoints, ...pages.map((path) => ({ method: 'GET', path }))]);
    },
    { prefix: '/api' },
  );
  await serveWebApp(app, options.webRoot);
  return app;
}
