import { and, eq, sql } from 'drizzle-orm';
import { isLimited } from '../../../../platform/actor.ts';
import { beyondBranches } from '../../../../platform/branches/limited-database.server.ts';
import { branches } from '../../../../platform/branches/tables.server.ts';
import { writeCsvTable } from '../../../../platform/csv/table.server.ts';
import { Invalid } from '../../../../platform/errors.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import type { Operation } from '../../../../platform/operation.server.ts';
import { requireConfirmed, requireThat } from '../../../../platform/require.ts';
import { slugOf } from '../../../../platform/slug.ts';
import { type Transaction, transact } from '../../../../platform/transaction.server.ts';
import { recordEvent } from '../../../audit/operations.server.ts';
import { endSessionsOf } from '../../sign-in/operations.server.ts';
import { inviteUser } from '../../sign-in/password-links.server.ts';
import { isManagedBy, writeBranches } from '../branches.server.ts';
import { changesBetween, lookOf, recordable, withNameFaults } from '../fields.server.ts';
import { STAFF_COLUMNS, type StaffFileCheck, WHOLE_PARTY } from '../file-contract.ts';
import { userSubject } from '../find.server.ts';
import { changesAccess, lockUsers } from '../keep-admins.server.ts';
import { canManageUsers } from '../policy.ts';
import { userBranches, users } from '../tables.server.ts';
import { countsOf, type PlannedRow, planFile, toCheck } from './plan.server.ts';
import { placeCell, ROLE_CELLS } from './read-rows.server.ts';

/** What a file would add and change, and its wrong cells. Nothing is written. Throws 401, 403. */
export async function checkStaffFile(op: Operation, csv: string): Promise<StaffFileCheck> {
  requireThat(op.actor, canManageUsers);
  return transact(op, async (tx) => {
    const { rows, faults } = await planFile(op, tx, csv);
    return toCheck(rows, faults);
  });
}

/**
 * Adds and changes the accounts of a file: all of them, or none if a cell is wrong. A row changes only the
 * columns in which it has a value. New accounts are invited in `locale` if `invites` is true. Throws 401,
 * 403, 422.
 */
export async function writeStaffFile(
  op: Operation,
  csv: string,
  locale: Locale,
  invites: boolean,
): Promise<{ added: number; changed: number; same: number }> {
  requireThat(op.actor, canManageUsers);
  requireConfirmed(op);
  return withNameFaults(() =>
    transact(op, async (tx) => {
      await lockUsers(tx, op);
      const { rows, faults } = await planFile(op, tx, csv);
      if (faults.length > 0) throw new Invalid({ csv: { rule: 'staffCsvFaults' } });
      const added = await addAccounts(tx, op, rows);
      const changed = rows.filter(({ before, fields }) => before !== null && fields.length > 0);
      for (const row of changed) await changeAccount(tx, op, row);
      if (invites) for (const { id } of added) await inviteUser(tx, op, id, locale);
      const counts = countsOf(rows);
      await recordAll(tx, op, added, changed);
      if (counts.added + counts.changed > 0)
        await recordEvent(tx, op, {
          action: 'user.import',
          subject: null,
          after: { usersAdded: counts.added, usersChanged: counts.changed },
        });
      return counts;
    }),
  );
}

type Added = PlannedRow['after'] & { id: string; username: string };

const BLANK = { status: 'active', panelAccess: true, phone: '', address: '' } as const;

async function addAccounts(
  tx: Transaction,
  op: Operation,
  rows: readonly PlannedRow[],
): Promise<Added[]> {
  const added: Added[] = [];
  const looks = await readLooks(tx, op);
  for (const { before, after } of rows) {
    if (before) continue;
    const username = freeUsername(after, looks);
    const { branches: own, ...columns } = after;
    // The new row belongs to no branch yet.
    const [row] = await beyondBranches(op, tx, () =>
      tx
        .insert(users)
        .values({
          ...BLANK,
          ...columns,
          username,
          isNational: own === null,
          createdAt: op.now,
          updatedAt: op.now,
        })
        .returning({ id: users.id }),
    );
    if (!row) throw new Error('The user was not written.');
    if (own) await writeBranches(tx, op, row.id, idsOf(own));
    added.push({ ...after, ...row, username });
  }
  return added;
}

