import { and, arrayContains, asc, count, eq, inArray, like, ne, sql } from 'drizzle-orm';
import type { AuditSubject } from '../../platform/audit-registry.server.ts';
import { conflict, Invalid, notFound } from '../../platform/errors.ts';
import type { MediaUses } from '../../platform/media-uses.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { isId, slugOf } from '../../platform/slug.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import { media } from '../media/tables.server.ts';
import { readOwnBoards, setOwnBoards } from './boards/belonging.server.ts';
import {
  PERSON_LIMITS,
  type PersonChange,
  type PersonFields,
  type StaffPerson,
} from './contract.ts';
import { canManagePeople } from './policy.ts';
import { type Board, personPath } from './schema.ts';
import { people } from './tables.server.ts';

const COLUMNS = {
  person: people,
  picture: { width: media.width, height: media.height, widths: media.widths, alt: media.alt },
};
type Row = {
  person: typeof people.$inferSelect;
  picture: Pick<typeof media.$inferSelect, 'width' | 'height' | 'widths' | 'alt'> | null;
};

const select = (db: Pick<Transaction, 'select'>) =>
  db.select(COLUMNS).from(people).leftJoin(media, eq(media.id, people.portraitId)).$dynamic();

/** Everyone in the order of the party. Throws 401 or 403. */
export async function listPeople(op: Operation): Promise<StaffPerson[]> {
  requireThat(op.actor, canManagePeople);
  const order = [asc(people.position), sql`${people.name} collate tr_rules`, asc(people.id)];
  return withBoards(op.db, await select(op.db).orderBy(...order));
}

/** Throws 401, 403 or 404. */
export async function getPerson(op: Operation, id: string): Promise<StaffPerson> {
  requireThat(op.actor, canManagePeople);
  return readPerson(op.db, id);
}

export async function readPerson(
  db: Pick<Transaction, 'select' | 'execute'>,
  id: string,
): Promise<StaffPerson> {
  const [person] = await withBoards(db, await select(db).where(eq(people.id, id)));
  if (!person) throw notFound();
  return person;
}

async function withBoards(db: Pick<Transaction, 'execute'>, rows: Row[]): Promise<StaffPerson[]> {
  const own = await readOwnBoards(
    db,
    rows.map(({ person }) => person.id),
  );
  return rows.map((row) => toStaffPerson(row, own.get(row.person.id) ?? []));
}

function toStaffPerson({ person, picture }: Row, ownBoards: StaffPerson['ownBoards']): StaffPerson {
  const { id, slug, name, duty, quote, province, biography, timeline, version } = person;
  const { portraitId } = person;
  const boards = person.boards as Board[];
  const words = (locale: 'en' | 'de' | 'es') => ({
    duty: person.translations[locale]?.duty ?? '',
    quote: person.translations[locale]?.quote ?? '',
  });
  return {
    id,
    name,
    duty,
    quote,
    province,
    biography,
    timeline,
    boards,
    ownBoards,
    version,
    portraitId,
    translations: { en: words('en'), de: words('de'), es: words('es') },
    portrait: portraitId && picture ? { mediaId: portraitId, ...picture, caption: '' } : null,
    path: personPath({ slug, boards }),
  };
}

/** Of every page that shows people. */
const TAGS = ['people', 'home'];

/** One change at a time: names of addresses, the order and the chair concern all people. */
export const lockPeople = (tx: Transaction) =>
  tx.execute(sql`lock table people in share row exclusive mode`);

/** Adds a person at the end of the order. Throws 401, 403, or 422. */
export async function createPerson(op: Operation, fields: PersonFields): Promise<StaffPerson> {
  requireThat(op.actor, canManagePeople);
  return transact(op, async (tx) => {
    await lockPeople(tx);
    await requirePicture(tx, fields.portraitId);
    const [known] = await tx
      .select({ people: count(), last: sql<number>`coalesce(max(${people.position}), 0)` })
      .from(people);
    if (known && known.people >= PERSON_LIMITS.people)
      throw new Invalid({ name: { rule: 'peopleTooMany' } });
    if (fields.boards.includes('chair')) await removeChair(tx, null);
    const [made] = await tx
      .insert(people)
      .values({
        ...columnsOf(fields),
        slug: await freeSlug(tx, fields.name),
        position: (known?.last ?? 0) + 1,
      })
      .returning({ id: people.id });
    const { id } = made as { id: string };
    if (fields.ownBoards) await setOwnBoards(tx, id, fields.ownBoards);
    const person = await readPerson(tx, id);
    await recordPerson(tx, op, 'person.create', null, person);
    tx.invalidate(...TAGS);
    return person;
  });
}

/**
 * Changes a person; their address stays. A content by them keeps the name that it was published
 * with. Throws 401, 403, 404, 409 with the `current` one, or 422.
 */
export async function changePerson(
  op: Operation,
  id: string,
  { version, ...fields }: PersonChange,
): Promise<StaffPerson> {
  requireThat(op.actor, canManagePeople);
  return transact(op, async (tx) => {
    await lockPeople(tx);
    const before = await readPerson(tx, id);
    if (before.version !== version) throw conflict({ current: before });
    await requirePicture(tx, fields.portraitId);
    if (fields.boards.includes('chair')) await removeChair(tx, id);
    await tx
      .update(people)
      .set({ ...columnsOf(fields), version: version + 1 })
      .where(eq(people.id, id));
    await leaveFixedBoards(tx, id);
    if (fields.ownBoards) await setOwnBoards(tx, id, fields.ownBoards);
    const after = await readPerson(tx, id);
    await recordPerson(tx, op, 'person.update', before, after);
    tx.invalidate(...TAGS);
    return after;
  });
}

