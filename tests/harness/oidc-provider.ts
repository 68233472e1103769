import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface TestProvider {
  issuer: string;
  /** Claims by login name; assign to change a person's claims. */
  people: Record<string, Record<string, unknown>>;
  stop(): Promise<void>;
}

/**
 * A real OpenID provider on the given port, or on a free one. Everybody in `people` can sign in with
 * any password. `client` signs in with its secret and may be redirected to `origin` only.
 */
export async function startProvider(
  origin: string,
  client: { id: string; secret: string },
  port = 0,
): Promise<TestProvider> {
  const http: Server = createServer().listen(port, '127.0.0.1');
  await once(http, 'listening');
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const people: TestProvider['people'] = {};
  // It warns that its quick start settings are not for production. Tests want them.
  const { warn } = console;
  console.warn = () => {};
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${origin}/api/auth/oidc/callback`],
        post_logout_redirect_uris: [`${origin}/`],
      },
    ],
    cookies: { keys: ['a key of this test'] },
    claims: {
      openid: ['sub', 'groups'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'preferred_username'],
    },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...people[id] }) }),
  });
  console.warn = warn;
  http.on('request', provider.callback());
  return {
    issuer,
    people,
    async stop() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}

/** Signs in at the provider as a browser does: cookies, redirects, two forms. Answers the first address that starts with `returnTo`. */
export async function signInAtProvider(url: string, login: string, returnTo: string) {
  const cookies = new Map<string, string>();
  const go = async (address: string, form?: Record<string, string>) => {
    const reply = await fetch(address, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split(/=(.*)/);
      cookies.set(name, value);
    }
    return reply;
  };
  let reply = await go(url);
  for (let step = 0; step < 12; step++) {
    const location = reply.headers.get('location');
    if (location) {
      const next = new URL(location, url).href;
      if (next.startsWith(returnTo)) return next;
      reply = await go(next);
      continue;
    }
    const page = await reply.text();
    const action = /action="([^"]+)"/.exec(page)?.[1];
    if (!action)
      throw new Error(`The provider shows no form: ${reply.status} ${page.slice(0, 500)}`);
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
    reply = await go(new URL(action, url).href, { prompt, login, password: 'x' });
  }
  throw new Error('The provider did not redirect back to the product.');
}
