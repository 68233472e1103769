import { logoPath } from '../../platform/logo.ts';
import type { SiteParty } from '../kit/party.ts';
import { link } from './tags.ts';

/**
 * Icons of the site for tabs, bookmarks and home screens: the logo of the party, or those that
 * `scripts/make-icons.ts` creates.
 */
export function iconTags({ logo }: Pick<SiteParty, 'logo'>): string {
  const icons = logo
    ? [
        link('icon', { href: logoPath(logo, '32.png'), sizes: '32x32', type: 'image/png' }),
        link('icon', { href: logoPath(logo, '192.png'), sizes: '192x192', type: 'image/png' }),
        link('apple-touch-icon', { href: logoPath(logo, '180.png') }),
      ]
    : [
        link('icon', { href: '/favicon.ico', sizes: '32x32' }),
        link('icon', { href: '/favicon.svg', type: 'image/svg+xml' }),
        link('apple-touch-icon', { href: '/apple-touch-icon.png' }),
      ];
  return icons.join('') + link('manifest', { href: '/manifest.webmanifest' });
}
