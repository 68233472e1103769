import type { Database } from '../../../platform/database/client.server.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { type CoverSize, columnList, pictureOf, publicPath, type Row } from '../row.server.ts';
import type { Category, WrittenContent } from '../schema.ts';
import type {
  CoverView,
  FileView,
  ItemTranslation,
  ListItemView,
  TranslationView,
} from '../views.ts';

/** A file as JSON, from `content_attachments` as `a` and `media` as `f`. */
const FILE = `json_build_object('id', f.id, 'file', f.file_name, 'title', coalesce(nullif(a.title, ''), f.name),
  'type', f.type, 'bytes', f.bytes, 'pages', f.pages, 'width', f.width, 'height', f.height, 'widths', f.widths)`;
const FROM_FILES = `from content_attachments a join media f on f.id = a.media_id
  where a.content_id = c.id`;

/** The files of a list `[{mediaId, title}]`, `$1`, in its order, also if no content has them yet. */
const CHOSEN_FILES = `select coalesce(json_agg(${FILE} order by a.position), '[]') as files
  from (select (one ->> 'mediaId')::uuid as media_id, one ->> 'title' as title, position
    from jsonb_array_elements($1::jsonb) with ordinality as list (one, position)) a
  join media f on f.id = a.media_id`;

/** All attachments of the content `c` as a JSON list, in their order. */
export const ATTACHMENTS = `(select coalesce(json_agg(${FILE} order by a.position), '[]') ${FROM_FILES})`;

/** The first attachment of the content `c`, or null. */
export const FIRST_ATTACHMENT = `(select ${FILE} ${FROM_FILES} order by a.position limit 1)`;

/** The PDF of a report: the first attachment that is one. Null for other contents. */
const REPORT = `case when c.category = 'raporlar' then
  (select ${FILE} ${FROM_FILES} and f.type = 'application/pdf' order by a.position limit 1) end`;

export interface FileRow {
  id: string;
  file: string;
  title: string;
  type: string;
  bytes: number;
  pages: number | null;
  width: number;
  height: number;
  widths: number[];
}

/** The attachments of fields that are not published. */
export async function readChosenFiles(
  db: Database,
  attachments: WrittenContent['attachments'],
): Promise<FileRow[]> {
  const { rows } = await db.$client.query<{ files: FileRow[] }>({
    name: 'chosen-files',
    text: CHOSEN_FILES,
    values: [JSON.stringify(attachments)],
  });
  return rows[0]?.files ?? [];
}

/** The first PDF is the report itself. */
export const reportOf = (category: Category, files: readonly FileRow[]): FileRow | null =>
  (category === 'raporlar' && files.find(({ type }) => type === 'application/pdf')) || null;

export function toFile({ id, file, title, type, bytes, pages, ...page }: FileRow): FileView {
  return {
    path: `/media/${id}/${file}`,
    title: title || file,
    type,
    ending: file.slice(file.lastIndexOf('.') + 1).toUpperCase(),
    bytes,
    pages,
    firstPage: page.widths.length > 0 ? { mediaId: id, alt: '', caption: '', ...page } : null,
  };
}

/** What a list shows of a content. */
export const SHOWN = [
  'id',
  'category',
  'slug',
  'title',
  'summary',
  'author',
  'place',
  'language',
  'readingMinutes',
  'publishedAt',
  'coverId',
  'coverAlt',
  'coverCaption',
] as const;

/** The columns of a list row, from `contents` as `c` and `media` as `m`. */
export const ITEM = `${columnList('c', SHOWN)}, m.width as "mediaWidth", m.height as "mediaHeight",
  m.widths as "mediaWidths", m.focus_x as "focusX", m.focus_y as "focusY", ${REPORT} as report`;
/** Only large covers get the inline SVG, because it would make long lists too large. */
export const ITEM_WITH_SVG = `${ITEM}, m.inline_svg as "inlineSvg"`;
/** The published translations, for lists that every language shares. */
export const ITEM_TRANSLATIONS = `(
  select json_agg(json_build_object('id', o.id, 'language', o.language, 'title', o.title,
    'summary', o.summary, 'readingMinutes', o.reading_minutes, 'category', o.category, 'slug', o.slug))
  from contents o where o.translation_group = c.translation_group and o.id <> c.id
    and o.state = 'published') as "itemTranslations"`;
export const FROM = 'from contents c left join media m on m.id = c.cover_id';
export const NEWEST = 'order by c.published_at desc, c.id desc';

/** A row that visitors can read: it has a date. */
export type PublicRow<Columns extends keyof Row> = Pick<Row, Columns> & { publishedAt: Date };

export interface ItemRow extends PublicRow<(typeof SHOWN)[number]>, CoverSize {
  focusX: number | null;
  focusY: number | null;
  report: FileRow | null;
  inlineSvg?: string | null;
  itemTranslations?: ItemTranslationRow[] | null;
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
    readingMinutes: row.readingMinutes,
    publishedAt: row.publishedAt,
    cover: coverOf(row),
    report: row.report && toFile(row.report),
    ...(row.itemTranslations && { translations: row.itemTranslations.map(toItemTranslation) }),
  };
}

const toItemTranslation = ({ slug, ...other }: ItemTranslationRow): ItemTranslation => ({
  ...other,
  path: publicPath(other.category, slug),
});

function coverOf(row: ItemRow): CoverView | null {
  const picture = row.mediaWidths && pictureOf(row);
  return (
    picture && {
      ...picture,
      focus: { x: row.focusX ?? 50, y: row.focusY ?? 50 },
      inlineSvg: row.inlineSvg || undefined,
    }
  );
}

/** The public translations of a content as a JSON list; `content` is the name of its table. */
export const translationsOf = (content: string) => `(
  select coalesce(json_agg(json_build_object('language', o.language, 'title', o.title,
    'category', o.category, 'slug', o.slug) order by o.language), '[]')
  from contents o where o.translation_group = ${content}.translation_group and o.id <> ${content}.id
    and o.state in ('published', 'archived'))`;
export const TRANSLATIONS = translationsOf('c');

export interface TranslationRow {
  language: Locale;
  title: string;
  category: Category;
  slug: string;
}

export const toTranslation = (row: TranslationRow): TranslationView => ({
  language: row.language,
  title: row.title,
  path: publicPath(row.category, row.slug),
});
