import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { branchLabel } from '../../platform/branches/names.ts';
import { branches } from '../../platform/branches/tables.server.ts';
import { Invalid } from '../../platform/errors.ts';
import { LOCALES } from '../../platform/i18n/locales.ts';
import type { MediaUses } from '../../platform/media-uses.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { districtsOf } from '../../platform/places/districts.ts';
import { PROVINCES } from '../../platform/places/provinces.ts';
import { requireThat } from '../../platform/require.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import { media } from '../media/tables.server.ts';
import { areKnownPeople, lockPeople, namesOf } from '../people/operations.server.ts';
import { branchPeople } from '../people/tables.server.ts';
import type {
  BranchChange,
  BranchFields,
  NewBranch,
  PeopleChange,
  StaffBranch,
} from './contract.ts';
import { BRANCH_APPLICATIONS } from './operations.server.ts';
import { canEditBranches, canManageBranches } from './policy.ts';
import { NAMED, readBranch, requireBranch } from './read.server.ts';
import { BRANCHES_TAG, branchTag, type Place } from './schema.ts';

/** What branches write into the audit log. */
export const branchEvents = [
  'branch.create',
  'branch.createMany',
  'branch.import',
  'branch.update',
  'branch.people',
  'branch.close',
  'branch.reopen',
  'branch.merge',
] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    branches: { action: (typeof branchEvents)[number]; subject: 'branch' };
  }
}

type Values = Record<string, string | number | null>;

export const record = (
  tx: Transaction,
  op: Operation,
  action: (typeof branchEvents)[number],
  branch: Place & { id: string },
  values: { before?: Values; after?: Values } = {},
): Promise<void> =>
  recordEvent(tx, op, {
    action,
    subject: { kind: 'branch', id: branch.id, name: branchLabel(branch) },
    ...values,
  });

/** One change at a time: merges look at several branches. */
export const lockBranches = (tx: Transaction) =>
  tx.execute(sql`lock table branches in share row exclusive mode`);

/** The columns of what staff enter. */
export const columnsOf = ({ foundedOn, ...fields }: BranchFields) => ({
  ...fields,
  foundedOn: foundedOn || null,
});

/** Opens the branch of a place, which has one at most. Throws 401, 403, 422. */
export async function createBranch(op: Operation, place: NewBranch): Promise<StaffBranch> {
  requireThat(op.actor, canManageBranches);
  return transact(op, async (tx) => {
    await lockBranches(tx);
    const [made] = await tx
      .insert(branches)
      .values({ ...place, createdAt: op.now, updatedAt: op.now })
      .onConflictDoNothing()
      .returning({ id: branches.id });
    if (!made)
      throw new Invalid({
        [place.district === null ? 'province' : 'district']: { rule: 'branchExists' },
      });
    const branch = await readBranch(tx, made.id);
    await record(tx, op, 'branch.create', branch);
    await op.read(BRANCH_APPLICATIONS).follow(tx, [place.province]);
    tx.invalidate(BRANCHES_TAG);
    return branch;
  });
}

/**
 * Opens those branches that do not exist yet: of all provinces, or of all districts of one. Closed ones
 * stay closed. Throws 401, 403.
 */
export async function createBranches(
  op: Operation,
  { province }: { province: number | null },
): Promise<{ added: number }> {
  requireThat(op.actor, canManageBranches);
  const places: Place[] =
    province === null
      ? PROVINCES.map(({ plate }) => ({ province: plate, district: null }))
      : districtsOf(province).map((district) => ({ province, district }));
  return transact(op, async (tx) => {
    await lockBranches(tx);
    const made = await tx
      .insert(branches)
      .values(places.map((place) => ({ ...place, createdAt: op.now, updatedAt: op.now })))
      .onConflictDoNothing()
      .returning({ province: branches.province });
    if (made.length === 0) return { added: 0 };
    await recordEvent(tx, op, {
      action: 'branch.createMany',
      subject: null,
      after: {
        'branch-added': made.length,
        ...(province !== null && { 'branch-province': branchLabel({ province, district: null }) }),
      },
    });
    await op.read(BRANCH_APPLICATIONS).follow(
      tx,
      made.map((row) => row.province),
    );
    tx.invalidate(BRANCHES_TAG);
    return { added: made.length };
  });
}

