import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { EmailTexts } from './schema.ts';
import { emailTemplates } from './tables.server.ts';

export const isTemplate = (kind: string, locale: Locale) =>
  and(eq(emailTemplates.kind, kind), eq(emailTemplates.locale, locale));

/** The edited texts of an e-mail; null if no one has edited them. */
export async function findEmailTexts(
  db: Queryable,
  kind: string,
  locale: Locale,
): Promise<EmailTexts | null> {
  const [row] = await db.select().from(emailTemplates).where(isTemplate(kind, locale));
  return row ? textsOf(row) : null;
}

export const textsOf = ({
  subject,
  preview,
  heading,
  greeting,
  text,
  action,
  note,
}: typeof emailTemplates.$inferSelect): EmailTexts => ({
  subject,
  preview,
  heading,
  greeting,
  text,
  action,
  note,
});
