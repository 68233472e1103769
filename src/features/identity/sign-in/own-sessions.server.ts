import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { and, desc, eq } from 'drizzle-orm';
import { Reader } from 'mmdb-lib';
import type { Actor } from '../../../platform/actor.ts';
import { nameDevice, readDevice } from '../../../platform/device.server.ts';
import { notFound } from '../../../platform/errors.ts';
import { parseAddress } from '../../../platform/network.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireStaff, requireThat } from '../../../platform/require.ts';
import { may, ownRight } from '../../../platform/rights.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { userSubject } from '../users/find.server.ts';
import { requireManaged } from '../users/keep-admins.server.ts';
import { usersRight } from '../users/policy.ts';
import { users } from '../users/tables.server.ts';
import type { SessionEntry } from './contract.ts';
import { endOf, endSessionsOf, isOpen, isOver } from './operations.server.ts';
import { sessions } from './tables.server.ts';

/** The open sessions of the signed-in user: the current one first, then by last activity. */
export async function listSessions(op: Operation): Promise<SessionEntry[]> {
  const own = requireOwn(op);
  const rows = await op.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, own.id), isOpen(op.now)))
    .orderBy(desc(eq(sessions.id, own.sessionId ?? own.id)), desc(sessions.generationAt));
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      current: row.id === own.sessionId,
      ...readDevice(row.userAgent),
      address: row.address,
      country: await findCountry(row.address),
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.generationAt.toISOString(),
      endsAt: endOf(row).toISOString(),
    })),
  );
}

/** Ends one session of the signed-in user. */
export async function endOwnSession(op: Operation, id: string): Promise<void> {
  const own = requireOwn(op);
  await transact(op, async (tx) => {
    const [row] = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, own.id)))
      .returning({ userAgent: sessions.userAgent });
    if (!row) throw notFound();
    const subject = { kind: 'session' as const, id, name: nameDevice(row.userAgent) };
    await recordEvent(tx, op, { action: 'auth.sessionsEnded', subject, after: { count: 1 } });
  });
}

/**
 * Ends the sessions of the signed-in user, with `thisToo` also the current one; returns how many.
 */
export async function endOwnSessions(op: Operation, thisToo: boolean): Promise<number> {
  const own = requireOwn(op);
  return endAll(op, own.id, thisToo ? null : own.sessionId);
}

/** Ends all sessions of a user; returns how many. */
export async function endSessionsOfUser(op: Operation, userId: string): Promise<number> {
  requireThat(op.actor, canEndSessionsOfUsers);
  await requireManaged(op.db, op, userId);
  return endAll(op, userId, null);
}

function endAll(op: Operation, userId: string, except: string | null): Promise<number> {
  return transact(op, async (tx) => {
    // A sign-in in progress waits for this lock; otherwise, its session would not be ended.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
    if (!user) throw notFound();
    // Expired sessions are not counted.
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), isOver(op.now)));
    const count = await endSessionsOf(tx, userId, except);
    const subject = userSubject(user);
    if (count > 0)
      await recordEvent(tx, op, { action: 'auth.sessionsEnded', subject, after: { count } });
    return count;
  });
}

const requireOwn = ({ actor }: Operation) => requireStaff(actor, canSeeOwnSessions);

/**
 * Merged from the lists of the five internet registries: data of the Number Resource Organization
 * (nro.net) under CC BY 4.0, which requires attribution. No address is sent to another machine.
 */
const FILE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

type Network = { country_code?: string };
let registry: Promise<Reader<never>> | undefined;

/** Opened at the first lookup, because it uses 8 MB of memory from then on. */
const openRegistry = async (): Promise<Reader<never>> =>
  new Reader(await readFile(createRequire(import.meta.url).resolve(FILE)));

/** ISO 3166-1 alpha-2; null if the country is unknown. */
export async function findCountry(address: string): Promise<string | null> {
  const parsed = parseAddress(address);
  // Local and reserved networks belong to no country, whatever the lists contain.
  if (parsed?.range() !== 'unicast') return null;
  registry ??= openRegistry();
  const network = (await registry).get(parsed.toString()) as Network | null;
  return network?.country_code ?? null;
}

const canSeeOwnSessions = (actor: Actor) => may(actor, ownRight);
const canEndSessionsOfUsers = (actor: Actor) => may(actor, usersRight);
