import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { type FieldFault, Invalid, notFound } from '../../platform/errors.ts';
import { LOCALES, type Locale } from '../../platform/i18n/locales.ts';
import { lockVersion } from '../../platform/lock-version.server.ts';
import { placeholderFault } from '../../platform/mail/placeholders.ts';
import type { EmailRenderer } from '../../platform/mail/render-email.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import type { EmailSummary, EmailTemplate, EmailTemplateChange, EmailTexts } from './contract.ts';
import { canEditEmails } from './policy.ts';
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

interface Which {
  kind: string;
  locale: Locale;
}

/** Every kind of e-mail, with its name in this language. Throws 401 or 403. */
export async function listEmailTemplates(
  op: Operation,
  emails: EmailRenderer,
  language: Locale,
): Promise<EmailSummary[]> {
  requireThat(op.actor, canEditEmails);
  const { kind, locale, updatedAt } = emailTemplates;
  const rows = await op.db.select({ kind, locale, updatedAt }).from(emailTemplates);
  return emails.names.map((name) => ({
    kind: name,
    name: emails.nameOf(name, language),
    edited: LOCALES.flatMap((one) => {
      const row = rows.find((each) => each.kind === name && each.locale === one);
      return row ? [{ locale: one, updatedAt: row.updatedAt.toISOString() }] : [];
    }),
  }));
}

/** The current texts of an e-mail, edited or built in. Throws 401, 403 or 404. */
export function getEmailTemplate(
  op: Operation,
  emails: EmailRenderer,
  which: Which,
): Promise<EmailTemplate> {
  requireThat(op.actor, canEditEmails);
  return read(op.db, emails, which);
}

/**
 * Saves the texts of an e-mail, for e-mails that are sent from now on. Throws 404, 422 with the name of
 * the field for an unknown placeholder, or 409 with the `current` template.
 */
export async function saveEmailTemplate(
  op: Operation,
  emails: EmailRenderer,
  which: Which,
  { version, ...texts }: EmailTemplateChange,
): Promise<EmailTemplate> {
  requireThat(op.actor, canEditEmails);
  return transact(op, async (tx) => {
    const before = await lock(tx, emails, which, version);
    requireKnownPlaceholders(before, texts);
    const row = {
      ...texts,
      updatedAt: op.now,
      updatedBy: op.actor.kind === 'staff' ? op.actor.id : null,
    };
    await tx
      .insert(emailTemplates)
      .values({ ...which, ...row })
      .onConflictDoUpdate({
        target: [emailTemplates.kind, emailTemplates.locale],
        set: { ...row, version: sql`${emailTemplates.version} + 1` },
      });
    const after = await read(tx, emails, which);
    await record(tx, op, 'emailTemplate.update', before, after);
    return after;
  });
}

/** Restores the built-in texts. Throws the same errors as {@link saveEmailTemplate}. */
export async function resetEmailTemplate(
  op: Operation,
  emails: EmailRenderer,
  which: Which,
  version: number,
): Promise<EmailTemplate> {
  requireThat(op.actor, canEditEmails);
  return transact(op, async (tx) => {
    const before = await lock(tx, emails, which, version);
    await tx.delete(emailTemplates).where(isTemplate(which.kind, which.locale));
    const after = await read(tx, emails, which);
    await record(tx, op, 'emailTemplate.reset', before, after);
    return after;
  });
}

/** Renders the e-mail with these texts and example values. Throws 404 or 422. */
export async function previewEmail(
  op: Operation,
  emails: EmailRenderer,
  { kind, locale }: Which,
  texts: EmailTexts,
) {
  requireThat(op.actor, canEditEmails);
  requireKnownPlaceholders(await read(op.db, emails, { kind, locale }), texts);
  return emails.preview(kind, locale, texts, op.now);
}

async function read(db: Queryable, emails: EmailRenderer, which: Which): Promise<EmailTemplate> {
  const kind = emails.find(which.kind);
  if (!kind) throw notFound();
  const [row] = await db.select().from(emailTemplates).where(isTemplate(which.kind, which.locale));
  return {
    ...which,
    texts: row ? textsOf(row) : emails.builtIn(which.kind, which.locale),
    version: row?.version ?? 0,
    placeholders: emails.placeholdersOf(which.kind),
    hasAction: kind.hasAction,
  };
}

const lock = (tx: Transaction, emails: EmailRenderer, which: Which, version: number) =>
  lockVersion(tx, {
    lock: 'email template',
    part: `${which.kind} ${which.locale}`,
    version,
    read: () => read(tx, emails, which),
  });

function requireKnownPlaceholders(template: EmailTemplate, texts: EmailTexts): void {
  const faults: Record<string, FieldFault> = {};
  for (const [part, text] of Object.entries(texts)) {
    const fault = placeholderFault(text, template.placeholders);
    if (fault) faults[part] = fault;
  }
  if (template.hasAction && !texts.action) faults.action = { rule: 'required' };
  if (Object.keys(faults).length > 0) throw new Invalid(faults);
}

async function record(
  tx: Transaction,
  op: Operation,
  action: 'emailTemplate.update' | 'emailTemplate.reset',
  before: EmailTemplate,
  after: EmailTemplate,
): Promise<void> {
  const { kind, locale } = before;
  const parts = (Object.keys(before.texts) as (keyof EmailTexts)[]).filter(
    (part) => before.texts[part] !== after.texts[part],
  );
  const changed = ({ texts }: EmailTemplate) =>
    Object.fromEntries(parts.map((part) => [part, texts[part]]));
  await recordEvent(tx, op, {
    action,
    subject: { kind: 'setting', id: `email/${kind}/${locale}`, name: `${kind} (${locale})` },
    before: changed(before),
    after: changed(after),
  });
}
