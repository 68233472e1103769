import type { Locale } from '../../../platform/i18n/locales.ts';
import { publicPath } from '../rows.server.ts';
import type { Category } from '../schema.ts';
import type { CoverView, ItemTranslation, ListItemView } from '../views.ts';
import { type FileRow, REPORT, toFile } from './file-views.server.ts';

/** The columns of a list row, from `contents` as `c` and `media` as `m`. */
export const ITEM = `c.id, c.category, c.slug, c.title, c.summary, c.author, c.place, c.language,
  c.reading_minutes, c.published_at, c.cover_id, c.cover_alt, c.cover_caption,
  m.width as media_width, m.height as media_height, m.widths as media_widths, m.focus_x, m.focus_y,
  ${REPORT} as report`;
/** Only large covers get the inline SVG, because it would make long lists too large. */
export const ITEM_WITH_SVG = `${ITEM}, m.inline_svg`;
/** The published translations, for lists that every language shares. */
export const ITEM_TRANSLATIONS = `(
  select json_agg(json_build_object('id', o.id, 'language', o.language, 'title', o.title,
    'summary', o.summary, 'readingMinutes', o.reading_minutes, 'category', o.category, 'slug', o.slug))
  from contents o where o.translation_group = c.translation_group and o.id <> c.id
    and o.state = 'published') as item_translations`;
export const FROM = 'from contents c left join media m on m.id = c.cover_id';
export const NEWEST = 'order by c.published_at desc, c.id desc';

export interface ItemRow {
  id: string;
  category: Category;
  slug: string;
  title: string;
  summary: string;
  author: string;
  place: string;
  language: Locale;
  reading_minutes: number;
  published_at: Date;
  cover_id: string | null;
  cover_alt: string;
  cover_caption: string;
  media_width: number | null;
  media_height: number | null;
  media_widths: number[] | null;
  focus_x: number | null;
  focus_y: number | null;
  report: FileRow | null;
  inline_svg?: string | null;
  item_translations?: ItemTranslationRow[] | null;
}

type ItemTranslationRow = Omit<ItemTranslation, 'path'> & { slug: string };

export function toItem(row: ItemRow): ListItemView {
  return {
    id: row.id,
    category: row.category,
    path: publicPath(row.category, row.slug),
    title: row.title,
    summary: row.summary,
    author: row.author,
    place: row.place,
    language: row.language,
    readingMinutes: row.reading_minutes,
    publishedAt: row.published_at,
    cover: pictureOf(row),
    report: row.report && toFile(row.report),
    ...(row.item_translations && { translations: row.item_translations.map(toItemTranslation) }),
  };
}

const toItemTranslation = ({ slug, ...other }: ItemTranslationRow): ItemTranslation => ({
  ...other,
  path: publicPath(other.category, slug),
});

function pictureOf(row: ItemRow): CoverView | null {
  if (!row.cover_id || !row.media_widths || !row.media_width || !row.media_height) return null;
  return {
    mediaId: row.cover_id,
    width: row.media_width,
    height: row.media_height,
    widths: row.media_widths,
    alt: row.cover_alt,
    caption: row.cover_caption,
    focus: { x: row.focus_x ?? 50, y: row.focus_y ?? 50 },
    inlineSvg: row.inline_svg || undefined,
  };
}
