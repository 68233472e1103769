import type { FastifyInstance } from 'fastify';
import { UNNAMED_PARTY } from '../features/party/unnamed-party.ts';
import { newNonce, noncePolicy } from '../platform/http/security-headers.server.ts';
import { type Issuer, OWN_SIGN_IN_PATHS } from '../platform/issuer.ts';
import { INLINE_SCRIPTS } from '../site/head/inline-scripts.ts';
import type { SiteDataSource } from '../site/site-data.server.ts';

const escapeAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/'/g, '&#39;').replace(/</g, '&lt;');

/** Paths of the single-page application; which of them exist is decided in the browser. */
const PATHS = ['/dashboard', '/dashboard/*'];
/** Pages of signing in: by password here, or on the way back from the provider. */
const SIGN_IN_PATHS = {
  token: OWN_SIGN_IN_PATHS,
  oidc: ['/auth/arrived'],
};

/**
 * The application's document. It is made anew for each request, because its policy names a nonce;
 * `html` answers the built document with `__NONCE__`, `__PARTY__`, `__ISSUER__` and `__SETTINGS__` in
 * their place.
 */
export function mountDashboard(
  app: FastifyInstance,
  siteData: SiteDataSource,
  issuer: Issuer,
  html: (url: string) => Promise<string>,
): void {
  for (const path of [...PATHS, ...SIGN_IN_PATHS[issuer.kind]]) {
    app.get(path, async (request, reply) => {
      const nonce = newNonce();
      const data = await siteData.get().catch(() => siteData.lastKnown);
      const { name, shortName } = data?.party ?? UNNAMED_PARTY;
      const document = (await html(request.url))
        .replace('__SETTINGS__', () => INLINE_SCRIPTS.join('\n'))
        .replaceAll('__NONCE__', nonce)
        .replaceAll('__ISSUER__', issuer.kind)
        .replaceAll('__PARTY__', escapeAttribute(JSON.stringify({ name, shortName })));
      return reply
        .type('text/html; charset=utf-8')
        .header('Content-Security-Policy', noncePolicy(nonce))
        .header('Cache-Control', 'no-store')
        .header('X-Robots-Tag', 'noindex')
        .send(document);
    });
  }
}
