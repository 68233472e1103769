import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/client.server.ts';
import { getParty } from '../party/operations.server.ts';
import { BUILT_IN } from './built-in/all.ts';
import { LEGAL_KINDS, type LegalKind, type LegalRef } from './schema.ts';
import { legalTextVersions } from './tables.server.ts';
import { fillWordings, hashWordings } from './wordings.server.ts';

export type LegalVersion = typeof legalTextVersions.$inferSelect;

const isLast = sql`(kind, version) in (
  select kind, max(version) from legal_text_versions group by kind)`;

/** The version in force of every text that has one. */
async function readLastVersions(db: Queryable): Promise<Map<LegalKind, LegalVersion>> {
  const rows = await db.select().from(legalTextVersions).where(isLast);
  return new Map(rows.map((row) => [row.kind, row]));
}

/** The same without the texts. */
export async function readLastRefs(db: Queryable): Promise<Map<LegalKind, LegalRef>> {
  const { kind, version, hash } = legalTextVersions;
  const rows = await db.select({ kind, version, hash }).from(legalTextVersions).where(isLast);
  return new Map(rows.map(({ kind, ...ref }) => [kind, ref]));
}

/**
 * The version in force of every text. A text without a version gets its built-in one. If the data of
 * the party has changed since the last version, the same text with the new data becomes a version:
 * every text that a visitor is shown is stored, with the hash that the visitor's consent names.
 */
export async function ensureVersions(
  db: Database,
  now: Date,
): Promise<Map<LegalKind, LegalVersion>> {
  const [last, party] = await Promise.all([readLastVersions(db), getParty(db)]);
  const missing = LEGAL_KINDS.flatMap((kind) => {
    const before = last.get(kind);
    const template = before?.template ?? BUILT_IN[kind];
    const wordings = fillWordings(template, party);
    const hash = hashWordings(wordings);
    if (before?.hash === hash) return [];
    const version = (before?.version ?? 0) + 1;
    const origin: LegalVersion['origin'] = before ? 'party' : 'builtIn';
    return [{ kind, version, template, wordings, hash, origin, publishedAt: now }];
  });
  if (missing.length === 0) return last;
  // Another process may be adding the same versions.
  await db.insert(legalTextVersions).values(missing).onConflictDoNothing();
  return readLastVersions(db);
}
