import { type LookupAddress, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import webPush from 'web-push';
import type { Config } from '../config.ts';

/** A browser's push subscription. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The key pair that identifies this installation to push services (VAPID, base64url). */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export interface PushService {
  /** Throws if a retry may help. `gone`: the browser takes no more pushes. `patience`: milliseconds for the whole push. */
  send(target: PushTarget, payload: string, topic: string, patience: number): Promise<'taken' | 'gone'>;
}

/** Seconds for which a service keeps a push for an offline device. */
const keptFor = 24 * 3_600;

const ownNetworks = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  ownNetworks.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  ownNetworks.addSubnet(network, bits, 'ipv6');

/** A private address, which no push service has and our requests must not reach. */
const isInside = (address: string): boolean => ownNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** Private addresses are allowed only if the whole installation is on this machine. */
const servesThisMachineOnly = ({ publicUrl }: Pick<Config, 'publicUrl'>) => loopback.test(new URL(publicUrl).hostname);

/** Checks a push service's address before its name is resolved. */
export function mayBePushService(endpoint: string, config: Pick<Config, 'publicUrl'>): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  if (loopback.test(url.hostname)) return servesThisMachineOnly(config) && /^https?:$/.test(url.protocol);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && (isIP(host) ? !isInside(host) : host.includes('.'));
}

/** Resolves a name and refuses private addresses; the connection uses exactly the checked address. */
const lookUpOutside: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const outside = (addresses ?? []).filter(({ address }) => !isInside(address));
    const [first] = outside;
    if (error || !first) return callback(error ?? new Error('the push service is at no public address'), '', 4);
    if (options.all) callback(null, outside);
    else callback(null, first.address, first.family);
  });

/** Speaks to push services (RFC 8030), encrypted for the browser (RFC 8291) and signed with the installation's key (RFC 8292). */
export function openPushService(config: Pick<Config, 'publicUrl' | 'mailFrom'>, push: PushKeys): PushService {
  const sender = /[^\s<>@]+@[^\s<>@]+(?=>?$)/.exec(config.mailFrom)?.[0] ?? 'no-reply@localhost';
  return {
    async send({ endpoint, p256dh, auth }, payload, topic, patience) {
      if (!mayBePushService(endpoint, config)) return 'gone';
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject: `mailto:${sender}`, publicKey: push.publicKey, privateKey: push.privateKey },
        TTL: keptFor,
        urgency: 'normal',
        topic,
      });
      const status = await post(endpoint, headers, body, patience, servesThisMachineOnly(config));
      if (status === 404 || status === 410) return 'gone';
      // A retry would fail the same way: an invalid subscription, or keys of another installation.
      if (status === 400 || status === 401 || status === 403 || status === 413) return 'gone';
      if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
      return 'taken';
    },
  };
}

function post(
  endpoint: string,
  headers: webPush.Headers,
  body: Buffer | null,
  patience: number,
  insideToo: boolean,
): Promise<number> {
  const request = endpoint.startsWith('http:') ? requestHttp : requestHttps;
  return new Promise((resolve, reject) => {
    const sent = request(
      endpoint,
      {
        method: 'POST',
        headers: headers as Record<string, string>,
        signal: AbortSignal.timeout(patience),
        ...(insideToo ? {} : { lookup: lookUpOutside }),
      },
      (answer) => {
        // The body is ignored, and redirects are not followed.
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    // An error's message can contain the address, which is the browser's secret.
    sent.on('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(`no push service there: ${error.code ?? error.name}`)),
    );
    sent.end(body);
  });
}
