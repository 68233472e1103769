import { type FieldFault, Invalid } from '../../platform/errors.ts';
import { pictureFault } from '../../platform/markup/picture-fault.ts';
import type { PictureWithoutAlt } from '../../platform/markup/text-faults.ts';
import { slugOf } from '../../platform/slug.ts';
import { coverLacksAlt, type State, type WrittenContent } from './schema.ts';

/** What can keep a content from being public or scheduled, besides the rules of single fields. */
export const READY_RULES = [
  'bodyRequired',
  'pictureAltRequired',
  'pictureNotUploaded',
  'coverAltRequired',
  'scheduleInFuture',
  'publishedInFuture',
  'unpublishInFuture',
] as const;

export type ReadyFault = FieldFault & { rule: (typeof READY_RULES)[number] };
type Checked = Pick<WrittenContent, 'body' | 'cover' | 'publishedAt' | 'unpublishAt'>;

/**
 * The faults of the fields that a content in this state needs and does not have. A draft needs nothing.
 * The browser asks before it publishes, the server when it does.
 * @param withoutAlt the pictures of the body that lack their alternative text; null for an import,
 * which takes over what another site has published
 */
export function notReady(
  fields: Checked,
  state: State,
  now: Date,
  withoutAlt: readonly PictureWithoutAlt[] | null,
): Record<string, ReadyFault> {
  const faults: Record<string, ReadyFault> = {};
  if (state === 'draft' || state === 'inReview') return faults;
  if (!fields.body.trim()) faults.body = { rule: 'bodyRequired' };
  const ofPictures = pictureFault(fields.body, withoutAlt ?? []);
  if (ofPictures) faults.body = ofPictures;
  if (withoutAlt && coverLacksAlt(fields.cover)) faults['cover.alt'] = { rule: 'coverAltRequired' };
  const at = fields.publishedAt ? new Date(fields.publishedAt) : null;
  if (state === 'scheduled' && (!at || at <= now))
    faults.publishedAt = { rule: 'scheduleInFuture' };
  if (state === 'published' && at && at > now) faults.publishedAt = { rule: 'publishedInFuture' };
  if (fields.unpublishAt && state !== 'archived') {
    const start = state === 'scheduled' && at ? at : now;
    if (new Date(fields.unpublishAt) <= start) faults.unpublishAt = { rule: 'unpublishInFuture' };
  }
  return faults;
}

/** Throws 422 with what {@link notReady} finds. */
export function checkReady(...[fields, state, now, withoutAlt]: Parameters<typeof notReady>): void {
  const faults = notReady(fields, state, now, withoutAlt);
  if (Object.keys(faults).length > 0) throw new Invalid(faults);
}

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
