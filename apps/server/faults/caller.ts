import { Agent, request } from 'node:http';

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  data: Record<string, unknown>;
  message: string;
}

export interface Call {
  method?: string;
  path: string;
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  agent?: Agent | undefined;
  /** The caller gives up after this many milliseconds of silence. */
  patience?: number;
}

const shared = new Agent({ keepAlive: true, maxSockets: 256 });

/** One request. Rejects if no complete answer arrived. Nobody knows then whether it had an effect. */
export function call(
  url: string,
  { method = 'GET', path, token, body, headers = {}, agent, patience = 15_000 }: Call,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const outgoing = request(`${url}/api${path}`, {
      method,
      agent: agent ?? shared,
      timeout: patience,
      headers: {
        ...headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer in time: ${method} ${path}`)));
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('aborted', () => reject(new Error('the answer broke off')));
      incoming.on('end', () => {
        try {
          const { status } = JSON.parse(Buffer.concat(chunks).toString()) as {
            status: { data?: Record<string, unknown>; message: string };
          };
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            data: status.data ?? {},
            message: status.message,
          });
        } catch (error) {
          reject(error);
        }
      });
    });
    outgoing.end(text);
  });
}

/** A request that must succeed. */
export async function must(url: string, options: Call): Promise<Reply> {
  const reply = await call(url, options);
  if (reply.status >= 300)
    throw new Error(`${options.method ?? 'GET'} ${options.path}: ${reply.status} ${reply.message}`);
  return reply;
}
