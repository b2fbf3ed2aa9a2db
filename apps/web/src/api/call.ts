import type { DataOf, Endpoint, RequestOf } from '@serendip/contract/endpoint';
import { type KeptAnswer, send } from './send.ts';

type Values = Record<string, unknown>;

/** Fills the parameters into the path and appends the query, without its undefined values. */
export function pathOf(template: string, params: Values = {}, query: Values = {}): string {
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Makes one call of the contract and returns its data. See `send` for failures and for `kept`. */
export async function call<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  signal?: AbortSignal,
  kept?: Map<string, KeptAnswer>,
): Promise<DataOf<E>> {
  const { params, query, body } = request as { params?: Values; query?: Values; body?: unknown };
  const data = await send({
    method: endpoint.method,
    path: pathOf(endpoint.path, params, query),
    body,
    signal,
    unauthorizedIsOrdinary: endpoint.failures.includes('bad_credentials'),
    kept,
  });
  // The server checks its answers against the same contract.
  return data as DataOf<E>;
}
