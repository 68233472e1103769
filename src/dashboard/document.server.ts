import type { FastifyInstance } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { UNNAMED_PARTY } from '../features/party/schema.ts';
import { newNonce, noncePolicy } from '../platform/http/security-headers.server.ts';
import { type Issuer, OWN_SIGN_IN_PATHS } from '../platform/issuer.ts';
import { logoPath } from '../platform/logo.ts';
import { escapeHtml } from '../platform/markup/html.ts';
import { lookQuery, PARTY_PICTURE } from '../site/feeds-and-seo/share/share-path.ts';
import { INLINE_SCRIPTS } from '../site/head/inline-scripts.ts';
import type { SiteDataSource } from '../site/site-data.server.ts';
import { PartyMark } from '../ui/party-mark.tsx';
import { partyStyle } from '../ui/party-style.ts';
import { dashboard } from './text/tr.ts';

/** Below these, any address that the application does not have is its page for missing ones. */
const ROOTS = ['/dashboard', '/components'];
/** Sign-in pages: with a password here, or after the return from the provider. */
const SIGN_IN_PATHS = {
  token: OWN_SIGN_IN_PATHS,
  oidc: ['/auth/arrived'],
};

/** The head's content until the browser knows the page and the user's language. */
function headOf(name: string, shortName: string) {
  const { title, description, keywords } = dashboard.head;
  return {
    TITLE: `${title} | ${name}`,
    DESCRIPTION: description.replace('{{party}}', () => name),
    KEYWORDS: [...new Set([keywords, name, shortName])].filter(Boolean).join(', '),
  };
}

/** The build would read a style element of its own; this one is added when the document is sent. */
const withStyle = (html: string, style: string): string =>
  style
    ? html.replace('</head>', () => `<style nonce="__NONCE__" data-party>${style}</style></head>`)
    : html;

interface Application {
  issuer: Issuer;
  /** The address of the site, without a path. */
  origin: string;
  /** Its addresses, with `:name` for parameters. Whether a record exists is known to its API alone. */
  paths: readonly string[];
}

/**
 * The application's document. It is rendered for each request, because its policy contains a nonce;
 * `html` returns the built document with names such as `__NONCE__` in the place of values.
 */
export function mountDashboard(
  app: FastifyInstance,
  siteData: SiteDataSource,
  { issuer, origin, paths }: Application,
  html: (url: string) => Promise<string>,
): void {
  const known = [...paths, ...SIGN_IN_PATHS[issuer.kind]].flatMap((path) => [path, `${path}/`]);
  const missing = ROOTS.map((path) => `${path}/*`);
  for (const path of [...new Set([...known, ...missing])]) {
    const status = missing.includes(path) ? 404 : 200;
    app.get(path, async (request, reply) => {
      const nonce = newNonce();
      const data = await siteData.get().catch(() => siteData.lastKnown);
      const party = data?.party ?? UNNAMED_PARTY;
      const { name, shortName, logo, color } = party;
      const values = {
        ...headOf(name, shortName),
        NONCE: nonce,
        ISSUER: issuer.kind,
        NAME: name,
        ORIGIN: origin,
        PARTY: JSON.stringify({ name, shortName, logo, color }),
        ICON: logo ? logoPath(logo, '192.png') : '/favicon.svg',
        PICTURE: PARTY_PICTURE + lookQuery(party),
      };
      const written: Record<string, string> = {
        SETTINGS: INLINE_SCRIPTS.join('\n'),
        MARK: renderToStaticMarkup(PartyMark({ logo })),
      };
      for (const [field, value] of Object.entries(values)) written[field] = escapeHtml(value);
      // In one pass, because a party's name may look like one of these names.
      const document = withStyle(await html(request.url), partyStyle(color)).replace(
        /__([A-Z]+)__/g,
        (name, field: string) => written[field] ?? name,
      );
      return reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('Content-Security-Policy', noncePolicy(nonce))
        .header('Cache-Control', 'no-store')
        .header('X-Robots-Tag', 'noindex')
        .send(document);
    });
  }
}
