import type { Database } from '../../../platform/database/client.server.ts';
import { isId } from '../../../platform/slug.ts';
import type { SharedPicture } from '../../../site/kit/page.ts';
import { type Person, personPath } from '../../people/schema.ts';
import { publicPath } from '../rows.server.ts';
import type { Category } from '../schema.ts';
import type { ArticleView, CoverView, ListItemView } from '../views.ts';
import { ATTACHMENTS, type FileRow, toFile } from './file-views.server.ts';
import { ITEM_WITH_SVG, type ItemRow, toItem } from './item-rows.server.ts';
import { TRANSLATIONS, type TranslationRow, toTranslation } from './translations.server.ts';

/* Named statements, which PostgreSQL prepares once for each connection. */

/** `source` is `contents`, or the same columns with other values. */
const articlesIn = (source: string) => `
  select ${ITEM_WITH_SVG}, c.state, c.body_html, c.headings, c.edited_at, c.tags, c.translation_group,
    c.cover_credit,
    c.share_title, c.share_description, s.id as share_id, s.alt as share_alt, s.widths as share_widths,
    s.focus_x as share_focus_x, s.focus_y as share_focus_y, p.slug as author_slug,
    p.boards as author_boards, ${ATTACHMENTS} as attachments, ${TRANSLATIONS} as translations
  from ${source} c left join media m on m.id = c.cover_id
    left join media s on s.id = c.share_picture_id left join people p on p.id = c.author_id`;

/** The list is in a subquery for the reason at `isAnyOf`. */
const ARTICLES = `${articlesIn('contents')}
  where c.slug = any((select $1::text[])::text[]) and c.state in ('published', 'archived')`;

const CHANGED_ARTICLE = articlesIn(`(
  select (jsonb_populate_record(stored, $2::jsonb)).* from contents stored where id = $1)`);

export interface ArticleRow extends ItemRow {
  state: 'published' | 'archived';
  body_html: string;
  headings: { id: string; text: string }[];
  edited_at: Date;
  tags: string[];
  translation_group: string | null;
  cover_credit: string;
  share_title: string;
  share_description: string;
  share_id: string | null;
  share_alt: string;
  share_widths: number[];
  share_focus_x: number;
  share_focus_y: number;
  author_slug: string | null;
  author_boards: Person['boards'];
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
 * columns. Null if there is no such content.
 */
export async function readChangedArticle(
  db: Database,
  id: string,
  values: object,
): Promise<ArticleRow | null> {
  const { rows } = await db.$client.query<ArticleRow>({
    name: 'changed-article',
    text: CHANGED_ARTICLE,
    values: [id, JSON.stringify(values)],
  });
  return rows[0] ?? null;
}

/** The data of an article for its page. */
export function toArticle(row: ArticleRow, related: ListItemView[]): ArticleView {
  const item = toItem(row);
  const edited = row.edited_at.getTime() - item.publishedAt.getTime() > EDIT_REMARK_AFTER_MS;
  return {
    ...item,
    slug: row.slug,
    bodyHtml: row.body_html,
    headings: row.headings,
    editedAt: edited ? row.edited_at : null,
    archived: row.state === 'archived',
    tags: row.tags,
    authorPath: row.author_slug
      ? personPath({ slug: row.author_slug, boards: row.author_boards })
      : null,
    coverCredit: row.cover_credit,
    attachments: row.attachments.map(toFile),
    translations: row.translations.map(toTranslation),
    share: {
      title: row.share_title,
      description: row.share_description,
      picture: sharePicture(row, item.cover),
    },
    related,
  };
}

/** The picture that the editor has chosen for other sites; without one, the cover. */
function sharePicture(row: ArticleRow, cover: CoverView | null): SharedPicture | null {
  if (row.share_id)
    return {
      ...{ mediaId: row.share_id, widths: row.share_widths, alt: row.share_alt, isWhole: true },
      focus: { x: row.share_focus_x, y: row.share_focus_y },
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
