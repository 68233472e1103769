import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { violatedConstraint } from '../../../platform/database/faults.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import type { Store } from '../../../platform/storage/store.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { mediaSubject } from '../audit-subject.server.ts';
import { toMedia } from '../library/rows.server.ts';
import { canUploadMedia } from '../policy.ts';
import type { Media } from '../schema.ts';
import { media } from '../tables.server.ts';
import { inspect, prepare } from './inspect.server.ts';
import { storeMedia } from './store.server.ts';

/** A file on this machine, and the name that it was given. */
export interface GivenFile {
  path: string;
  name: string;
}

export interface Added {
  media: Media;
  /** The same file was in the library already; nothing was stored. */
  isKnown: boolean;
}

/**
 * Adds a picture, PDF or office file to the library. Throws 422 for any other file and for one that
 * cannot be read, 413 for a picture that is too large, 503 when too many pictures wait.
 */
export async function addUpload(op: Operation, store: Store, given: GivenFile): Promise<Added> {
  requireThat(op.actor, canUploadMedia);
  const upload = await inspect(given);
  const known = await findBySha256(op.db, upload.sha256);
  if (known) return { media: known, isKnown: true };
  const made = await prepare(op, upload);
  try {
    const stored = await storeMedia(op, store, made, async (tx, row) => {
      const { id, width, height, bytes } = row;
      // The product itself adds only pictures of the demo.
      if (op.actor.kind !== 'system')
        await recordEvent(tx, op, {
          action: 'media.upload',
          subject: mediaSubject({ id, name: row.originalName }),
          after: row.kind === 'image' ? { width, height, bytes } : { bytes },
        });
      return toMedia(row);
    });
    return { media: stored, isKnown: false };
  } catch (error) {
    // The same file arrived twice at the same time.
    const other = violatedConstraint(error) === 'media_sha256';
    const first = other ? await findBySha256(op.db, upload.sha256) : null;
    if (!first) throw error;
    return { media: first, isKnown: true };
  }
}

export async function findBySha256(db: Queryable, sha256: string): Promise<Media | null> {
  const [row] = await db.select().from(media).where(eq(media.sha256, sha256));
  return row ? toMedia(row) : null;
}
