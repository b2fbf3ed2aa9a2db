import { METHODS } from 'node:http';
import { failures } from '@serendip/contract/failures';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { sendFailure } from './envelope.ts';

/** All that Node reads. HEAD is the framework's, wherever there is GET; CONNECT asks a proxy for a tunnel, not for a path. */
const known = METHODS.filter((method) => method !== 'HEAD' && method !== 'CONNECT');

/** Says 405 with the methods that exist, for every path that is served with some method but not with the one asked. */
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
      // Before the body is read: a wrong method is wrong whatever it carries.
      onRequest: async (_request, reply) => {
        reply.header('allow', [...methods].join(', '));
        return sendFailure(reply, 'method_not_allowed');
      },
      handler: async (_request, reply) => reply.status(failures.method_not_allowed.status),
    });
  }
}
