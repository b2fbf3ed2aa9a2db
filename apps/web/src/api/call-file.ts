import type { Endpoint, RequestOf } from '@serendip/contract/endpoint';
import { pathOf } from './call.ts';
import { send } from './send.ts';

/** Makes a call that answers with a file, and returns its text. See `send` for failures. */
export async function callFile<E extends Endpoint & { produces: string }>(
  endpoint: E,
  request: RequestOf<E>,
): Promise<string> {
  const { params, query } = request as Record<'params' | 'query', Record<string, unknown> | undefined>;
  const { method, path, produces } = endpoint;
  return String(await send({ method, path: pathOf(path, params, query), produces }));
}
