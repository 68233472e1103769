import type DataLoader from 'dataloader';
import { and } from 'drizzle-orm';
import { isAnyOf } from '../../../platform/database/conditions.server.ts';
import { readTogether } from '../../../platform/database/read-together.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { defineSource } from '../../../platform/sources.server.ts';
import { requireVisible, selectWhole } from '../read.server.ts';
import { toContent, type WholeRow } from '../row.server.ts';
import type { Content } from '../schema.ts';
import { contents, isKept } from '../tables.server.ts';

/**
 * Rows by their address. Rows that are requested in the same turn of the event loop, or while earlier
 * ones are read, are read by one call of `read`. Null for an address that it does not find.
 */
export const readBySlug = <T extends { slug: string }>(
  read: (slugs: readonly string[]) => Promise<T[]>,
): DataLoader<string, T | null> =>
  readTogether<T | null>(async (slugs) => {
    const bySlug = new Map((await read(slugs)).map((row) => [row.slug, row]));
    return slugs.map((slug) => bySlug.get(slug) ?? null);
  });

/** A public content by its address. Throws 404. */
export async function getContentBySlug(op: Operation, slug: string): Promise<Content> {
  const row = await op.read(CONTENTS_BY_SLUG).load(slug);
  return toContent(requireVisible(row ?? undefined, op), op.actor);
}

const CONTENTS_BY_SLUG = defineSource((db) => {
  const read = selectWhole(db)
    .where(and(isAnyOf(contents.slug, 'slugs'), isKept))
    .prepare('contents-by-slug');
  return readBySlug<WholeRow>((slugs) => read.execute({ slugs }));
});
