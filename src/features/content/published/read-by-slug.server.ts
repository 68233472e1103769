import type DataLoader from 'dataloader';
import { readTogether } from '../../../platform/database/read-together.server.ts';

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
