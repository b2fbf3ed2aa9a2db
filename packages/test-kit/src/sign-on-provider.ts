import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import Provider from 'oidc-provider';

/** The provider's claims about the next person who signs in. */
export interface Says {
  sub: string;
  email?: string;
  email_verified?: boolean;
}

/** A real OpenID provider in this process. It asks nobody anything: `says` is who comes, and 'no' that they said no. */
export interface SignOnProviderKit {
  issuer: string;
  says: Says | 'no';
  /** Starts again at the same address, with other keys. */
  changeKeys(): Promise<void>;
  stop(): Promise<void>;
}

export const clientOfKit = { id: 'serendip', secret: 'a-secret-of-the-provider' };

export async function startSignOnProvider(port: number, redirectUri: string): Promise<SignOnProviderKit> {
  const issuer = `http://localhost:${port}`;
  const people = new Map<string, Says>();
  let server: Server;
  const listen = async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: clientOfKit.id,
          client_secret: clientOfKit.secret,
          redirect_uris: [redirectUri],
          grant_types: ['authorization_code'],
          response_types: ['code'],
        },
      ],
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' }] },
      cookies: { keys: [randomUUID()] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'] },
      features: { devInteractions: { enabled: false } },
      pkce: { required: () => true },
      interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
      findAccount: (_ctx, id) => ({ accountId: id, claims: async () => ({ ...(people.get(id) as Says) }) }),
      async loadExistingGrant({ oidc }) {
        const { client, session, provider: own } = oidc;
        const grant = new own.Grant({ clientId: client?.clientId, accountId: session?.accountId });
        grant.addOIDCScope('openid email');
        await grant.save();
        return grant;
      },
      ttl: { Session: 60, Interaction: 60, Grant: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
    });
    provider.use(async (ctx, next) => {
      if (!ctx.path.startsWith('/interaction/')) return next();
      const { says } = kit;
      if (says !== 'no') people.set(says.sub, says);
      const result = says === 'no' ? { error: 'access_denied' } : { login: { accountId: says.sub } };
      await provider.interactionFinished(ctx.req, ctx.res, result, { mergeWithLastSubmission: false });
      ctx.respond = false;
    });
    server = createServer(provider.callback());
    await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  };
  const stop = async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  const kit: SignOnProviderKit = {
    issuer,
    says: 'no',
    async changeKeys() {
      await stop();
      await listen();
    },
    stop,
  };
  await listen();
  return kit;
}
