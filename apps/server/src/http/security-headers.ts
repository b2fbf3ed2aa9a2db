import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

/** Only the app's own scripts, nothing from elsewhere, no framing. Analytics may connect only to its configured host. */
function contentSecurityPolicy({ analytics }: Config): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    analytics ? `connect-src 'self' ${analytics.host}` : "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The headers of every answer, also of those that the framework refuses. */
export function securityHeaders(config: Config): (url?: string) => Record<string, string> {
  const usual = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': contentSecurityPolicy(config),
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    ...(config.publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    // Pages and assets set their own cache time.
    'cache-control': 'no-store',
  };
  // Old browsers take this header for more than the policy's list of sites.
  const { 'x-frame-options': _none, ...inFrames } = usual;
  const withSecretAddress = { ...usual, 'referrer-policy': 'no-referrer' };
  return (url) =>
    url?.startsWith('/embed/events/')
      ? inFrames
      : url && /^\/(reset-password|confirm-email|unsubscribe|stage\/|i\/)/.test(url)
        ? withSecretAddress
        : usual;
}

/** Sets these headers on an answer unless it has them. */
export function setMissing(reply: FastifyReply, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
}
