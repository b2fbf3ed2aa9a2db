import type { SignOnFault } from '@serendip/contract/sign-on';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import type { SignOnConfig } from '../config.ts';
import { cappedFetch } from './capped-fetch.ts';

/** Bytes of one answer: a description, keys, tokens or claims. */
const LONGEST_ANSWER = 512 * 1024;
/** UTF-16 units; OpenID Connect allows no more. */
const LONGEST_SUBJECT = 255;

/** The values that tie an answer to its request. */
export interface SignOnSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** The provider's claims about a person. */
export interface SignOnIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  isVerified: boolean;
}

/** The provider failed. */
export class SignOnError extends Error {
  override name = 'SignOnError';
  readonly fault: SignOnFault;
  constructor(fault: SignOnFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

export interface SignOnProvider {
  /** The provider's address for the browser. Throws a SignOnError. */
  address(secrets: SignOnSecrets): Promise<URL>;
  /** Checks the address to which the browser returned. Throws a SignOnError. */
  identity(cameBack: URL, secrets: SignOnSecrets): Promise<SignOnIdentity>;
}

const isSilence = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (cause.name === 'TimeoutError' || /TIMEOUT|ECONN|ENOTFOUND|EAI_AGAIN|UND_ERR|EHOSTUNREACH/.test(code))
      return true;
  }
  return false;
};
const isSubject = (sub: unknown): boolean =>
  typeof sub === 'string' &&
  sub.length > 0 &&
  sub.length <= LONGEST_SUBJECT &&
  sub.isWellFormed() &&
  !/\p{Cc}/u.test(sub);
const failed = (error: unknown) => {
  throw new SignOnError(isSilence(error) ? 'unreachable' : 'refused', error);
};

/** The standard's default method, unless the provider lists only others. */
const clientAuth = (secret: string): ClientAuth => {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (as, ...rest) =>
    (as.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true)
      ? basic(as, ...rest)
      : post(as, ...rest);
};

/**
 * The client of the operator's provider. Discovery runs at the first sign-on, so that a start never waits for it.
 * `patience`: seconds per answer.
 */
export function openSignOnProvider(config: SignOnConfig, callback: string, patience = 8): SignOnProvider {
  const { issuer, clientId, clientSecret } = config;
  let known: Promise<Configuration> | undefined;
  const forget = () => {
    known = undefined;
  };
  const provider = () => {
    known ??= discovery(new URL(issuer), clientId, undefined, clientAuth(clientSecret), {
      timeout: patience,
      [customFetch]: cappedFetch(LONGEST_ANSWER) as CustomFetch,
      execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
    });
    known.catch(forget);
    return known;
  };
  return {
    async address({ state, nonce, verifier }) {
      const found = await provider().catch(() => {
        // Unreachable or not a provider: the same for the person who signs in.
        throw new SignOnError('unreachable');
      });
      return buildAuthorizationUrl(found, {
        redirect_uri: callback,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    async identity(cameBack, { state, nonce, verifier }) {
      try {
        const found = await provider();
        const tokens = await authorizationCodeGrant(found, cameBack, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('no ID token');
        if (!isSubject(claims.sub)) throw new Error('not a subject');
        // Many providers return the address only here.
        const told =
          typeof claims.email === 'string' ? claims : await fetchUserInfo(found, tokens.access_token, claims.sub);
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: typeof told.email === 'string' ? told.email : null,
          isVerified: told.email_verified === true,
        };
      } catch (error) {
        // Its keys may have changed, so the next sign-on fetches them again.
        forget();
        return failed(error);
      }
    },
  };
}
