import { createHmac, randomBytes } from 'node:crypto';
import { limits } from '@serendip/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignOnSecrets } from '../../adapters/sign-on-provider.ts';
import type { Config } from '../../config.ts';

const isSecure = ({ publicUrl }: Config) => publicUrl.startsWith('https:');
/** With this prefix, a page on a neighbouring domain cannot set it. */
const nameOf = (config: Config) => `${isSecure(config) ? '__Host-' : ''}serendip_sign_on`;

/** The secret in the cookie of the browser that started a sign-on, if valid. */
export function readBrowser(request: FastifyRequest, config: Config): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${nameOf(config)}=`))?.split('=')[1];
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Sets the browser's secret, or keeps an existing one, since two tabs can sign on at once. */
export function knowBrowser(request: FastifyRequest, reply: FastifyReply, config: Config): string {
  const browser = readBrowser(request, config) ?? randomBytes(32).toString('base64url');
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${limits.sign_on_minutes * 60}`];
  reply.header(
    'set-cookie',
    [`${nameOf(config)}=${browser}`, ...attributes, ...(isSecure(config) ? ['Secure'] : [])].join('; '),
  );
  return browser;
}

/** The secrets of one attempt, derived from the browser's secret, so that no table stores them. */
export function secretsOf(browser: string, state: string): SignOnSecrets {
  const made = (what: string) => createHmac('sha256', browser).update(`${what} ${state}`).digest('base64url');
  return { state, nonce: made('nonce'), verifier: made('verifier') };
}
