import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Options {
  challenge: string;
  /** When one is made. */
  user?: { id: string };
}

/** What a test makes wrong on purpose. */
interface Slip {
  origin?: string;
  rpId?: string;
  counter?: number;
  /** User present (1), user verified (4). */
  flags?: number;
  userHandle?: string;
}

const utf8 = (text: string) => Buffer.from(text, 'utf8');
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const cborText = (text: string) => Buffer.concat([Buffer.of(0x60 + text.length), utf8(text)]);
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.of(0x59, bytes.length >> 8, bytes.length & 255), bytes]);

/** A device in the test's own hands: it makes and uses one passkey as the WebAuthn standard says, unless told to slip. */
export function authenticator(site = 'https://events.test') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(16);
  const id = rawId.toString('base64url');
  let userHandle = '';
  let counter = 0;

  const clientData = (type: string, { challenge }: Options, { origin = site }: Slip) =>
    utf8(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (attested: number, rest: Buffer, slip: Slip) => {
    const { rpId = new URL(site).hostname, flags = 5 } = slip;
    counter = slip.counter ?? counter + 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | attested);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, rest]);
  };

  return {
    id,
    make(options: Options, slip: Slip = {}) {
      userHandle = options.user?.id ?? '';
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, rawId.length), rawId, key]);
      const attestationObject = Buffer.concat([
        Buffer.of(0xa3),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.of(0xa0),
        cborText('authData'),
        cborBytes(authenticatorData(0x40, attested, slip)),
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: clientData('webauthn.create', options, slip).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    use(options: Options, slip: Slip = {}) {
      const said = clientData('webauthn.get', options, slip);
      const data = authenticatorData(0, Buffer.alloc(0), slip);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: said.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(said)]), privateKey).toString('base64url'),
          userHandle: slip.userHandle ?? userHandle,
        },
      };
    },
  };
}
