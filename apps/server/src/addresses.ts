import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

const all = new Set(['0.0.0.0', '::']);
const ownMachine = /^(localhost|127\.|::1$)/;

/** Where browsers reach a server that listens on `host`: on this machine first, then from other devices in the local network. */
export function addressesOf(host: string): string[] {
  if (ownMachine.test(host)) return ['localhost'];
  if (!all.has(host)) return [isIPv6(host) ? `[${host}]` : host];
  const inNetwork = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  return ['localhost', ...inNetwork.map(({ address }) => address)];
}
