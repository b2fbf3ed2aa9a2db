import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Reads the address of each request as it comes in. Node keeps it from then on; after the connection has closed it has none. */
export function keepAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => void raw.socket.remoteAddress);
}

/**
 * The network of an address: an IPv6 household or phone has a whole /64, in any notation. A connection that was reset before its
 * request was read has no address, whatever Fastify's types say: all such requests count together, as of the network ''.
 */
export function networkOf(address: string | undefined = ''): string {
  const [ip = ''] = address.split('%');
  if (!isIPv6(ip)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)].slice(0, 4).join(':');
}
