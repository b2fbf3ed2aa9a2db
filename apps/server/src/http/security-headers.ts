import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** No script but the app's own, nothing from elsewhere, no framing. Analytics is sent to where it is configured, no more. */
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

/** Sets the headers that every answer carries, the framework's own failures too, which no hook sees. */
export function securityHeaders(config: Config): (request: FastifyRequest, reply: FastifyReply) => void {
  const policy = contentSecurityPolicy(config);
  const secure = config.publicUrl.startsWith('https:');
  return (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header(
      'referrer-policy',
      request.url.startsWith('/reset-password') ? 'no-referrer' : 'strict-origin-when-cross-origin',
    );
    reply.header('content-security-policy', policy);
    reply.header('x-frame-options', 'DENY');
    reply.header('cross-origin-opener-policy', 'same-origin');
    if (secure) reply.header('strict-transport-security', 'max-age=31536000');
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  };
}
