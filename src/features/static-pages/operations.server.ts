import type { Database } from '../../platform/database/client.server.ts';
import { DEFAULT_LOCALE, type Locale } from '../../platform/i18n/locales.ts';
import { defineSlot } from '../../platform/sources.server.ts';
import type { StaticPage } from './contract.ts';

/** A notice or declaration of a form: its Turkish path, and the key of its name. */
export interface Notice {
  path: string;
  name: string;
}

/** All notices and declarations, which the page about privacy lists. */
export const NOTICES = defineSlot<readonly Notice[]>('the notices of the forms');

/** A text as a public page shows it. */
export interface OwnText {
  title: string;
  html: string;
  /** The language of the text, if it is not that of the page. */
  lang: Locale | undefined;
}

/**
 * The text of a page in this language, otherwise in Turkish; null if there is only the built-in one. The
 * page has the tag `STATIC_PAGES_TAG`.
 */
export async function readOwnText(
  db: Database,
  page: StaticPage,
  locale: Locale,
): Promise<OwnText | null> {
  const { rows } = await db.$client.query<{ locale: Locale; title: string; html: string }>({
    name: 'static-page',
    text: `select locale, title, body_html as html from static_pages
      where page = $1 and locale = any($2::text[])`,
    values: [page, [locale, DEFAULT_LOCALE]],
  });
  const found = rows.find((row) => row.locale === locale) ?? rows[0];
  if (!found) return null;
  const { title, html } = found;
  return { title, html, lang: found.locale === locale ? undefined : found.locale };
}
