import {
  type ConstraintFaults,
  withFieldFaults,
} from '../../../platform/database/constraint-faults.server.ts';

/** Errors of the database's constraints become refusals that name the field. */
export const withContentFaults = <T>(work: () => Promise<T>): Promise<T> =>
  withFieldFaults(CONSTRAINT_FAULTS, work);

const CONSTRAINT_FAULTS: ConstraintFaults = {
  contents_slug: { slug: { rule: 'slugTaken' } },
  contents_cover_id_media_id_fk: { 'cover.mediaId': { rule: 'unknownMedia' } },
  contents_share_picture_id_media_id_fk: { 'share.mediaId': { rule: 'unknownMedia' } },
  content_attachments_media_id_media_id_fk: { attachments: { rule: 'unknownMedia' } },
  contents_translation: { translationOf: { rule: 'translationExists' } },
};
