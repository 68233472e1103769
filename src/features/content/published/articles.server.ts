import type { Database } from '../../../platform/database/client.server.ts';
import { isId } from '../../../platform/slug.ts';
import type { SharedPicture } from '../../../site/kit/page.ts';
import { type Person, personPath } from '../../people/schema.ts';
import { COVER_WORDS, columnList, coverWords, publicPath, type Row } from '../row.server.ts';
import type { Category } from '../schema.ts';
import type { ArticleView, CoverView, ListItemView } from '../views.ts';
import { toCorrections } from './corrections.server.ts';
import {
  ATTACHMENTS,
  type FileRow,
  ITEM_WITH_SVG,
  type ItemRow,
  SHOWN,
  TRANSLATIONS,
  type TranslationRow,
  toFile,
  toItem,
  toTranslation,
} from './items.server.ts';

/* Named statements, which PostgreSQL prepares once for each connection. */

/** What an article shows beside what lists show of it. */
const BESIDE_ITEM = [
  'state',
  'bodyHtml',
  'headings',
  'editedAt',
  'corrections',
  'tags',
  'translationGroup',
  'shareTitle',
  'shareDescription',
  ...COVER_WORDS,
] as const;
const isShown = (name: string) => (SHOWN as readonly string[]).includes(name);
const OTHERS = BESIDE_ITEM.filter((name) => !isShown(name));

/** `source` is `contents`, or the same columns with other values. */
const articlesIn = (source: string) => `
  select ${ITEM_WITH_SVG}, ${columnList('c', OTHERS)}, s.id as "shareId", s.alt as "shareAlt",
    s.widths as "shareWidths", s.focus_x as "shareFocusX", s.focus_y as "shareFocusY",
    p.slug as "authorSlug", p.boards as "authorBoards", ${ATTACHMENTS} as attachments, ${TRANSLATIONS} as translations
  from ${source} c left join media m on m.id = c.cover_id
    left join media s on s.id = c.share_picture_id left join people p on p.id = c.author_id`;

/** The list is in a subquery for the reason at `isAnyOf`. */
const ARTICLES = `${articlesIn('contents')}
  where c.slug = any((select $1::text[])::text[]) and c.state in ('published', 'archived')`;

const CHANGED_ARTICLE = articlesIn(`(
  select (jsonb_populate_record((select stored from contents stored where id = $1), $2::jsonb)).*)`);

export interface ArticleRow extends ItemRow, Pick<Row, (typeof BESIDE_ITEM)[number]> {
  shareId: string | null;
  shareAlt: string;
  shareWidths: number[];
  shareFocusX: number;
  shareFocusY: number;
  authorSlug: string | null;
  authorBoards: Person['boards'];
  attachments: FileRow[];
  translations: TranslationRow[];
}

/** A change within this time after publication is not shown as an edit. */
const EDIT_REMARK_AFTER_MS = 10 * 60_000;

/** The contents at these addresses, in no order; drafts are left out. */
export async function readArticles(db: Database, slugs: readonly string[]): Promise<ArticleRow[]> {
  const { rows } = await db.$client.query<ArticleRow>({
    name: 'articles',
    text: ARTICLES,
    values: [slugs],
  });
  return rows;
}

/**
 * A content as its page would show it with other values in its row; `values` has the names of the
 * columns. Without such a content, the row has these values alone.
 */
export async function readChangedArticle(
  db: Database,
  id: string | null,
  values: object,
): Promise<ArticleRow> {
  const { rows } = await db.$client.query<ArticleRow>({
    name: 'changed-article',
    text: CHANGED_ARTICLE,
    values: [id, JSON.stringify(values)],
  });
  return rows[0] as ArticleRow;
}

/** The data of an article for its page. */
export function toArticle(row: ArticleRow, related: ListItemView[]): ArticleView {
  const item = toItem(row);
  const edited = row.editedAt.getTime() - item.publishedAt.getTime() > EDIT_REMARK_AFTER_MS;
  return {
    ...item,
    slug: row.slug,
    bodyHtml: row.bodyHtml,
    headings: row.headings,
    editedAt: edited ? row.editedAt : null,
    archived: row.state === 'archived',
    tags: row.tags,
    authorPath: row.authorSlug
      ? personPath({ slug: row.authorSlug, boards: row.authorBoards })
      : null,
    cover: item.cover && { ...item.cover, ...coverWords(row) },
    attachments: row.attachments.map(toFile),
    corrections: toCorrections(row),
    translations: row.translations.map(toTranslation),
    share: {
      title: row.shareTitle,
      description: row.shareDescription,
      picture: sharePicture(row, item.cover),
    },
    related,
  };
}

/** The picture that the editor has chosen for other sites; without one, the cover. */
function sharePicture(row: ArticleRow, cover: CoverView | null): SharedPicture | null {
  if (row.shareId)
    return {
      mediaId: row.shareId,
      widths: row.shareWidths,
      alt: row.shareAlt,
      isWhole: true,
      focus: { x: row.shareFocusX, y: row.shareFocusY },
    };
  if (!cover) return null;
  const { mediaId, widths, alt, focus = { x: 50, y: 50 } } = cover;
  return { mediaId, widths, alt, focus, isWhole: false };
}

/** The current path of a content, found by its id or by a former address. Null if there is none. */
export async function findMovedPath(db: Database, segment: string): Promise<string | null> {
  const byId = isId(segment);
  const { rows } = await db.$client.query<{ category: Category; slug: string }>({
    name: byId ? 'moved-by-id' : 'moved-by-slug',
    text: `select category, slug from contents where state in ('published', 'archived') and id = ${
      byId ? '$1::uuid' : '(select content_id from content_former_slugs where slug = $1)'
    }`,
    values: [segment],
  });
  return rows[0] ? publicPath(rows[0].category, rows[0].slug) : null;
}
