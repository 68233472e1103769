import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { Invalid } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { mediaIdsIn } from '../../../platform/markup/media-ids.ts';
import { media } from '../../media/tables.server.ts';
import { people } from '../../people/tables.server.ts';
import type { WrittenContent } from '../schema.ts';
import { contents, isKept } from '../tables.server.ts';
import { contentAttachments, contentMedia } from './tables.server.ts';
import { isLanguageTaken } from './translations.server.ts';

/** The name that is printed. Throws 422 for a person who does not exist. */
export async function authorName(tx: Queryable, fields: WrittenContent): Promise<string> {
  if (!fields.authorId) return fields.author;
  const [person] = await tx
    .select({ name: people.name })
    .from(people)
    .where(eq(people.id, fields.authorId));
  if (!person) throw new Invalid({ authorId: { rule: 'unknownAuthor' } });
  return person.name;
}

/**
 * The group of translations after a save; `group` is the one before, which stays if `translationOf`
 * is undefined. Null leaves the group. Throws 422 if the other content does not exist, or the group
 * already has a content in this language; `field` is the name of the field at fault.
 */
export async function translationGroup(
  tx: Queryable,
  id: string | null,
  { translationOf, language }: { translationOf?: string | null; language: Locale },
  group: string | null,
  field = 'translationOf',
): Promise<string | null> {
  if (!translationOf) return translationOf === null ? null : group;
  const fault = (rule: string) => new Invalid({ [field]: { rule } });
  if (translationOf === id) throw fault('unknownTranslation');
  const [other] = await tx
    .select({ group: contents.translationGroup, language: contents.language })
    .from(contents)
    .where(and(eq(contents.id, translationOf), isKept))
    .for('update');
  if (!other) throw fault('unknownTranslation');
  if (other.language === language) throw fault('sameLanguage');
  const shared = other.group ?? randomUUID();
  if (!other.group)
    await tx
      .update(contents)
      .set({ translationGroup: shared })
      .where(eq(contents.id, translationOf));
  if (await isLanguageTaken(tx, shared, language, id)) throw fault('translationExists');
  return shared;
}

/** The ids of all media that the fields use. */
export const mediaIdsOf = ({ body, cover, share, attachments }: WrittenContent): string[] => [
  ...new Set([
    ...(cover ? [cover.mediaId] : []),
    ...(share.mediaId ? [share.mediaId] : []),
    ...attachments.map(({ mediaId }) => mediaId),
    ...mediaIdsIn(body),
  ]),
];

/**
 * Stores which media the content uses, in its row and in its pending changes. Throws 422 for a cover,
 * a picture or a file that does not exist, and for a picture as an attachment; an unknown picture in the text is only not shown.
 */
export async function noteMedia(
  tx: Queryable,
  contentId: string,
  ...all: WrittenContent[]
): Promise<void> {
  const ids = [...new Set(all.flatMap(mediaIdsOf))];
  const known = ids.length
    ? await tx.select({ id: media.id, kind: media.kind }).from(media).where(inArray(media.id, ids))
    : [];
  const knownIds = new Set(known.map(({ id }) => id));
  const pictures = new Set(known.filter(({ kind }) => kind === 'image').map(({ id }) => id));
  for (const { cover, share, attachments } of all) {
    const unknown = (id: string | null | undefined) => id && !knownIds.has(id);
    if (unknown(cover?.mediaId)) throw new Invalid({ 'cover.mediaId': { rule: 'unknownMedia' } });
    if (unknown(share.mediaId)) throw new Invalid({ 'share.mediaId': { rule: 'unknownMedia' } });
    const index = attachments.findIndex(({ mediaId }) => unknown(mediaId));
    if (index >= 0)
      throw new Invalid({ [`attachments.${index}.mediaId`]: { rule: 'unknownMedia' } });
    // A picture has no file that visitors could download.
    const picture = attachments.findIndex(({ mediaId }) => pictures.has(mediaId));
    if (picture >= 0)
      throw new Invalid({ [`attachments.${picture}.mediaId`]: { rule: 'pictureAttached' } });
  }
  await tx
    .delete(contentMedia)
    .where(
      and(
        eq(contentMedia.contentId, contentId),
        knownIds.size ? notInArray(contentMedia.mediaId, [...knownIds]) : undefined,
      ),
    );
  if (knownIds.size)
    await tx
      .insert(contentMedia)
      .values([...knownIds].map((mediaId) => ({ contentId, mediaId })))
      .onConflictDoNothing();
}

/** The fields without a cover, a share picture and files that do not exist any more. */
export async function withoutMissingMedia(
  db: Pick<Queryable, 'select'>,
  fields: WrittenContent,
): Promise<WrittenContent> {
  const ids = mediaIdsOf(fields);
  const found = ids.length
    ? await db.select({ id: media.id }).from(media).where(inArray(media.id, ids))
    : [];
  const exists = (id: string) => found.some((one) => one.id === id);
  const { cover, share, attachments } = fields;
  return {
    ...fields,
    cover: cover && exists(cover.mediaId) ? cover : null,
    share: { ...share, mediaId: share.mediaId && exists(share.mediaId) ? share.mediaId : null },
    attachments: attachments.filter(({ mediaId }) => exists(mediaId)),
  };
}

/** Replaces the public attachments `before`, if they are others now. */
export async function setAttachments(
  tx: Queryable,
  contentId: string,
  attachments: WrittenContent['attachments'],
  before: WrittenContent['attachments'],
): Promise<void> {
  if (isDeepStrictEqual(attachments, before)) return;
  await tx.delete(contentAttachments).where(eq(contentAttachments.contentId, contentId));
  const once = [...new Map(attachments.map((one) => [one.mediaId, one])).values()];
  if (once.length)
    await tx
      .insert(contentAttachments)
      .values(once.map((one, position) => ({ contentId, position, ...one })));
}

/** The public attachments in their order. */
export const readAttachments = (db: Pick<Queryable, 'select'>, contentId: string) =>
  db
    .select({ mediaId: contentAttachments.mediaId, title: contentAttachments.title })
    .from(contentAttachments)
    .where(eq(contentAttachments.contentId, contentId))
    .orderBy(contentAttachments.position);
