import type { Party } from '../../../features/party/schema.ts';
import { DEFAULT_LOCALE } from '../../../platform/i18n/locales.ts';

/** The colours of the header and of the page in `src/ui/tokens.css`. */
const HEADER = '#001c44';
const PAPER = '#fbfaf7';

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Describes the site as an app on a phone's home screen. */
export const manifestText = (party: Party): string =>
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
    theme_color: HEADER,
    background_color: PAPER,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192', 192),
      icon('icon-512', 512),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  });
