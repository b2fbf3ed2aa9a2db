import { createHmac, randomBytes } from 'node:crypto';
import { limits } from '@serendip/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignOnSecrets } from '../../adapters/sign-on-provider.ts';
import type { Config } from '../../config.ts';

const isSecure = ({ publicUrl }: Config) => publicUrl.startsWith('https:');
/** With the prefix, no page of a neighbouring address can set it. */
const nameOf = (config: Config) => `${isSecure(config) ? '__Host-' : ''}serendip_sign_on`;

/** What the browser that began a sign-on holds, if it is one. */
export function readBrowser(request: FastifyRequest, config: Config): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${nameOf(config)}=`))?.split('=')[1];
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Gives the browser something that only it has. One that has it keeps it: two tabs may sign on at once. */
export function knowBrowser(request: FastifyRequest, reply: FastifyReply, config: Config): string {
  const browser = readBrowser(request, config) ?? randomBytes(32).toString('base64url');
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${limits.sign_on_minutes * 60}`];
  reply.header(
    'set-cookie',
    [`${nameOf(config)}=${browser}`, ...attributes, ...(isSecure(config) ? ['Secure'] : [])].join('; '),
  );
  return browser;
}

/** The secrets of one attempt, made of what the browser holds: no table has them. */
export function secretsOf(browser: string, state: string): SignOnSecrets {
  const made = (what: string) => createHmac('sha256', browser).update(`${what} ${state}`).digest('base64url');
  return { state, nonce: made('nonce'), verifier: made('verifier') };
}
