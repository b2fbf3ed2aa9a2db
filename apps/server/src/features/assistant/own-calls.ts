import type { DataOf, Endpoint, RequestOf } from '@serendip/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A call's 'no', in the words that a program of the host reads. */
export class RefusedCall extends Error {}

/** Makes a call of the contract. Throws `RefusedCall`. */
export type OwnCalls = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => Promise<DataOf<E>>;

interface Answer {
  status: { code: number; message: string; data: unknown };
}

/**
 * Calls the product's own API for a request: the same guard, scopes, limits, rules and log lines as over HTTP, since it is the
 * same route.
 */
export const ownCalls =
  (app: FastifyInstance, request: FastifyRequest): OwnCalls =>
  async (endpoint, sent) => {
    const { authorization, 'accept-language': language } = request.headers;
    const { params, query, body } = sent as Record<'params' | 'query', Record<string, string> | undefined> & {
      body?: unknown;
    };
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
    const answer = await app.inject({
      method: endpoint.method,
      url: `/api${path}${query ? `?${new URLSearchParams(query)}` : ''}`,
      remoteAddress: request.ip,
      headers: {
        authorization,
        // A program that names no language sends no such header.
        ...(language === undefined ? {} : { 'accept-language': language }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const { status } = answer.json<Answer>();
    if (status.code >= 400) throw new RefusedCall(status.message);
    return status.data as never;
  };
