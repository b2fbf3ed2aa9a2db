import type { FastifyInstance } from 'fastify';

/** A person who uses the product through its calls, like a browser. */
export interface Guest {
  id: string;
  email: string;
  send(method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, body?: unknown): Promise<Record<string, unknown>>;
}

interface Reply {
  status: { code: number; message: string; data: Record<string, unknown> };
}

async function send(app: FastifyInstance, token: string | undefined, method: string, path: string, body?: unknown) {
  const response = await app.inject({
    method: method as 'GET',
    url: `/api${path}`,
    headers: token ? { authorization: token } : {},
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const { status } = response.json<Reply>();
  if (status.code >= 300) throw new Error(`${method} ${path}: ${status.message}`);
  return { data: status.data, token: response.headers.authorization };
}

export async function signUp(app: FastifyInstance, email: string, password: string): Promise<Guest> {
  const body = { user: { email, password, password_confirmation: password } };
  const { data, token } = await send(app, undefined, 'POST', '/users', body);
  return {
    id: (data.user as { id: string }).id,
    email,
    send: async (method, path, sent) => (await send(app, String(token), method, path, sent)).data,
  };
}
