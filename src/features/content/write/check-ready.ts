import { type FieldFault, Invalid } from '../../../platform/errors.ts';
import type { State, WrittenContent } from '../schema.ts';
import { unfinishedUploads } from '../unfinished-uploads.ts';

/**
 * Throws 422 with the fields that a content in this state needs and does not have. A draft needs
 * nothing.
 */
export function checkReady(fields: WrittenContent, state: State, now: Date): void {
  if (state === 'draft' || state === 'inReview') return;
  const faults: Record<string, FieldFault> = {};
  if (!fields.body.trim()) faults.body = { rule: 'bodyRequired' };
  const [unfinished] = unfinishedUploads(fields.body);
  if (unfinished) faults.body = { rule: 'pictureNotUploaded', values: { name: unfinished.name } };
  if (fields.cover && !fields.cover.alt) faults['cover.alt'] = { rule: 'coverAltRequired' };
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
