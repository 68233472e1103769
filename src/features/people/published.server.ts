import type { Database } from '../../platform/database/client.server.ts';
import { renderMarkdown } from '../../platform/markup/markdown.server.ts';
import { plainText } from '../../platform/markup/plain-text.ts';
import type { ReadWritings } from './operations.server.ts';
import {
  type Board,
  type ListedBoard,
  type Member,
  type OfficeWords,
  type Person,
  type PersonView,
  personPath,
} from './schema.ts';

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
    slug,
    name,
    duty,
    province,
    quote,
    translations,
    boards,
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

/* Queries of public pages. They are named, so that PostgreSQL prepares each once per connection. */

/** Who was never ordered within the board follows, in the order of the party. */
const BOARD = `select ${PERSON}, bm.office from people p left join media m on m.id = p.portrait_id
  left join boards b on b.key = $1
  left join board_members bm on bm.board_id = b.id and bm.person_id = p.id
  where p.boards @> array[$1]
  order by bm.position nulls last, p.position, p.name collate tr_rules, p.id`;
const MEMBERSHIPS = `select coalesce(jsonb_agg(
    jsonb_build_object('slug', b.slug, 'texts', b.texts, 'office', bm.office)
    order by b.texts->'tr'->>'name' collate tr_rules), '[]')
  from board_members bm join boards b on b.id = bm.board_id
  where bm.person_id = p.id and b.key is null and b.is_shown`;
const WHOLE = `select ${PERSON}, p.id, p.biography, p.timeline, (${MEMBERSHIPS}) as memberships
  ${FROM_PEOPLE}`;
const BY_SLUG = `${WHOLE} where p.slug = $1`;
const CHAIR = `${WHOLE} where p.boards @> '{chair}' ${IN_ORDER} limit 1`;

interface WholeRow extends PersonRow {
  id: string;
  biography: string;
  timeline: { year: string; text: string }[];
  memberships: PersonView['memberships'];
}

export interface MemberRow extends PersonRow {
  office: OfficeWords | null;
}

export const toMember = (row: MemberRow): Member => ({ ...toPerson(row), office: row.office });

/** The members of a fixed board, in its order. */
export async function readBoard(db: Database, board: ListedBoard): Promise<Member[]> {
  const { rows } = await db.$client.query<MemberRow>({
    name: 'board',
    text: BOARD,
    values: [board],
  });
  return rows.map(toMember);
}

/** The person with this slug, or null. */
export async function readPerson(
  db: Database,
  readWritings: ReadWritings,
  slug: string,
): Promise<PersonView | null> {
  const { rows } = await db.$client.query<WholeRow>({
    name: 'person',
    text: BY_SLUG,
    values: [slug],
  });
  return rows[0] ? toView(rows[0], readWritings) : null;
}

/** The portrait of a person, with the widths of its stored sizes; null without one. */
export async function findPortrait(
  db: Database,
  slug: string,
): Promise<{ mediaId: string; widths: number[] } | null> {
  const { rows } = await db.$client.query<{ mediaId: string; widths: number[] }>({
    name: 'portrait-of-person',
    text: `select m.id as "mediaId", m.widths from people p join media m on m.id = p.portrait_id
      where p.slug = $1`,
    values: [slug],
  });
  return rows[0] ?? null;
}

/** The party's chair with all data of the page, or null if no chair has been entered. */
export async function readChair(
  db: Database,
  readWritings: ReadWritings,
): Promise<PersonView | null> {
  const { rows } = await db.$client.query<WholeRow>({ name: 'chair-whole', text: CHAIR });
  return rows[0] ? toView(rows[0], readWritings) : null;
}

/** The path of the page of the person with this id, or null. */
export async function findPathById(db: Database, id: string): Promise<string | null> {
  const { rows } = await db.$client.query<Pick<Person, 'slug' | 'boards'>>({
    name: 'person-by-id',
    text: 'select slug, boards from people where id = $1::uuid',
    values: [id],
  });
  return rows[0] ? personPath(rows[0]) : null;
}

async function toView(row: WholeRow, readWritings: ReadWritings): Promise<PersonView> {
  return {
    ...toPerson(row),
    id: row.id,
    biographyHtml: renderMarkdown(row.biography).html,
    description: firstWords(row.biography),
    timeline: row.timeline,
    memberships: row.memberships,
    writings: await readWritings(row),
  };
}

const DESCRIPTION_LENGTH = 160;

/** The first paragraph without markup, shortened at the end of a word. */
function firstWords(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/, 1);
  const text = plainText(paragraph);
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`;
}
