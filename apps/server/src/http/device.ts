import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@serendip/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { networkOf } from './network-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The number that the answer hands out, if it does. */
    newDevice: string | null;
  }
}

const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('https:');
/** The prefix keeps pages of neighbouring addresses from setting it. */
const names = ['__Host-serendip_device', 'serendip_device'] as const;

/** The number that the browser holds. Anybody can drop it or invent one: it counts for something only where a row knows it. */
export function heldDevice({ headers }: FastifyRequest): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const values = names.map((name) => pairs.find(([key]) => key === name)?.[1]);
  return values.find((value) => value !== undefined && /^[\w-]{22}$/.test(value));
}

/** The number that the browser holds or gets with this answer. */
export function keepDevice(request: FastifyRequest): string {
  const device = heldDevice(request) ?? request.newDevice ?? randomBytes(16).toString('base64url');
  request.newDevice = device;
  return device;
}

/** Whom wrong codes count for: the browser, and without its number the network and the name it gives itself. */
export const deviceKey = (request: FastifyRequest): string =>
  heldDevice(request) ??
  createHash('sha256')
    .update(`${networkOf(request.ip)}\0${request.headers['user-agent'] ?? ''}`)
    .digest('base64url');

/** Hands out the numbers that calls want kept. They open nothing, so no call is let in by one. */
export function handOutDevices(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const secure = isSecure(config);
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Strict', `Max-Age=${limits.device_days * 24 * 3_600}`];
  app.decorateRequest('newDevice', null);
  app.addHook('onSend', async ({ newDevice }, reply) => {
    if (!newDevice) return;
    const cookie = `${names[secure ? 0 : 1]}=${newDevice}`;
    reply.header('set-cookie', [cookie, ...attributes, ...(secure ? ['Secure'] : [])].join('; '));
  });
}
