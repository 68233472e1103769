import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { violatedConstraint } from '../../platform/database/faults.server.ts';
import { type FieldFault, Invalid } from '../../platform/errors.ts';
import { lockVersion } from '../../platform/lock-version.server.ts';
import type { MediaUses } from '../../platform/media-uses.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import { media } from '../media/tables.server.ts';
import {
  PRESS_KIT_PATH,
  PRESS_KIT_TAG,
  type PressKit,
  type PressKitChange,
  type PressKitFields,
} from './contract.ts';
import { canEditPressKit } from './policy.ts';
import { pressKit, pressKitPictures } from './tables.server.ts';

type Db = Pick<Queryable, 'select'>;

const NOTHING = { tr: '', en: '', de: '', es: '' };

async function readPressKit(db: Db): Promise<PressKit> {
  const { boilerplate, version } = pressKit;
  const { mediaId, captions, credit, position } = pressKitPictures;
  const [row] = await db.select({ boilerplate, version }).from(pressKit);
  const pictures = await db
    .select({ mediaId, captions, credit })
    .from(pressKitPictures)
    .orderBy(asc(position), mediaId);
  return { boilerplate: row?.boilerplate ?? NOTHING, version: row?.version ?? 0, pictures };
}

/** A picture of the library that is replaced changes the row, too. */
async function lockPressKit(tx: Transaction): Promise<PressKit> {
  await tx.select({ only: pressKit.only }).from(pressKit).for('update');
  return readPressKit(tx);
}

/** Throws 401, 403. */
export function getPressKit(op: Operation): Promise<PressKit> {
  requireThat(op.actor, canEditPressKit);
  return readPressKit(op.db);
}

/** Throws 401, 403, 409 with the `current` one, or 422 with each picture that the library does not have. */
export function savePressKit(
  op: Operation,
  { version, ...fields }: PressKitChange,
): Promise<PressKit> {
  requireThat(op.actor, canEditPressKit);
  const { boilerplate, pictures } = fields;
  const saved = transact(op, async (tx) => {
    const before = await lockVersion(tx, { lock: 'press kit', version, read: lockPressKit });
    await requirePictures(tx, pictures);
    const row = { boilerplate, version: version + 1, updatedAt: op.now };
    await tx.insert(pressKit).values(row).onConflictDoUpdate({ target: pressKit.only, set: row });
    await tx.delete(pressKitPictures);
    const rows = pictures.map((picture, position) => ({ ...picture, position }));
    if (rows.length > 0) await tx.insert(pressKitPictures).values(rows);
    tx.invalidate(PRESS_KIT_TAG);
    await record(tx, op, before, fields);
    return { ...fields, version: version + 1 };
  });
  return saved.catch((error) => {
    // A picture was deleted in the meantime.
    if (violatedConstraint(error) !== MEDIA_KEY) throw error;
    throw new Invalid({ pictures: { rule: 'pressPictureMissing' } });
  });
}

const MEDIA_KEY = 'press_kit_pictures_media_id_media_id_fk';

/** @throws Invalid unless each is a picture of the library and chosen once */
async function requirePictures(db: Db, pictures: PressKitFields['pictures']): Promise<void> {
  const ids = pictures.map(({ mediaId }) => mediaId);
  const rows =
    ids.length > 0
      ? await db
          .select({ id: media.id })
          .from(media)
          .where(and(inArray(media.id, ids), eq(media.kind, 'image')))
      : [];
  const known = new Set(rows.map(({ id }) => id));
  const faults: Record<string, FieldFault> = {};
  for (const [place, id] of ids.entries()) {
    const path = `pictures.${place}.mediaId`;
    if (!known.has(id)) faults[path] = { rule: 'pressPictureMissing' };
    else if (ids.indexOf(id) < place) faults[path] = { rule: 'pressPictureTwice' };
  }
  if (Object.keys(faults).length > 0) throw new Invalid(faults);
}

/** Writes an event with the names of the changed fields, if there are any. */
async function record(
  tx: Transaction,
  op: Operation,
  before: PressKitFields,
  after: PressKitFields,
): Promise<void> {
  const names = ['boilerplate', 'pictures'] as const;
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (changed.length === 0) return;
  await recordEvent(tx, op, {
    action: 'pressKit.update',
    subject: { kind: 'setting', id: 'press-kit', name: PRESS_KIT_PATH },
    before: { 'pressKit-pictures': before.pictures.length },
    after: { 'pressKit-pictures': after.pictures.length, changedFields: changed.join(', ') },
  });
}

/** The chosen pictures. There is one press kit without an id, so a use has the id of its picture. */
export const pressKitMedia: MediaUses = {
  kind: 'pressKit',
  label: 'platform:mediaUses.pressKit',
  query: sql`select k.media_id, k.media_id as id, coalesce(nullif(k.captions ->> 'tr', ''), m.name) as name
    from press_kit_pictures k join media m on m.id = k.media_id`,
  pathOf: () => '/dashboard/admin/press-kit',
  async replace(tx, from, to) {
    const { mediaId } = pressKitPictures;
    const both = await tx
      .select({ mediaId })
      .from(pressKitPictures)
      .where(inArray(mediaId, [from, to]));
    const old = eq(mediaId, from);
    // A picture is offered once.
    if (both.length > 1) await tx.delete(pressKitPictures).where(old);
    else await tx.update(pressKitPictures).set({ mediaId: to }).where(old);
    if (both.some((row) => row.mediaId === from))
      await tx.update(pressKit).set({ version: sql`${pressKit.version} + 1` });
  },
  async invalidate(tx) {
    tx.invalidate(PRESS_KIT_TAG);
  },
};
