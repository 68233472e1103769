import { and, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.server.ts';
import { splitLocale } from '../../../platform/i18n/locales.ts';
import { CATEGORIES } from '../../content/schema.ts';
import { contents } from '../../content/tables.server.ts';

const SECTIONS = new Set<string>([...Object.values(CATEGORIES), '/arsiv']);

/** The Turkish path of an address and, if it can be an article, its slug. */
export function readAddress(address: string): { path: string; slug: string | null } {
  const path = splitLocale(address).path.replace(/(.)\/$/, '$1');
  const [, section = '', slug = '', ...more] = path.split('/');
  const isArticle = SECTIONS.has(`/${section}`) && slug !== '' && more.length === 0;
  return { path, slug: isArticle ? slug : null };
}

/** The published contents with these slugs: slug to path and title. */
export async function findArticles(
  db: Pick<Database, 'select'>,
  slugs: string[],
): Promise<Map<string, { path: string; title: string }>> {
  if (slugs.length === 0) return new Map();
  const { slug, category, title, state } = contents;
  const rows = await db
    .select({ slug, category, title })
    .from(contents)
    .where(and(inArray(slug, slugs), inArray(state, ['published', 'archived'])));
  return new Map(
    rows.map((row) => [
      row.slug,
      { path: `${CATEGORIES[row.category]}/${row.slug}`, title: row.title },
    ]),
  );
}
