import { type FieldFault, Invalid } from '../../../platform/errors.ts';
import type { PictureWithoutAlt } from '../../../platform/markup/markdown.server.ts';
import { coverLacksAlt, type State, type WrittenContent } from '../schema.ts';
import { unfinishedUploads } from '../unfinished-uploads.ts';

/**
 * Throws 422 with the fields that a content in this state needs and does not have. A draft needs
 * nothing.
 * @param withoutAlt the pictures of the body that lack their alternative text; null for an import,
 * which takes over what another site has published
 */
export function checkReady(
  fields: WrittenContent,
  state: State,
  now: Date,
  withoutAlt: readonly PictureWithoutAlt[] | null,
): void {
  if (state === 'draft' || state === 'inReview') return;
  const faults: Record<string, FieldFault> = {};
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
  if (Object.keys(faults).length > 0) throw new Invalid(faults);
}
