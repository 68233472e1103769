import type { FastifyInstance } from 'fastify';
import { UNNAMED_PARTY } from '../features/party/unnamed-party.ts';
import { newNonce, noncePolicy } from '../platform/http/security-headers.server.ts';
import { type Issuer, OWN_SIGN_IN_PATHS } from '../platform/issuer.ts';
import { escapeHtml } from '../platform/markup/html.ts';
import { INLINE_SCRIPTS } from '../site/head/inline-scripts.ts';
import type { SiteDataSource } from '../site/site-data.server.ts';
import { tr } from './text/tr.ts';

/** Paths of the single-page application; which of them exist is decided in the browser. */
const PATHS = ['/dashboard', '/dashboard/*'];
/** Sign-in pages: with a password here, or after the return from the provider. */
const SIGN_IN_PATHS = {
  token: OWN_SIGN_IN_PATHS,
  oidc: ['/auth/arrived'],
};

/** The head's content until the browser knows the page and the user's language. */
function headOf(name: string, shortName: string) {
  const { title, description, keywords } = tr.head;
  return {
    TITLE: `${title} | ${name}`,
    DESCRIPTION: description.replace('{{party}}', () => name),
    KEYWORDS: [...new Set([keywords, name, shortName])].filter(Boolean).join(', '),
  };
}

/**
 * The application's document. It is rendered for each request, because its policy contains a nonce;
 * `html` returns the built document with names such as `__NONCE__` in the place of values. `origin`
 * is the address of the site, without a path.
 */
export function mountDashboard(
  app: FastifyInstance,
  siteData: SiteDataSource,
  issuer: Issuer,
  origin: string,
  html: (url: string) => Promise<string>,
): void {
  for (const path of [...PATHS, ...SIGN_IN_PATHS[issuer.kind]]) {
    app.get(path, async (request, reply) => {
      const nonce = newNonce();
      const data = await siteData.get().catch(() => siteData.lastKnown);
      const { name, shortName } = data?.party ?? UNNAMED_PARTY;
      const values = {
        ...headOf(name, shortName),
        NONCE: nonce,
        ISSUER: issuer.kind,
        NAME: name,
        ORIGIN: origin,
        PARTY: JSON.stringify({ name, shortName }),
      };
      const written: Record<string, string> = { SETTINGS: INLINE_SCRIPTS.join('\n') };
      for (const [field, value] of Object.entries(values)) written[field] = escapeHtml(value);
      // In one pass, because a party's name may look like one of these names.
      const document = (await html(request.url)).replace(
        /__([A-Z]+)__/g,
        (name, field: string) => written[field] ?? name,
      );
      return reply
        .type('text/html; charset=utf-8')
        .header('Content-Security-Policy', noncePolicy(nonce))
        .header('Cache-Control', 'no-store')
        .header('X-Robots-Tag', 'noindex')
        .send(document);
    });
  }
}
