import { type FieldFault, Invalid } from '../../../platform/errors.ts';
import type { PictureWithoutAlt } from '../../../platform/markup/text-faults.ts';
import { coverLacksAlt, type State, type WrittenContent } from '../schema.ts';
import { unfinishedUploads } from '../unfinished-uploads.ts';

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
  if (withoutAlt?.length)
    faults.body = {
      rule: 'pictureAltRequired',
      values: {
        count: withoutAlt.length,
        numbers: withoutAlt.map(({ number }) => number).join(', '),
        lines: withoutAlt.map(({ line }) => line).join(', '),
      },
    };
  const [unfinished] = unfinishedUploads(fields.body);
  if (unfinished) faults.body = { rule: 'pictureNotUploaded', values: { name: unfinished.name } };
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
