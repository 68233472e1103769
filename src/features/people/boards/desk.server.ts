import { isDeepStrictEqual } from 'node:util';
import { count, eq, sql } from 'drizzle-orm';
import { Invalid } from '../../../platform/errors.ts';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import type { MenuChoice } from '../../own-pages/contract.ts';
import {
  leaveAddress,
  MENU_PLACES,
  OWN_PAGES_TAG,
  requireFree,
  requireNoLoop,
  takeAddress,
} from '../../own-pages/operations.server.ts';
import { ownPageAddresses } from '../../own-pages/tables.server.ts';
import { lockPeople } from '../desk.server.ts';
import { canManageBoards } from '../policy.ts';
import type { LISTED_BOARDS } from '../schema.ts';
import { boardMembers, boards } from '../tables.server.ts';
import { countAsChanged } from './belonging.server.ts';
import { areKnownPeople, namesOf } from './chosen.server.ts';
import type { BoardChange, BoardRemoval, MembersChange, NewBoard, StaffBoard } from './contract.ts';
import { readBoardOf, requireBoard } from './read.server.ts';
import { BOARD_LIMITS, NO_BOARD_TEXTS } from './schema.ts';

/** What boards write into the audit log. */
export const boardEvents = [
  'board.create',
  'board.update',
  'board.members',
  'board.remove',
] as const;

declare module '../../../platform/audit-events.ts' {
  interface DeclaredEvents {
    boards: { action: (typeof boardEvents)[number]; subject: 'board' };
  }
}

type Values = Partial<
  Record<
    | 'board-name'
    | 'board-slug'
    | 'board-isShown'
    | 'board-members'
    | 'board-target'
    | 'changedFields',
    string | boolean
  >
>;

const record = (
  tx: Transaction,
  op: Operation,
  action: (typeof boardEvents)[number],
  { id, name }: { id: string; name: string },
  values: { before?: Values; after?: Values } = {},
): Promise<void> =>
  recordEvent(tx, op, { action, subject: { kind: 'board', id, name }, ...values });

/** Pages of people and boards, and what an address of one segment answers. */
const TAGS = ['people', OWN_PAGES_TAG];
const pathOf = (slug: string) => `/${slug}`;

/** Throws 422: these boards are of the specification, and their addresses and texts are fixed. */
function requireOwn({ key }: StaffBoard): void {
  if (key) throw new Invalid({ slug: { rule: 'boardFixed' } });
}

/** Begins a board, which visitors do not see yet. Throws 401, 403, 422. */
export async function createBoard(op: Operation, { name, slug }: NewBoard): Promise<StaffBoard> {
  requireThat(op.actor, canManageBoards);
  await requireFree(op, slug, null);
  return transact(op, async (tx) => {
    const texts = { ...NO_BOARD_TEXTS, tr: { ...NO_BOARD_TEXTS.tr, name } };
    const id = await insertBoard(tx, op, { slug, isShown: false, texts, members: [] });
    return readBoardOf(op, tx, id);
  });
}

type NewRow = Pick<BoardChange, 'slug' | 'isShown' | 'texts'> & Pick<MembersChange, 'members'>;

/** Throws 422 if the address is taken, or there are too many boards. */
export async function insertBoard(
  tx: Transaction,
  op: Operation,
  { members, ...values }: NewRow,
): Promise<string> {
  await lockPeople(tx);
  const [counted] = await tx.select({ total: count() }).from(boards);
  if ((counted?.total ?? 0) >= BOARD_LIMITS.boards)
    throw new Invalid({ name: { rule: 'boardsTooMany' } });
  await takeAddress(tx, op, values.slug, null);
  const [made] = await tx.insert(boards).values(values).returning({ id: boards.id });
  const { id } = made as { id: string };
  await insertMembers(tx, id, members);
  tx.invalidate(...TAGS);
  const { name } = values.texts.tr;
  await record(
    tx,
    op,
    'board.create',
    { id, name },
    { after: { 'board-name': name, 'board-slug': pathOf(values.slug) } },
  );
  return id;
}

async function insertMembers(
  tx: Transaction,
  boardId: string,
  members: MembersChange['members'],
): Promise<void> {
  if (members.length > 0)
    await tx
      .insert(boardMembers)
      .values(members.map((member, index) => ({ boardId, ...member, position: index + 1 })));
}

/**
 * Changes the texts and the address of a board, and whether visitors see it. A former address that they
 * may know leads to it. Throws 401, 403, 404, 409 with the `current` board, 422.
 */
export async function changeBoard(
  op: Operation,
  id: string,
  { version, slug, isShown, texts }: BoardChange,
): Promise<StaffBoard> {
  requireThat(op.actor, canManageBoards);
  const seen = await readBoardOf(op, op.db, id);
  requireOwn(seen);
  if (seen.slug !== slug) await requireFree(op, slug, id);
  return transact(op, async (tx) => {
    await lockPeople(tx);
    const before = await requireBoard(tx, op, id, version);
    const isMoved = before.slug !== slug;
    if (isMoved) await takeAddress(tx, op, slug, id);
    await tx
      .update(boards)
      .set({ slug, isShown, texts, version: version + 1 })
      .where(eq(boards.id, id));
    const places = op.read(MENU_PLACES);
    if (isMoved) {
      // What led to the former address leads to the new one at once.
      await tx
        .update(ownPageAddresses)
        .set({ target: pathOf(slug) })
        .where(eq(ownPageAddresses.target, pathOf(before.slug)));
      if (before.isShown)
        await leaveAddress(tx, op, { slug: before.slug, pageId: null, target: pathOf(slug) });
      await places.move(tx, op, pathOf(before.slug), pathOf(slug));
    }
    if (before.isShown && !isShown)
      await places.place(tx, op, { url: pathOf(slug), titles: null }, 'none');
    tx.invalidate(...TAGS);
    const after = await readBoardOf(op, tx, id);
    await record(tx, op, 'board.update', after, changesBetween(before, after));
    return after;
  });
}

