import dns, { type LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Addresses and networks inside that an operator lets our requests reach, such as `10.0.0.0/8`. */
export type Allowed = readonly string[];

const networkOf = (text: string) =>
  text.includes('/')
    ? ipaddr.parseCIDR(text)
    : ([ipaddr.parse(text), ipaddr.parse(text).kind() === 'ipv4' ? 32 : 128] as const);

function isAllowed(address: string, allowed: Allowed): boolean {
  const parsed = ipaddr.parse(address);
  return allowed.some((text) => {
    const [network, bits] = networkOf(text);
    return network.kind() === parsed.kind() && parsed.match(network as ipaddr.IPv4, bits);
  });
}

/** All public addresses of IPv6. Outside are others that the library counts as ordinary, such as `::10.0.0.1`, an old form of an IPv4 one. */
const publicSix = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether our requests may go to an address: an ordinary one of the internet. Private, loopback and link-local ones, and
 * forms that stand for an IPv4 address (mapped, translated, tunnelled), are not.
 */
function isOpen(address: string, allowed: Allowed): boolean {
  const parsed = ipaddr.parse(address);
  const isPublic = parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(publicSix);
  return (isPublic && parsed.range() === 'unicast') || isAllowed(address, allowed);
}

/** The host, without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** The address of somebody else's server as far as it can be judged before its name is resolved; undefined if it is refused. */
export function guardedUrl(text: string, allowed: Allowed): URL | undefined {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return undefined;
  const host = hostOf(url);
  const inside = isIP(host) > 0 && isAllowed(host, allowed);
  if (inside) return /^https?:$/.test(url.protocol) ? url : undefined;
  return url.protocol === 'https:' && (isIP(host) ? isOpen(host, allowed) : host.includes('.')) ? url : undefined;
}

interface Sent {
  headers: Record<string, string>;
  body: Buffer | null;
  /** Milliseconds for all of it. */
  patience: number;
}

/**
 * Posts to somebody else's server and returns its status. The name is resolved for each request, and the connection goes to
 * the very address that was judged. Follows no redirect, keeps no cookie, and reads nothing of the answer's body.
 */
export async function guardedPost(
  text: string,
  { headers, body, patience }: Sent,
  allowed: Allowed,
  /** Told of the addresses that a connection may go to, before it does; it throws to stop it. */
  admit: (addresses: string[]) => Promise<void> = async () => undefined,
): Promise<number> {
  const url = guardedUrl(text, allowed);
  if (!url) throw new Error('the address is refused');
  let stopped: Error | undefined;
  const lookUp: LookupFunction = (hostname, options, callback) =>
    dns.lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const open = (addresses ?? []).filter(({ address }) => isOpen(address, allowed));
      const [first] = open;
      const stop = (refusal: Error) => {
        stopped = refusal;
        callback(refusal, '', 4);
      };
      if (error) return callback(error, '', 4);
      if (!first) return stop(new Error('no public address'));
      const answer = () => (options.all ? callback(null, open) : callback(null, first.address, first.family));
      admit(open.map(({ address }) => address)).then(answer, stop);
    });
  // An address in place of a name is not looked up.
  if (isIP(hostOf(url))) await admit([hostOf(url)]);
  const request = url.protocol === 'http:' ? requestHttp : requestHttps;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(patience);
    const sent = request(url, { method: 'POST', headers, signal, lookup: lookUp, agent: false }, (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    // An error's message can contain the address, which can be a secret.
    sent.on('error', (error: NodeJS.ErrnoException) => reject(stopped ?? new Error(error.code ?? error.name)));
    sent.end(body);
  });
}
