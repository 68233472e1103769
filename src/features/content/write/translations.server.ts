import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { contents } from '../tables.server.ts';

/** Whether the group of translations has another content in this language than `id`. */
export async function isLanguageTaken(
  tx: Queryable,
  group: string,
  language: Locale,
  id: string | null,
): Promise<boolean> {
  const [taken] = await tx
    .select({ id: contents.id })
    .from(contents)
    .where(
      and(
        eq(contents.translationGroup, group),
        eq(contents.language, language),
        id ? ne(contents.id, id) : undefined,
      ),
    );
  return taken !== undefined;
}
