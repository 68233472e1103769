import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.server.ts';
import { LOCALES } from '../../platform/i18n/locales.ts';
import type { RenderedMarkdown } from '../../platform/markup/markdown.server.ts';
import { mediaIdsIn } from '../../platform/markup/own-picture.ts';
import { renderBody } from '../../platform/markup/render-body.server.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import { readPictureSizes } from '../media/operations.server.ts';
import { media } from '../media/tables.server.ts';
import type { PageTexts } from './schema.ts';
import { ownPageMedia, ownPageTexts } from './tables.server.ts';

/** A text of an own page as HTML, with its pictures in all their sizes; throws as `renderBody`. */
export async function renderText(
  db: Pick<Database, 'select'>,
  body: string,
  field?: string,
  render: typeof renderBody = renderBody,
): Promise<RenderedMarkdown> {
  return render(body, await readPictureSizes(db, mediaIdsIn(body)), field);
}

/**
 * Stores which pictures a page shows: in its newest texts, and in those that visitors read. A picture that
 * the library does not have is only not shown.
 */
export async function noteMedia(tx: Transaction, id: string, newest: PageTexts): Promise<void> {
  const shown = await tx
    .select({ body: ownPageTexts.body })
    .from(ownPageTexts)
    .where(eq(ownPageTexts.pageId, id));
  const bodies = [
    ...LOCALES.map((locale) => newest[locale].body),
    ...shown.map(({ body }) => body),
  ];
  const named = [...new Set(bodies.flatMap(mediaIdsIn))];
  const known = named.length
    ? await tx.select({ id: media.id }).from(media).where(inArray(media.id, named))
    : [];
  const ids = known.map((row) => row.id);
  await tx
    .delete(ownPageMedia)
    .where(
      and(
        eq(ownPageMedia.pageId, id),
        ids.length ? notInArray(ownPageMedia.mediaId, ids) : undefined,
      ),
    );
  if (ids.length)
    await tx
      .insert(ownPageMedia)
      .values(ids.map((mediaId) => ({ pageId: id, mediaId })))
      .onConflictDoNothing();
}
