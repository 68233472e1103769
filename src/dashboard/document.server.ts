import type { FastifyInstance } from 'fastify';
import { UNNAMED_PARTY } from '../features/party/unnamed-party.ts';
import { newNonce, noncePolicy } from '../platform/http/security-headers.server.ts';
import { INLINE_SCRIPTS } from '../site/head/inline-scripts.ts';
import type { SiteDataSource } from '../site/site-data.server.ts';

const escapeAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/'/g, '&#39;').replace(/</g, '&lt;');

/** Paths of the single-page application; which of them exist is decided in the browser. */
const PATHS = [
  '/auth/login',
  '/auth/forgot-password',
  '/auth/set-password',
  '/dashboard',
  '/dashboard/*',
];

/**
 * The application's document. It is made anew for each request, because its policy names a nonce;
 * `html` answers the built document with `__NONCE__`, `__PARTY__` and `__SETTINGS__` in their place.
 */
export function mountDashboard(
  app: FastifyInstance,
  siteData: SiteDataSource,
  html: (url: string) => Promise<string>,
): void {
  for (const path of PATHS) {
    app.get(path, async (request, reply) => {
      const nonce = newNonce();
      const data = await siteData.get().catch(() => siteData.lastKnown);
      const { name, shortName } = data?.party ?? UNNAMED_PARTY;
      const document = (await html(request.url))
        .replace('__SETTINGS__', () => INLINE_SCRIPTS.join('\n'))
        .replaceAll('__NONCE__', nonce)
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
