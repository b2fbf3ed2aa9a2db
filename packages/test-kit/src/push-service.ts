import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';

interface Got {
  path: string;
  headers: IncomingMessage['headers'];
  /** Decrypted as the browser would. */
  text: string;
  /** Whether it was signed with the key that the server shows (RFC 8292), and for this address. */
  signed: boolean;
}

/** A push service and the browsers behind it: it takes what is sent (RFC 8030) and decrypts it (RFC 8291). */
export async function openPushService(publicKey: string) {
  const got: Got[] = [];
  const answers = new Map<string, (response: ServerResponse) => void>();
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const browser = browsers.get(path);
      if (!browser) return response.writeHead(404).end();
      const text = ece
        .decrypt(Buffer.concat(parts), {
          version: 'aes128gcm',
          privateKey: browser.ecdh,
          authSecret: browser.auth.toString('base64url'),
        })
        .toString();
      got.push({ path, headers: request.headers, text, signed: isSigned(request.headers.authorization ?? '') });
      const answer = answers.get(path);
      if (answer) answer(response);
      else response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const isSigned = (authorization: string): boolean => {
    const [, token = '', key = ''] = /^vapid t=([^,]+), *k=(.+)$/.exec(authorization) ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const right = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
    return right && key === publicKey && aud === origin;
  };

  return {
    got,
    /** A browser's subscription; `answer` says what its service answers. */
    subscribe(name: string, answer?: (response: ServerResponse) => void) {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      browsers.set(`/${name}`, { ecdh, auth });
      if (answer) answers.set(`/${name}`, answer);
      return {
        endpoint: `${origin}/${name}`,
        keys: { p256dh: ecdh.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
      };
    },
    answer: (name: string, answer: (response: ServerResponse) => void) => void answers.set(`/${name}`, answer),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
