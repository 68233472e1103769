import { randomBytes } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { violatedConstraint } from '../../../platform/database/faults.server.ts';
import { Invalid } from '../../../platform/errors.ts';
import { addressOfTitle, isAddressUnseen, isMadeFromTitle, NUMBERED } from '../address.ts';
import type { WholeRow } from '../rows.server.ts';
import type { WrittenContent } from '../schema.ts';
import { contents, formerSlugs } from '../tables.server.ts';

/** After so many saves of others at the same moment, an address gets a random suffix. */
const MOST_TRIES = 4;

/**
 * Runs a save. If another save has taken the address meanwhile that this one was making from its
 * title, it runs again; `isCrowded` is true when that has happened too often.
 */
export async function withFreeAddress<T>(
  { slug: typed }: Pick<WrittenContent, 'slug'>,
  save: (isCrowded: boolean) => Promise<T>,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await save(tries >= MOST_TRIES);
    } catch (error) {
      const isTaken = violatedConstraint(error) === 'contents_slug';
      if (typed || !isTaken || tries > MOST_TRIES) throw error;
    }
  }
}

/**
 * The typed address, or one made from the title. Without a typed one, a content keeps the address that
 * visitors may know, and the one that its title makes.
 */
export async function addressFor(
  tx: Queryable,
  before: WholeRow | null,
  { slug: typed, title }: Pick<WrittenContent, 'slug' | 'title'>,
  isCrowded = false,
): Promise<string> {
  if (typed) return typed;
  if (before && (!isAddressUnseen(before) || isMadeFromTitle(before.slug, title)))
    return before.slug;
  const wanted = addressOfTitle(title);
  return isCrowded ? withRandomSuffix(wanted) : freeSlug(tx, wanted, before?.id ?? null);
}

const withRandomSuffix = (wanted: string) => `${wanted}-${randomBytes(4).toString('hex')}`;

/**
 * `wanted`, or `wanted` with a number, so that the address is neither in use nor a former address of
 * another content than `id`. Contents in the trash keep no address.
 */
export async function freeSlug(
  tx: Queryable,
  wanted: string,
  id: string | null = null,
): Promise<string> {
  const candidates = [wanted, ...Array.from({ length: NUMBERED }, (_, n) => `${wanted}-${n + 2}`)];
  const list = sql`${sql.param(candidates)}::text[]`;
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from ${contents} where slug = any(${list}) and id is distinct from ${id}::uuid
    union all select former.slug from ${formerSlugs} former
      join ${contents} owner on owner.id = former.content_id and owner.state <> 'deleted'
      where former.slug = any(${list}) and owner.id is distinct from ${id}::uuid`);
  const taken = new Set(rows.map((row) => row.slug));
  return candidates.find((candidate) => !taken.has(candidate)) ?? withRandomSuffix(wanted);
}

/** Throws 422 if another content has the address. */
export async function requireFreeAddress(tx: Queryable, slug: string, id: string): Promise<void> {
  const [other] = await tx
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.slug, slug), ne(contents.id, id)));
  if (other) throw new Invalid({ slug: { rule: 'slugTaken' } });
}

/** The address `old` leads to the content from now on, and `next` does not redirect any more. */
export async function keepFormerSlug(
  tx: Queryable,
  id: string,
  old: string,
  next: string,
): Promise<void> {
  await tx
    .delete(formerSlugs)
    .where(and(eq(formerSlugs.slug, next), eq(formerSlugs.contentId, id)));
  await tx.insert(formerSlugs).values({ slug: old, contentId: id }).onConflictDoNothing();
}
