import type { Logo, Party } from '../../../features/party/schema.ts';
import { partyRamp } from '../../../platform/color/ramp.ts';
import { DEFAULT_LOCALE } from '../../../platform/i18n/locales.ts';
import { type LogoFile, logoPath } from '../../../platform/logo.ts';

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

function iconsOf(logo: Logo) {
  const at = (file: LogoFile) => logoPath(logo, file);
  return [
    icon(at('192.png'), 192),
    icon(at('512.png'), 512),
    icon(at('maskable-512.png'), 512, 'maskable'),
  ];
}

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
    // The colour of the header.
    theme_color: partyRamp(party.color)[950],
    background_color: PAPER,
    icons: party.logo ? iconsOf(party.logo) : OWN_ICONS,
  });
