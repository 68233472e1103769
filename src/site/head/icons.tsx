import { logoPath } from '../../platform/logo.ts';
import type { SiteParty } from '../kit/party.ts';

/**
 * Icons of the site for tabs, bookmarks and home screens: the logo of the party, or those that
 * `scripts/make-icons.ts` creates.
 */
export function Icons({ party: { logo } }: { party: Pick<SiteParty, 'logo'> }) {
  return (
    <>
      {logo ? (
        <>
          <link rel="icon" href={logoPath(logo, '32.png')} sizes="32x32" type="image/png" />
          <link rel="icon" href={logoPath(logo, '192.png')} sizes="192x192" type="image/png" />
          <link rel="apple-touch-icon" href={logoPath(logo, '180.png')} />
        </>
      ) : (
        <>
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        </>
      )}
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}
