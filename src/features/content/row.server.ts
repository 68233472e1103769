import { getTableColumns, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import { namedBranch } from '../../platform/branches/names.ts';
import type { Database } from '../../platform/database/client.server.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { readingMinutes } from '../../platform/markup/markdown.server.ts';
import { mediaIdsIn } from '../../platform/markup/own-picture.ts';
import { renderBody } from '../../platform/markup/render-body.server.ts';
import { RENDERER_VERSION } from '../../platform/markup/stored/renderer-version.ts';
import type { NamedBranch } from '../../platform/session.ts';
import { readPictureSizes } from '../media/operations.server.ts';
import type { Picture } from '../media/schema.ts';
import { media } from '../media/tables.server.ts';
import { canDeleteContent, canEditContent, canSeeUnpublished } from './policy.ts';
import {
  CATEGORIES,
  type Category,
  type Content,
  type ContentSummary,
  coverLacksAlt,
  isPublic,
  languageOf,
  type PictureWords,
  type State,
  type WrittenContent,
} from './schema.ts';
import { contents, SOURCE_CHANGED } from './tables.server.ts';

/** A content as it is stored. Every reader has its columns under these names. */
export type Row = typeof contents.$inferSelect;

/** Columns of `contents` in the text of a statement, where it is called `table`. */
export const columnList = (table: string, names: readonly (keyof Row)[]): string =>
  names.map((name) => `${table}.${contents[name].name} as "${name}"`).join(', ');

/** The size of the cover, from the library; null without a cover. */
export interface CoverSize {
  mediaWidth: number | null;
  mediaHeight: number | null;
  mediaWidths: number[] | null;
}

const { body, bodyHtml, headings, ...summaryColumns } = getTableColumns(contents);

/** The branch of a row; null: of the whole party. */
const BRANCH = sql<NamedBranch | null>`(
  select json_build_object('id', b.id, 'province', b.province, 'district', b.district)
  from branches b where b.id = contents.branch_id)`.mapWith(namedBranch);

/** The columns of a list row, without the long texts, which would make the reply too large. */
export const SUMMARY = {
  ...summaryColumns,
  mediaWidth: media.width,
  mediaHeight: media.height,
  mediaWidths: media.widths,
  sourceChanged: SOURCE_CHANGED,
  branch: BRANCH,
};

export type SummaryRow = Omit<Row, 'body' | 'bodyHtml' | 'headings'> &
  CoverSize & { sourceChanged: boolean; branch: NamedBranch | null };

export interface StoredTranslation {
  id: string;
  language: Locale;
  title: string;
  state: State;
  category: Category;
  slug: string;
}

export interface WholeRow extends SummaryRow {
  body: string;
  attachments: { mediaId: string; title: string }[];
  translations: StoredTranslation[];
  saverName: string | null;
  saverSurname: string | null;
  saverUsername: string | null;
  pendingAt: Date | null;
  pendingName: string | null;
  pendingSurname: string | null;
  pendingUsername: string | null;
}

export const publicPath = (category: Category, slug: string) => `${CATEGORIES[category]}/${slug}`;

/** The cover of a row, from the library. Null without one. */
export function pictureOf(
  row: Pick<Row, 'coverId' | 'coverAlt' | 'coverCaption'> & CoverSize,
): Picture | null {
  if (!row.coverId || !row.mediaWidth || !row.mediaHeight || !row.mediaWidths) return null;
  return {
    mediaId: row.coverId,
    width: row.mediaWidth,
    height: row.mediaHeight,
    widths: row.mediaWidths,
    alt: row.coverAlt,
    caption: row.coverCaption,
  };
}

const lacksCoverAlt = ({ coverId, coverAlt, coverDecorative }: SummaryRow): boolean =>
  coverLacksAlt(coverId ? { alt: coverAlt, decorative: coverDecorative } : null);

export function toSummary(row: SummaryRow, actor: Actor): ContentSummary {
  const isStaff = canSeeUnpublished(actor);
  return {
    id: row.id,
    category: row.category,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    author: row.author,
    place: row.place,
    tags: row.tags,
    language: row.language,
    pinned: row.pinnedAt !== null,
    state: row.state,
    hasPending: isStaff && row.pendingRevision !== null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    unpublishAt: isStaff ? (row.unpublishAt?.toISOString() ?? null) : null,
    // Visitors do not learn when changes were saved that are not published.
    updatedAt: (isStaff ? row.updatedAt : row.editedAt).toISOString(),
    readingMinutes: row.readingMinutes,
    version: row.version,
    cover: pictureOf(row),
    lacksAlt: isStaff && (row.picturesWithoutAlt.length > 0 || lacksCoverAlt(row)),
    sourceChanged: isStaff && row.sourceChanged,
    path: publicPath(row.category, row.slug),
    branch: row.branch,
  };
}

/** The name of a user; without a name, the username. */
export const authorName = (name: string | null, surname: string | null, username: string | null) =>
  name && surname ? `${name} ${surname}` : username;

export function toContent(row: WholeRow, actor: Actor): Content {
  const isStaff = canSeeUnpublished(actor);
  const { saverName, saverSurname, saverUsername } = row;
  const { pendingAt, pendingName, pendingSurname, pendingUsername } = row;
  return {
    ...toSummary(row, actor),
    body: row.body,
    authorId: row.authorId,
    coverCredit: row.coverCredit,
    coverDecorative: row.coverDecorative,
    attachments: row.attachments,
    corrections: row.corrections,
    share: {
      title: row.shareTitle,
      description: row.shareDescription,
      mediaId: row.sharePictureId,
    },
    translations: row.translations
      .filter(({ state }) => isStaff || isPublic(state))
      .map(({ category, slug, ...other }) => ({ ...other, path: publicPath(category, slug) })),
    createdAt: row.createdAt.toISOString(),
    pending:
      isStaff && pendingAt
        ? {
            savedAt: pendingAt.toISOString(),
            savedBy: authorName(pendingName, pendingSurname, pendingUsername),
          }
        : null,
    savedBy: isStaff ? authorName(saverName, saverSurname, saverUsername) : null,
    can: { edit: canEditContent(actor), delete: canDeleteContent(actor) },
  };
}

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

/** The columns with the words of a cover. */
export const COVER_WORDS = ['coverAlt', 'coverCaption', 'coverCredit', 'coverDecorative'] as const;

export const coverWords = (row: Pick<Row, (typeof COVER_WORDS)[number]>): PictureWords => ({
  alt: row.coverAlt,
  caption: row.coverCaption,
  credit: row.coverCredit,
  decorative: row.coverDecorative,
});

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
    cover: row.coverId ? { mediaId: row.coverId, ...coverWords(row) } : null,
    attachments,
    corrections: row.corrections,
    share: {
      title: row.shareTitle,
      description: row.shareDescription,
      mediaId: row.sharePictureId,
    },
    pinned: row.pinnedAt !== null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    unpublishAt: row.unpublishAt?.toISOString() ?? null,
    branchId: row.branchId,
  };
}

interface Tagged {
  id: string;
  category: Category;
  /** The contents of the same translation, whose pages link to it. */
  translations?: readonly Pick<Content, 'id'>[];
}

/** The tags of the pages that show a content, or link to it as their translation. */
export const tagsOf = ({ id, category, translations = [] }: Tagged): string[] => [
  `content:${id}`,
  ...translations.map((other) => `content:${other.id}`),
  `list:${category}`,
  'list:all',
  'list:archive',
  'home',
];
