import type { Board, Person } from './schema.ts';

/** Columns of a person in a list, with the sizes of the portrait. */
export const PERSON = `p.slug, p.name, p.duty, p.province, p.quote, p.translations, p.boards, p.portrait_id,
  m.inline_svg, m.width as media_width, m.height as media_height, m.widths as media_widths`;
export const FROM_PEOPLE = 'from people p left join media m on m.id = p.portrait_id';
export const IN_ORDER = 'order by p.position, p.name collate tr_rules, p.id';

export interface PersonRow {
  slug: string;
  name: string;
  duty: string;
  province: string;
  quote: string;
  translations: Person['translations'];
  boards: Board[];
  portrait_id: string | null;
  inline_svg: string | null;
  media_width: number | null;
  media_height: number | null;
  media_widths: number[] | null;
}

export function toPerson(row: PersonRow): Person {
  const { slug, name, duty, province, quote, translations, boards } = row;
  return {
    ...{ slug, name, duty, province, quote, translations, boards },
    inlineSvg: row.inline_svg ?? '',
    portrait: portraitOf(row),
  };
}

function portraitOf(row: PersonRow): Person['portrait'] {
  if (!row.portrait_id || !row.media_width || !row.media_height || !row.media_widths) return null;
  return {
    mediaId: row.portrait_id,
    width: row.media_width,
    height: row.media_height,
    widths: row.media_widths,
    alt: '',
    caption: '',
  };
}