function changesBetween(before: StaffBoard, after: StaffBoard): { before: Values; after: Values } {
  const valuesOf = ({ name, slug, isShown }: StaffBoard) =>
    ({ 'board-name': name, 'board-slug': pathOf(slug), 'board-isShown': isShown }) as const;
  const [one, other] = [valuesOf(before), valuesOf(after)];
  const keys = (Object.keys(one) as (keyof typeof one)[]).filter((key) => one[key] !== other[key]);
  const pick = (values: typeof one): Values =>
    Object.fromEntries(keys.map((key) => [key, values[key]]));
  const languages = LOCALES.filter(
    (locale) => !isDeepStrictEqual(before.texts[locale], after.texts[locale]),
  );
  const changedFields = languages.length > 0 ? { changedFields: languages.join(', ') } : {};
  return { before: pick(one), after: { ...pick(other), ...changedFields } };
}

/**
 * Sets who belongs to a board, in this order. A fixed board is also named in the record of each person.
 * Throws 401, 403, 404, 409 with the `current` board, 422 for somebody unknown or named twice.
 */
export async function setMembers(
  op: Operation,
  id: string,
  { version, members }: MembersChange,
): Promise<StaffBoard> {
  requireThat(op.actor, canManageBoards);
  const ids = members.map(({ personId }) => personId);
  return transact(op, async (tx) => {
    await lockPeople(tx);
    const before = await requireBoard(tx, op, id, version);
    if (!(await areKnownPeople(tx, ids))) throw new Invalid({ members: { rule: 'boardMembers' } });
    await tx.delete(boardMembers).where(eq(boardMembers.boardId, id));
    await insertMembers(tx, id, members);
    if (before.key) await nameInPeople(tx, before.key, ids);
    else await countAsChanged(tx, oneSided(idsOf(before), ids));
    await tx
      .update(boards)
      .set({ version: version + 1 })
      .where(eq(boards.id, id));
    tx.invalidate('people', 'home');
    const after = await readBoardOf(op, tx, id);
    await record(tx, op, 'board.members', after, {
      before: { 'board-members': namesOf(before.members) },
      after: { 'board-members': namesOf(after.members) },
    });
    return after;
  });
}

/** Exactly these people have the key of a fixed board. */
async function nameInPeople(
  tx: Transaction,
  key: (typeof LISTED_BOARDS)[number],
  ids: string[],
): Promise<void> {
  await tx.execute(sql`
    update people set version = version + 1,
      boards = case when id = any(${sql.param(ids)}::uuid[]) then boards || ${key}::text
        else array_remove(boards, ${key}) end
    where (id = any(${sql.param(ids)}::uuid[])) <> (boards @> array[${key}::text])`);
}

const idsOf = ({ members }: StaffBoard) => members.map(({ personId }) => personId);

/** The ids that are in only one of the two. */
const oneSided = (one: string[], other: string[]) =>
  [...one, ...other].filter((id) => one.includes(id) !== other.includes(id));

/** Places a board that is shown in the menu, or takes it out. Throws 401, 403, 404, 422. */
export async function placeBoard(
  op: Operation,
  id: string,
  place: MenuChoice,
): Promise<StaffBoard> {
  requireThat(op.actor, canManageBoards);
  return transact(op, async (tx) => {
    await lockPeople(tx);
    const { path: url, texts, isShown } = await requireBoard(tx, op, id);
    if (!isShown) throw new Invalid({ place: { rule: 'boardNotShown' } });
    const titles = Object.fromEntries(LOCALES.map((locale) => [locale, texts[locale].name]));
    await op.read(MENU_PLACES).place(tx, op, { url, titles }, place);
    return readBoardOf(op, tx, id);
  });
}

/**
 * Takes a board away; people stay. An address that visitors may know leads to the target, or is answered
 * with 410. Throws 401, 403, 404, 409 with the `current` board, 422.
 */
export async function removeBoard(
  op: Operation,
  id: string,
  { version, target }: BoardRemoval,
): Promise<void> {
  requireThat(op.actor, canManageBoards);
  await transact(op, async (tx) => {
    await lockPeople(tx);
    const before = await requireBoard(tx, op, id, version);
    requireOwn(before);
    const { slug, path } = before;
    const leadsTo = target || null;
    if (leadsTo) await requireNoLoop(tx, null, slug, leadsTo);
    await op.read(MENU_PLACES).place(tx, op, { url: path, titles: null }, 'none');
    await tx.delete(boards).where(eq(boards.id, id));
    await countAsChanged(tx, idsOf(before));
    await tx
      .update(ownPageAddresses)
      .set({ target: leadsTo })
      .where(eq(ownPageAddresses.target, path));
    if (before.isShown || leadsTo)
      await leaveAddress(tx, op, { slug, pageId: null, target: leadsTo });
    tx.invalidate(...TAGS);
    await record(tx, op, 'board.remove', before, {
      before: { 'board-slug': path },
      ...(leadsTo && { after: { 'board-target': leadsTo } }),
    });
  });
}
