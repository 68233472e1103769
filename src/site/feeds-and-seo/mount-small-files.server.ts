import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logo, Party } from '../../features/party/schema.ts';
import { partyRamp } from '../../platform/color/ramp.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../platform/i18n/locales.ts';
import { type LogoFile, logoPath } from '../../platform/logo.ts';
import type { PublicSite } from '../public-site.server.ts';

/** The colour of the page in `src/ui/tokens.css`. */
const PAPER = '#fbfaf7';

const icon = (src: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const OWN_ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  icon('/icon-192.png', 192),
  icon('/icon-512.png', 512),
  icon('/icon-maskable-512.png', 512, 'maskable'),
];

/** Half of the year that the standard allows; a reader must fetch the file again after that. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * Paths that robots must not request: the dashboard and its API, the showcase, and search pages.
 */
const CLOSED_PATHS = ['/api', '/auth', '/dashboard', '/components', '/*?*ara='];

const PLAIN = 'text/plain; charset=utf-8';
/** How long clients may cache what the party cannot change, in seconds. */
const MAX_AGE_S = 3600;

/** Mounts the small files with fixed names that browsers and robots request. */
export function mountSmallFiles(app: FastifyInstance, { siteData, rendering }: PublicSite): void {
  const { origin, clock } = rendering;
  // The files are so small that each request writes them.
  const send = (reply: FastifyReply, type: string, text: string, seconds = 0) =>
    reply.header('Cache-Control', `public, max-age=${seconds}`).type(type).send(text);

  app.get('/robots.txt', (_request, reply) => send(reply, PLAIN, robotsText(origin), MAX_AGE_S));

  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { party } = await siteData.get();
    return send(reply, 'application/manifest+json; charset=utf-8', manifestText(party));
  });

  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { party } = await siteData.get();
    const text = securityText(origin, party, clock());
    return text === null ? reply.callNotFound() : send(reply, PLAIN, text);
  });
}

const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...CLOSED_PATHS.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** RFC 9116: where to report a vulnerability. Null if the party has entered no e-mail address. */
function securityText(origin: string, party: Party, now: Date): string | null {
  if (!party.email) return null;
  // Rounded down to the day, so that the text stays the same all day.
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS);
  return [
    `Contact: mailto:${encodeURI(party.email)}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

function iconsOf(logo: Logo) {
  const at = (file: LogoFile) => logoPath(logo, file);
  return [
    icon(at('192.png'), 192),
    icon(at('512.png'), 512),
    icon(at('maskable-512.png'), 512, 'maskable'),
  ];
}

/** Describes the site as an app on a phone's home screen. */
const manifestText = (party: Party): string =>
  JSON.stringify({
    id: '/',
    name: party.name,
    short_name: party.shortName || party.name,
    description: party.introduction || undefined,
    lang: DEFAULT_LOCALE,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    // The colour of the header.
    theme_color: partyRamp(party.color)[950],
    background_color: PAPER,
    icons: party.logo ? iconsOf(party.logo) : OWN_ICONS,
  });
