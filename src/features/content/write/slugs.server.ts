import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { Invalid } from '../../../platform/errors.ts';
import { slugOf } from '../../../platform/slug.ts';
import type { WrittenContent } from '../schema.ts';
import { contents, formerSlugs } from '../tables.server.ts';

/** The typed address, or one made from the title. Throws 422 if the title has no letters. */
export function wantedSlug({ slug: typed, title }: WrittenContent): string {
  const slug = typed || slugOf(title);
  if (!slug) throw new Invalid({ slug: { rule: 'slugEmpty' } });
  return slug;
}

/** How many numbers are tried as a suffix of an address before a random suffix is used. */
const NUMBERED = 30;

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
    select slug from ${contents} where slug = any(${list})
    union all select former.slug from ${formerSlugs} former
      join ${contents} owner on owner.id = former.content_id and owner.state <> 'deleted'
      where former.slug = any(${list}) and owner.id is distinct from ${id}::uuid`);
  const taken = new Set(rows.map((row) => row.slug));
  const free = candidates.find((candidate) => !taken.has(candidate));
  return free ?? `${wanted}-${randomBytes(4).toString('hex')}`;
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
