import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { Refusal } from '../../platform/errors.ts';
import type { LegalKind, LegalRef, LegalWordings } from './contract.ts';
import { legalTextVersions } from './tables.server.ts';
import { hashWordings, readLastRefs, refOf } from './versions.server.ts';

export { CURRENT_LEGAL_TEXTS, ensureVersions, LEGAL_TEXTS_TAG } from './versions.server.ts';

/**
 * The versions that a form showed, to be stored with what it sent: `shown` are the values of its
 * hidden fields ({@link LegalText.ref}). Throws 409 `legalTextChanged` if one of them is no longer in
 * force: the person has to read the new text first.
 */
export async function requireShownTexts<Kind extends LegalKind>(
  db: Queryable,
  shown: Record<Kind, string>,
): Promise<Record<Kind, LegalRef>> {
  const last = await readLastRefs(db);
  const entries = Object.entries<string>(shown).map(([kind, ref]) => {
    const version = last.get(kind as Kind);
    if (!version || refOf(version) !== ref) throw new Refusal(409, 'legalTextChanged');
    return [kind, version] as const;
  });
  return Object.fromEntries(entries) as Record<Kind, LegalRef>;
}

/** One version as visitors were shown it. `computed` is its hash, computed now from the stored text. */
export interface ShownVersion {
  wordings: LegalWordings;
  computed: string;
  publishedAt: Date;
}

/** Null if there is no such version. */
export async function readShownVersion(
  db: Queryable,
  kind: LegalKind,
  version: number,
): Promise<ShownVersion | null> {
  const { wordings, publishedAt } = legalTextVersions;
  const [found] = await db
    .select({ wordings, publishedAt })
    .from(legalTextVersions)
    .where(and(eq(legalTextVersions.kind, kind), eq(legalTextVersions.version, version)));
  return found ? { ...found, computed: hashWordings(found.wordings) } : null;
}
