import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { isOneOf, moment } from '../../platform/database/columns.server.ts';
import { LOCALES, type Locale } from '../../platform/i18n/locales.ts';
import { users } from '../identity/users/tables.server.ts';
import { STATIC_PAGE_KEYS, type StaticPage } from './contract.ts';

/** Texts that stand in the place of built-in ones; all other pages have their built-in text. */
export const staticPages = pgTable(
  'static_pages',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    page: text().$type<StaticPage>().notNull(),
    locale: text().$type<Locale>().notNull(),
    title: text().notNull(),
    /** Markdown. */
    body: text().notNull(),
    /** `body`, rendered and sanitised. */
    bodyHtml: text('body_html').notNull(),
    /** The version of the renderer that made `bodyHtml`, or that could not. */
    rendererVersion: integer('renderer_version').notNull(),
    /** Increases with every change; a change of an older version is refused as a conflict. */
    version: integer().notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('static_pages_text').on(t.page, t.locale),
    check('static_pages_page_known', isOneOf(t.page, STATIC_PAGE_KEYS)),
    check('static_pages_locale', isOneOf(t.locale, LOCALES)),
  ],
);