const idsOf = (own: readonly { id: string }[]) => own.map(({ id }) => id);

/** How the usernames look that are taken, in the whole party. */
async function readLooks(tx: Transaction, op: Operation): Promise<Set<string>> {
  const rows = await beyondBranches(op, tx, () =>
    tx.select({ username: users.username }).from(users),
  );
  return new Set(rows.map(({ username }) => lookOf(username)));
}

const LONGEST_BASE = 50;

/** A username from the name, else from the address, that nobody mistakes for another one. */
function freeUsername({ name, surname, email }: PlannedRow['after'], looks: Set<string>): string {
  const words = [name, surname].map((part) => slugOf(part)).filter(Boolean);
  const base = (words.join('.') || slugOf(email.replace(/@.*$/, ''))).slice(0, LONGEST_BASE);
  const begin = base.length < 3 ? `hesap.${base}`.replace(/\.$/, '') : base;
  for (let number = 1; ; number++) {
    // "ada" and "ada1" look alike, so the second one is "ada2".
    const username = number === 1 ? begin : `${begin}${number}`;
    const look = lookOf(username);
    if (looks.has(look)) continue;
    looks.add(look);
    return username;
  }
}

async function changeAccount(
  tx: Transaction,
  op: Operation,
  { before, after, fields }: PlannedRow,
): Promise<void> {
  if (!before) return;
  const { branches: own, email: _kept, ...columns } = after;
  if (fields.includes('branches')) await writeBranches(tx, op, before.id, own && idsOf(own));
  const isNational = own === null;
  await tx
    .update(users)
    .set({ ...columns, isNational, updatedAt: op.now, version: sql`${users.version} + 1` })
    .where(eq(users.id, before.id));
  if (changesAccess(before, { ...before, ...columns, isNational, branches: own }))
    await endSessionsOf(tx, before.id);
}

async function recordAll(
  tx: Transaction,
  op: Operation,
  added: readonly Added[],
  changed: readonly PlannedRow[],
): Promise<void> {
  for (const user of added)
    await recordEvent(tx, op, {
      action: 'user.create',
      subject: userSubject(user),
      after: recordable({ ...BLANK, ...user }),
    });
  for (const { before, after } of changed) {
    if (!before) continue;
    const changes = changesBetween(before, { ...before, ...after });
    if (changes)
      await recordEvent(tx, op, {
        action: 'user.update',
        subject: userSubject(before),
        ...changes,
      });
  }
}

/**
 * The accounts that the actor manages, as a file that {@link writeStaffFile} reads; it is recorded.
 * Throws 401, 403.
 */
export async function exportStaff(op: Operation): Promise<string> {
  requireThat(op.actor, canManageUsers);
  return transact(op, async (tx) => {
    const { email, name, surname, role, status, isNational, id } = users;
    const rows = await tx
      .select({ id, email, name, surname, role, status, isNational })
      .from(users)
      .where(
        and(
          isManagedBy(op.actor),
          isLimited(op.actor) ? sql`is_within_branches(${id})` : undefined,
        ),
      )
      .orderBy(sql`${users.surname} collate tr_rules`, sql`${users.name} collate tr_rules`, id);
    const { province, district } = branches;
    const owned = await tx
      .select({ userId: userBranches.userId, province, district })
      .from(userBranches)
      .innerJoin(branches, eq(branches.id, userBranches.branchId))
      .orderBy(province, sql`${district} collate tr_rules nulls first`);
    const cellsOf = Map.groupBy(owned, ({ userId }) => userId);
    await recordEvent(tx, op, {
      action: 'user.export',
      subject: null,
      after: { usersExported: rows.length },
    });
    return writeCsvTable(
      STAFF_COLUMNS,
      rows.map((user) => ({
        eposta: user.email,
        ad: user.name,
        soyad: user.surname,
        rol: ROLE_CELLS[user.role],
        teskilatlar: user.isNational
          ? WHOLE_PARTY
          : (cellsOf.get(user.id) ?? []).map(placeCell).join(' | '),
        durum: user.status === 'active' ? 'Etkin' : 'Pasif',
      })),
    );
  });
}
