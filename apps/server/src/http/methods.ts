import { METHODS } from 'node:http';
import { failures } from '@serendip/contract/failures';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { sendFailure } from './envelope.ts';

/** All methods that Node reads. The framework adds HEAD to GET; CONNECT asks a proxy for a tunnel, not for a path. */
const known = METHODS.filter((method) => method !== 'HEAD' && method !== 'CONNECT');

/** Answers 405 with the existing methods for paths that are served with another method. */
export function refuseOtherMethods(app: FastifyInstance, routes: readonly { method: string; path: string }[]): void {
  for (const method of known) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  const methodsByPath = new Map<string, Set<string>>();
  for (const { method, path } of routes) {
    const methods = methodsByPath.get(path) ?? new Set<string>();
    methodsByPath.set(path, methods.add(method));
  }
  for (const [path, methods] of methodsByPath) {
    const others = known.filter((method) => !methods.has(method));
    app.route({
      method: others as HTTPMethods[],
      url: path,
      // Before the body is read, which does not matter for a wrong method.
      onRequest: async (_request, reply) => {
        reply.header('allow', [...methods].join(', '));
        return sendFailure(reply, 'method_not_allowed');
      },
      handler: async (_request, reply) => reply.status(failures.method_not_allowed.status),
    });
  }
}
