import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf, moment } from '../../platform/database/columns.server.ts';
import { LOCALES, type Locale } from '../../platform/i18n/locales.ts';
import { users } from '../identity/users/tables.server.ts';

/** The edited texts of e-mails; all other e-mails have their built-in texts. */
export const emailTemplates = pgTable(
  'email_templates',
  {
    /** The name of the e-mail in the code: `invitation`. */
    kind: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    subject: text().notNull(),
    /** Shown next to the subject in a list of e-mails. */
    preview: text().notNull(),
    heading: text().notNull(),
    greeting: text().notNull(),
    text: text().notNull(),
    /** The text of the button; empty if the e-mail has no button. */
    action: text().notNull(),
    note: text().notNull(),
    version: integer().notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.locale] }),
    check('email_templates_locale', isOneOf(t.locale, LOCALES)),
  ],
);
