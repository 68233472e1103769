import { slugOf } from '../../platform/slug.ts';
import type { State } from './schema.ts';

/** The address of a title without a Latin letter or a digit. */
const NAMELESS = 'icerik';
/** How many contents with the same title get a number; the others get a random suffix. */
export const NUMBERED = 30;

/** The last part of the address that a content with this title gets, if no other one has it. */
export const addressOfTitle = (title: string): string => slugOf(title) || NAMELESS;

/** Whether the server makes this address from the title: without a suffix, or with one if it is in use. */
export function isMadeFromTitle(slug: string, title: string): boolean {
  const wanted = addressOfTitle(title);
  if (slug === wanted) return true;
  if (!slug.startsWith(`${wanted}-`)) return false;
  const suffix = slug.slice(wanted.length + 1);
  const number = /^[1-9]\d?$/.test(suffix) ? Number(suffix) : 0;
  return (number >= 2 && number <= NUMBERED + 1) || /^[0-9a-f]{8}$/.test(suffix);
}

/**
 * Whether nobody but the staff has seen the address of a content: until then an address that was not
 * typed follows the title.
 */
export const isAddressUnseen = (content: {
  state: State;
  publishedAt: Date | string | null;
}): boolean =>
  (content.state === 'draft' || content.state === 'inReview') && content.publishedAt === null;