/** Deletes a person. Contents by them keep the name as a free author. Throws 401, 403 or 404. */
export async function deletePerson(op: Operation, id: string): Promise<void> {
  requireThat(op.actor, canManagePeople);
  await transact(op, async (tx) => {
    await lockPeople(tx);
    const before = await readPerson(tx, id);
    await tx.delete(people).where(eq(people.id, id));
    await recordPerson(tx, op, 'person.delete', before, null);
    tx.invalidate(...TAGS);
  });
}

/** Sets the order of all people. Throws 401, 403, or 409 if these are not all of them. */
export async function orderPeople(op: Operation, ids: string[]): Promise<void> {
  requireThat(op.actor, canManagePeople);
  await transact(op, async (tx) => {
    await lockPeople(tx);
    const known = await tx.select({ id: people.id }).from(people);
    const all = new Set(ids);
    if (
      all.size !== ids.length ||
      known.length !== all.size ||
      known.some(({ id }) => !all.has(id))
    )
      throw conflict();
    await tx.execute(sql`
      update people set position = ordered.place
      from unnest(${sql.param(ids)}::uuid[]) with ordinality as ordered (id, place)
      where people.id = ordered.id and people.position is distinct from ordered.place`);
    await recordEvent(tx, op, { action: 'person.order' });
    tx.invalidate(...TAGS);
  });
}

const columnsOf = ({ ownBoards: _, ...fields }: PersonFields) => ({
  ...fields,
  boards: [...new Set(fields.boards)],
});

async function requirePicture(tx: Transaction, id: string | null): Promise<void> {
  if (!id) return;
  const found = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.id, id), eq(media.kind, 'image')));
  if (found.length === 0) throw new Invalid({ portraitId: { rule: 'portraitMissing' } });
}

/** Who is no longer in a fixed board loses place and office there. */
async function leaveFixedBoards(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`
    delete from board_members bm using boards b, people p
    where bm.board_id = b.id and bm.person_id = p.id and p.id = ${id}
      and b.key is not null and not p.boards @> array[b.key]`);
}

/** The party has one chair. `except`: the person who becomes it. */
async function removeChair(tx: Transaction, except: string | null): Promise<void> {
  await tx
    .update(people)
    .set({
      boards: sql`array_remove(${people.boards}, 'chair')`,
      version: sql`${people.version} + 1`,
    })
    .where(
      and(arrayContains(people.boards, ['chair']), except ? ne(people.id, except) : undefined),
    );
}

/** The name as an address; a second person of this name gets a number. */
async function freeSlug(tx: Transaction, name: string): Promise<string> {
  const base = slugOf(name) || 'kisi';
  const rows = await tx
    .select({ slug: people.slug })
    .from(people)
    .where(like(people.slug, `${base}%`));
  const taken = new Set(rows.map(({ slug }) => slug));
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

/** Short values as they are; of long texts only that they changed. */
const valuesOf = ({ name, duty, province, boards, ownBoards, portraitId }: StaffPerson) => ({
  'person-name': name,
  'person-duty': duty,
  'person-province': province,
  'person-boards': [...boards, ...ownBoards.map((board) => board.name)].join(', '),
  'person-portraitId': portraitId,
});

type Values = Partial<ReturnType<typeof valuesOf>>;

function differing(one: StaffPerson, other: StaffPerson | null): Values {
  const values = Object.entries(valuesOf(one));
  const others: Values = other ? valuesOf(other) : {};
  return Object.fromEntries(values.filter(([key, value]) => others[key as keyof Values] !== value));
}

async function recordPerson(
  tx: Transaction,
  op: Operation,
  action: 'person.create' | 'person.update' | 'person.delete',
  before: StaffPerson | null,
  after: StaffPerson | null,
): Promise<void> {
  const { id, name } = (after ?? before) as StaffPerson;
  await recordEvent(tx, op, {
    action,
    subject: { kind: 'person', id, name },
    ...(before && { before: differing(before, after) }),
    ...(after && { after: differing(after, before) }),
  });
}

export const personSubjects: AuditSubject = {
  async findNames(db, ids) {
    const wanted = [...new Set(ids)].filter(isId);
    if (wanted.length === 0) return new Map();
    const { id, name } = people;
    const found = await db.select({ id, name }).from(people).where(inArray(id, wanted));
    return new Map(found.map((row) => [row.id, row.name]));
  },
};

/** The portraits. */
export const peopleMedia: MediaUses = {
  kind: 'person',
  label: 'platform:mediaUses.person',
  query: sql`select portrait_id as media_id, id, name from people where portrait_id is not null`,
  pathOf: (id) => `/dashboard/admin/people/${id}`,
  async replace(tx, from, to) {
    await tx.update(people).set({ portraitId: to }).where(eq(people.portraitId, from));
  },
  async invalidate(tx) {
    tx.invalidate('people', 'home');
  },
};
