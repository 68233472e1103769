import { getTableColumns } from 'drizzle-orm';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { Actor } from '../../platform/operation.server.ts';
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
  type State,
} from './schema.ts';
import { contents } from './tables.server.ts';

const { body, bodyHtml, headings, ...summaryColumns } = getTableColumns(contents);
const pictureColumns = {
  mediaWidth: media.width,
  mediaHeight: media.height,
  mediaWidths: media.widths,
};

/** The columns of a list row, without the long texts, which would make the reply too large. */
export const SUMMARY = { ...summaryColumns, ...pictureColumns };

type SummaryRow = Omit<typeof contents.$inferSelect, 'body' | 'bodyHtml' | 'headings'> & {
  mediaWidth: number | null;
  mediaHeight: number | null;
  mediaWidths: number[] | null;
};

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

function pictureOf(row: SummaryRow): Picture | null {
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
    path: publicPath(row.category, row.slug),
  };
}

/** The name of a user; without a name, the username. */
export const nameOf = (name: string | null, surname: string | null, username: string | null) =>
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
            savedBy: nameOf(pendingName, pendingSurname, pendingUsername),
          }
        : null,
    savedBy: isStaff ? nameOf(saverName, saverSurname, saverUsername) : null,
    can: { edit: canEditContent(actor), delete: canDeleteContent(actor) },
  };
}
