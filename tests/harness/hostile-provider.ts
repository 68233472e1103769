import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Claims = Record<string, unknown>;

export interface HostileProvider {
  issuer: string;
  /** Claims that replace or extend the correct ones in the next ID token. */
  idToken: Claims;
  /** The claims of the next user info; `sub` is correct unless it is given. */
  userInfo: Claims;
  /** The nonce of the next ID token: take it from the address to which the browser was redirected. */
  nonce: string;
  stop(): Promise<void>;
}

const SUBJECT = 'somebody';
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * An OpenID provider whose tokens are signed correctly and contain any claims that the test sets.
 * It needs no sign-in: it accepts every code.
 */
export async function startHostileProvider(clientId: string): Promise<HostileProvider> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const provider: HostileProvider = {
    issuer,
    idToken: {},
    userInfo: {},
    nonce: '',
    async stop() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  const answers: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
    }),
    '/keys': () => ({
      keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'a', alg: 'RS256', use: 'sig' }],
    }),
    '/token': () => {
      const accessToken = randomUUID();
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: issuer,
        sub: SUBJECT,
        aud: clientId,
        iat: now,
        exp: now + 600,
        nonce: provider.nonce,
        at_hash: halfHash(accessToken),
        ...provider.idToken,
      };
      const idToken = signed(claims, privateKey);
      return { access_token: accessToken, token_type: 'Bearer', id_token: idToken };
    },
    '/me': () => ({ sub: SUBJECT, ...provider.userInfo }),
  };
  http.on('request', (request, response: ServerResponse) => {
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer?.() ?? {}));
  });
  return provider;
}

function signed(claims: Claims, key: KeyObject): string {
  const text = `${encode({ alg: 'RS256', kid: 'a' })}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

const halfHash = (text: string) =>
  createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url');