/** Changes the page of a branch. Throws 401, 403, 404, 409 with the `current` branch, 422. */
export async function changeBranch(
  op: Operation,
  id: string,
  { version, ...fields }: BranchChange,
): Promise<StaffBranch> {
  requireThat(op.actor, canEditBranches);
  return transact(op, async (tx) => {
    await lockBranches(tx);
    const before = await requireBranch(tx, op, id, version);
    await requirePicture(tx, fields.pictureId);
    await tx
      .update(branches)
      .set({ ...columnsOf(fields), version: version + 1, updatedAt: op.now })
      .where(eq(branches.id, id));
    const after = await readBranch(tx, id);
    await record(tx, op, 'branch.update', after, changesBetween(before, after));
    tx.invalidate(BRANCHES_TAG, branchTag(id));
    return after;
  });
}

async function requirePicture(tx: Transaction, id: string | null): Promise<void> {
  if (!id) return;
  const found = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.id, id), eq(media.kind, 'image')));
  if (found.length === 0) throw new Invalid({ pictureId: { rule: 'branchPicture' } });
}

/** Short values as they are; of the others only that they changed. */
function changesBetween(before: StaffBranch, after: StaffBranch) {
  const valuesOf = ({ address, phone, email, mapUrl, foundedOn, pictureId }: StaffBranch) => ({
    'branch-address': address,
    'branch-phone': phone,
    'branch-email': email,
    'branch-mapUrl': mapUrl,
    'branch-foundedOn': foundedOn,
    'branch-pictureId': pictureId,
  });
  const [one, other] = [valuesOf(before), valuesOf(after)];
  const keys = (Object.keys(one) as (keyof typeof one)[]).filter((key) => one[key] !== other[key]);
  const pick = (values: typeof one): Values =>
    Object.fromEntries(keys.map((key) => [key, values[key]]));
  const texts = LOCALES.filter((locale) => before.texts[locale] !== after.texts[locale]);
  const parts = [
    ...(isDeepStrictEqual(before.hours, after.hours) ? [] : ['hours']),
    ...(isDeepStrictEqual(before.links, after.links) ? [] : ['links']),
    ...texts.map((locale) => `texts.${locale}`),
  ];
  return {
    before: pick(one),
    after: { ...pick(other), ...(parts.length > 0 && { changedFields: parts.join(', ') }) },
  };
}

/**
 * Sets who leads a branch and who is on its board. Throws 401, 403, 404, 409 with the `current` branch,
 * 422 for somebody unknown or named twice, and for a chair who is none of them.
 */
export async function setBranchPeople(
  op: Operation,
  id: string,
  { version, people, chairId }: PeopleChange,
): Promise<StaffBranch> {
  requireThat(op.actor, canEditBranches);
  return transact(op, async (tx) => {
    await lockBranches(tx);
    await lockPeople(tx);
    const before = await requireBranch(tx, op, id, version);
    const ids = people.map(({ personId }) => personId);
    if (!(await areKnownPeople(tx, ids))) throw new Invalid({ people: { rule: 'branchPeople' } });
    if (chairId !== null && !ids.includes(chairId))
      throw new Invalid({ chairId: { rule: 'branchChair' } });
    await tx.delete(branchPeople).where(eq(branchPeople.branchId, id));
    if (people.length > 0)
      await tx.insert(branchPeople).values(
        people.map(({ personId, office }, index) => ({
          branchId: id,
          personId,
          office,
          isChair: personId === chairId,
          position: index + 1,
        })),
      );
    await tx
      .update(branches)
      .set({ version: version + 1, updatedAt: op.now })
      .where(eq(branches.id, id));
    const after = await readBranch(tx, id);
    await record(tx, op, 'branch.people', after, {
      before: { 'branch-people': namesOf(before.people), 'branch-chair': before.chair ?? '' },
      after: { 'branch-people': namesOf(after.people), 'branch-chair': after.chair ?? '' },
    });
    tx.invalidate(BRANCHES_TAG, branchTag(id));
    return after;
  });
}

/** The pictures of branches. */
export const branchMedia: MediaUses = {
  kind: 'branch',
  label: 'platform:mediaUses.branch',
  query: sql`select b.picture_id as media_id, b.id, concat_ws(', ', p.name, b.district) as name
    from ${NAMED}
    where b.picture_id is not null`,
  pathOf: (id) => `/dashboard/branches/${id}`,
  async replace(tx, from, to) {
    await tx.update(branches).set({ pictureId: to }).where(eq(branches.pictureId, from));
  },
  async invalidate(tx, ids) {
    tx.invalidate(BRANCHES_TAG, ...ids.map(branchTag));
  },
};
