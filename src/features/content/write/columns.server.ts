import type { Database } from '../../../platform/database/client.server.ts';
import { readingMinutes } from '../../../platform/markup/markdown.server.ts';
import { mediaIdsIn } from '../../../platform/markup/media-ids.ts';
import { renderBody } from '../../../platform/markup/render-body.server.ts';
import { RENDERER_VERSION } from '../../../platform/markup/stored/renderer-version.ts';
import { readPictureSizes } from '../../media/operations.server.ts';
import { languageOf, type WrittenContent } from '../schema.ts';
import type { contents } from '../tables.server.ts';

/** The columns with the rendered text. Render before the transaction: a long text takes time. */
export async function renderedColumns(db: Database, body: string, render = renderBody) {
  const pictures = await readPictureSizes(db, mediaIdsIn(body));
  const { html, headings, words, picturesWithoutAlt } = await render(body, pictures);
  return {
    bodyHtml: html,
    headings,
    picturesWithoutAlt,
    readingMinutes: readingMinutes(words),
    rendererVersion: RENDERER_VERSION,
  };
}
export type RenderedColumns = Awaited<ReturnType<typeof renderedColumns>>;

/**
 * The columns of `contents` that come from the written fields alone. The author's name, the
 * translations, the dates and the pin depend on other rows or on the row before.
 */
export function columnsOf(fields: WrittenContent) {
  const { title, category, body, summary, place, tags, cover, share } = fields;
  return {
    title,
    category,
    body,
    summary,
    place,
    tags: withoutRepeats(tags),
    language: fields.language ?? languageOf(category),
    coverId: cover?.mediaId ?? null,
    coverAlt: cover?.alt ?? '',
    coverDecorative: cover?.decorative === true && !cover.alt,
    coverCaption: cover?.caption ?? '',
    coverCredit: cover?.credit ?? '',
    shareTitle: share.title,
    shareDescription: share.description,
    sharePictureId: share.mediaId,
  };
}

const withoutRepeats = (tags: readonly string[]): string[] => [
  ...new Map(tags.map((tag) => [tag.toLocaleLowerCase('tr'), tag])).values(),
];

type Row = typeof contents.$inferSelect;

/** The written fields of a stored content, as its revisions store them. */
export function writtenOf(
  row: Omit<Row, 'bodyHtml' | 'headings'>,
  attachments: WrittenContent['attachments'],
): WrittenContent {
  return {
    title: row.title,
    category: row.category,
    body: row.body,
    summary: row.summary,
    author: row.author,
    authorId: row.authorId,
    place: row.place,
    tags: row.tags,
    language: row.language,
    slug: row.slug,
    cover: row.coverId
      ? {
          mediaId: row.coverId,
          alt: row.coverAlt,
          caption: row.coverCaption,
          credit: row.coverCredit,
          decorative: row.coverDecorative,
        }
      : null,
    attachments,
    share: {
      title: row.shareTitle,
      description: row.shareDescription,
      mediaId: row.sharePictureId,
    },
    pinned: row.pinnedAt !== null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    unpublishAt: row.unpublishAt?.toISOString() ?? null,
  };
}
