import type { IconName } from '../../../ui/icons.tsx';
import type { SiteParty } from '../party.ts';

/** A chat with the party, with its greeting as the prefilled message. Null without a number. */
export function chatLink(party: SiteParty): string | null {
  const digits = party.whatsapp.replace(/\D/g, '');
  if (!digits) return null;
  return `https://wa.me/${digits}?text=${encodeURIComponent(party.whatsappGreeting)}`;
}

/** An e-mail with a prefilled subject. */
export const mailtoLink = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject.toWellFormed())}`;

/** A link that searches for an address on OpenStreetMap; the page itself sends no request there. */
export const mapLink = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.toWellFormed())}`;

/**
 * A Turkish number as "0312 000 00 00", without a line break; any other number in its international
 * form.
 */
export function readableNumber(e164: string): string {
  const match = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(e164);
  return match ? [`0${match[1]}`, ...match.slice(2)].join('\u00a0') : e164;
}

const NETWORKS = [
  ['x', 'X'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
] as const;

export interface SocialLink {
  icon: IconName;
  name: string;
  url: string;
}

/** The social networks of the party or of a branch, in a fixed order. */
export function socialLinks({ social }: Pick<SiteParty, 'social'>): SocialLink[] {
  return NETWORKS.flatMap(([key, name]) =>
    social[key] ? [{ icon: key, name, url: social[key] }] : [],
  );
}
