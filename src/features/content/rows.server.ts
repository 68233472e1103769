import { getTableColumns } from 'drizzle-orm';
import type { Actor } from '../../platform/operation.server.ts';
import { users } from '../identity/users/tables.server.ts';
import type { Picture } from '../media/schema.ts';
import { media } from '../media/tables.server.ts';
import { canDeleteContent, canEditContent, canSeeUnpublished } from './policy.ts';
import { CATEGORIES, type Category, type Content, type ContentSummary } from './schema.ts';
import { contents } from './tables.server.ts';

const { body, bodyHtml, headings, ...summaryColumns } = getTableColumns(contents);
const pictureColumns = {
  mediaWidth: media.width,
  mediaHeight: media.height,
  mediaWidths: media.widths,
};

/** The columns of a list row, without the long texts, which would make the reply too large. */
export const SUMMARY = { ...summaryColumns, ...pictureColumns };
const saverColumns = {
  saverName: users.name,
  saverSurname: users.surname,
  saverUsername: users.username,
};
export const WHOLE = { ...SUMMARY, ...saverColumns, body };

type Row = Omit<typeof contents.$inferSelect, 'body' | 'bodyHtml' | 'headings'> & {
  mediaWidth: number | null;
  mediaHeight: number | null;
  mediaWidths: number[] | null;
};

type WholeRow = Row & { body: string } & { [column in keyof typeof saverColumns]: string | null };

export const publicPath = (category: Category, slug: string) => `${CATEGORIES[category]}/${slug}`;

function pictureOf(row: Row): Picture | null {
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

export function toSummary(row: Row): ContentSummary {
  return {
    id: row.id,
    category: row.category,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    author: row.author,
    state: row.state,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    readingMinutes: row.readingMinutes,
    version: row.version,
    cover: pictureOf(row),
    path: publicPath(row.category, row.slug),
  };
}

function saverOf({ saverName, saverSurname, saverUsername }: WholeRow): string | null {
  return saverName && saverSurname ? `${saverName} ${saverSurname}` : saverUsername;
}

export function toContent(row: WholeRow, actor: Actor): Content {
  return {
    ...toSummary(row),
    body: row.body,
    createdAt: row.createdAt.toISOString(),
    savedBy: canSeeUnpublished(actor) ? saverOf(row) : null,
    can: { edit: canEditContent(actor), delete: canDeleteContent(actor) },
  };
}
