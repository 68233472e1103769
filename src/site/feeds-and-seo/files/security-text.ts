import type { Party } from '../../../features/party/schema.ts';
import { LOCALES } from '../../../platform/i18n/locales.ts';

/** Half of the year that the standard allows; a reader must fetch the file again after that. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** RFC 9116: where to report a vulnerability. Null if the party has entered no e-mail address. */
export function securityText(origin: string, party: Party, now: Date): string | null {
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
