import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import { endpoints } from '@serendip/contract/api';
import type { Endpoint } from '@serendip/contract/endpoint';
import { limits } from '@serendip/contract/limits';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Ctx } from './context.ts';
import { aiMetrics } from './features/ai-reading/metrics.ts';
import { exposeAssistant } from './features/assistant/expose.ts';
import { exposeEmbeds } from './features/embeds/pages.ts';
import { eveningMetrics } from './features/evening/metrics.ts';
import { socialTags } from './features/guests/social-tags.ts';
import { exposeRefusalPage } from './features/invited-guests/pages.ts';
import { notificationMetrics } from './features/notifications/metrics.ts';
import { exposeUnsubscribePage } from './features/notifications/pages.ts';
import { routes } from './features/routes.ts';
import { exposeLegalTexts } from './features/service/pages.ts';
import { probeRoutes } from './features/service/routes.ts';
import { exposeSignOn } from './features/sign-on/pages.ts';
import { accountConcurrency } from './http/account-concurrency.ts';
import { authority } from './http/authorise.ts';
import { type Binding, type Guards, register } from './http/bind.ts';
import { handOutDevices } from './http/device.ts';
import { sendFailure } from './http/envelope.ts';
import { answerClientError, installFailureHandlers } from './http/failure-handlers.ts';
import { limitFlood } from './http/flood-limit.ts';
import { acceptJsonBodies } from './http/json-body.ts';
import { hearLanguage, hearLanguages } from './http/language.ts';
import { refuseOtherMethods } from './http/methods.ts';
import { exposeMetrics } from './http/metrics.ts';
import { keepAddresses } from './http/network-of.ts';
import { exposeReference } from './http/reference-pages.ts';
import { limitPendingResponses } from './http/response-backpressure.ts';
import { securityHeaders, setMissing } from './http/security-headers.ts';
import { countRequests } from './http/under-way.ts';
import { refuseUnknownPaths } from './http/unknown-path.ts';
import { boundUploads } from './http/uploads.ts';
import { serveWebApp } from './http/web-app.ts';
import { writeQuota } from './http/write-quota.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

export interface AppOptions {
  /** Check every answer against the contract: for tests. */
  verifyAnswers?: boolean;
  /** The folder of the built web app, if not the usual one. */
  webRoot?: string;
}

/** The product's HTTP server, not yet listening. A worker has only the health calls. */
export async function buildApp(ctx: Ctx, options: AppOptions = {}): Promise<FastifyInstance> {
  const servesGuests = ctx.config.role !== 'worker';
  const headersOf = securityHeaders(ctx.config);
  const app = Fastify({
    loggerInstance: ctx.log as FastifyBaseLogger,
    // One line per request would flood the log of a polled app; metrics count them.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: limits.body_bytes_max,
    trustProxy: ctx.config.trustProxy,
    // A start on a busy machine is slow. Fastify's default is ten seconds.
    pluginTimeout: 120_000,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    // How often Node checks for late headers and requests.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    // Requests on kept connections are still answered while closing.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // An undecodable address is an unknown address.
    frameworkErrors(_error, request, reply) {
      setMissing(reply, headersOf(request.url));
      // The hooks have not run.
      hearLanguage(request);
      sendFailure(reply, 'unknown_path');
    },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, headersOf()),
  });
  installFailureHandlers(app);
  acceptJsonBodies(app);
  keepAddresses(app);
  app.addHook('onSend', async (request, reply) => setMissing(reply, headersOf(request.url)));
  if (servesGuests && ctx.config.corsOrigins.length > 0)
    await app.register(cors, {
      origin: ctx.config.corsOrigins,
      methods: [...new Set(endpoints.map(({ method }) => method))],
      exposedHeaders: ['Authorization', 'ETag'],
      credentials: true,
    });
  hearLanguages(app);
  countRequests(app);
  handOutDevices(app, ctx.config);
  const admit = limitPendingResponses(app, ctx.bounds);
  // Before the routes, since it compresses only answers of later ones.
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  const guards: Guards = {
    authorise: authority(ctx),
    floods: limitFlood(app, ctx),
    countWrite: writeQuota(ctx),
    admit,
    admitFile: boundUploads(ctx.bounds),
    inTurn: accountConcurrency(ctx.bounds),
  };

  exposeMetrics(app, ctx, [notificationMetrics, eveningMetrics, aiMetrics]);
  const verify = options.verifyAnswers ?? false;
  if (servesGuests) {
    const referencePages = exposeReference(app, ctx.config.publicUrl);
    exposeEmbeds(app, ctx);
    const signOnPages = exposeSignOn(app, ctx);
    await serveCalls(
      app,
      ctx,
      guards,
      routes,
      [
        exposeAssistant(app, ctx, guards),
        ...[
          '/metrics',
          ...referencePages,
          ...signOnPages,
          ...exposeUnsubscribePage(app),
          ...exposeRefusalPage(app),
          ...exposeLegalTexts(app),
        ].map(page),
      ],
      verify,
    );
    refuseUnknownPaths(app, await serveWebApp(app, options.webRoot, socialTags(ctx)));
  } else {
    await serveCalls(app, ctx, guards, probeRoutes, [page('/metrics')], verify);
    refuseUnknownPaths(app, () => false);
  }
  return app;
}

interface Page {
  method: 'GET' | 'POST';
  path: string;
}
const page = (path: string): Page => ({ method: 'GET', path });

/** Registers these calls below `/api`, and refuses methods that neither they nor the pages have. */
async function serveCalls(
  app: FastifyInstance,
  ctx: Ctx,
  guards: Guards,
  calls: readonly Binding[],
  pages: Page[],
  verifyAnswers: boolean,
): Promise<void> {
  await app.register(
    async (api) => {
      for (const call of calls) register(api, ctx, guards, call, verifyAnswers);
      const paths = calls.map(({ endpoint }) => endpoint);
      refuseOtherMethods(api, [...paths, ...pages]);
    },
    { prefix: '/api' },
  );
}
