import type { Database } from '../../platform/database/client.server.ts';
import { FROM_PEOPLE, type MemberRow, PERSON, toMember } from '../people/operations.server.ts';
import type { Member } from '../people/schema.ts';
import type { StaffBranch } from './contract.ts';
import { linksOf } from './read.server.ts';
import type { InEachLanguage, Network } from './schema.ts';

/* Queries of public pages. They are named, so that PostgreSQL prepares each once per connection. */

/** What the page of a branch shows besides its place. */
export interface BranchView {
  address: string;
  /** E.164. */
  phone: string;
  email: string;
  mapUrl: string;
  hours: Partial<InEachLanguage>;
  links: Record<Network, string>;
  foundedOn: string | null;
  texts: Partial<InEachLanguage>;
  picture: BranchPicture | null;
  /** In the order of the branch, the chair first. */
  people: Member[];
}

export interface BranchPicture {
  mediaId: string;
  width: number;
  height: number;
  widths: number[];
  alt: string;
  focus: { x: number; y: number };
}

const BRANCH = `select b.address, b.phone, b.email, b.map_url, b.hours, b.links, b.founded_on::text,
    b.texts, m.id as media_id, m.width, m.height, m.widths, m.alt, m.decorative, m.focus_x, m.focus_y
  from branches b left join media m on m.id = b.picture_id where b.id = $1`;
const PEOPLE = `select ${PERSON}, bp.office ${FROM_PEOPLE}
  join branch_people bp on bp.person_id = p.id and bp.branch_id = $1
  order by bp.is_chair desc, bp.position`;

type Row = {
  address: string;
  phone: string;
  email: string;
  map_url: string;
  hours: BranchView['hours'];
  links: Record<string, string>;
  founded_on: string | null;
  texts: BranchView['texts'];
  media_id: string | null;
  width: number;
  height: number;
  widths: number[];
  alt: string;
  decorative: boolean;
  focus_x: number;
  focus_y: number;
};

/** The page of a branch; null if it was just removed. */
export async function readBranchView(db: Database, id: string): Promise<BranchView | null> {
  const [{ rows }, { rows: people }] = await Promise.all([
    db.$client.query<Row>({ name: 'branch', text: BRANCH, values: [id] }),
    db.$client.query<MemberRow>({ name: 'branch-people', text: PEOPLE, values: [id] }),
  ]);
  const row = rows[0];
  if (!row) return null;
  const { address, phone, email, hours, texts } = row;
  return {
    address,
    phone,
    email,
    hours,
    texts,
    mapUrl: row.map_url,
    links: linksOf(row.links) satisfies StaffBranch['links'],
    foundedOn: row.founded_on,
    picture: pictureOf(row),
    people: people.map(toMember),
  };
}

function pictureOf(row: Row): BranchPicture | null {
  if (!row.media_id) return null;
  const { media_id: mediaId, width, height, widths, alt, decorative } = row;
  return {
    mediaId,
    width,
    height,
    widths,
    alt: decorative ? '' : alt,
    focus: { x: row.focus_x, y: row.focus_y },
  };
}
