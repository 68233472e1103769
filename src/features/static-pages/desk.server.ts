import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { Refusal } from '../../platform/errors.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../platform/i18n/locales.ts';
import { lockVersion } from '../../platform/lock-version.server.ts';
import { renderBody } from '../../platform/markup/render-body.server.ts';
import { RENDERER_VERSION } from '../../platform/markup/stored/renderer-version.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import {
  STATIC_PAGE_KEYS,
  STATIC_PAGES,
  STATIC_PAGES_TAG,
  type StaticChange,
  type StaticPage,
  type StaticSummary,
  type StaticText,
  type Which,
} from './contract.ts';
import { canEditStaticPages } from './policy.ts';
import { staticPages } from './tables.server.ts';

/** Every page, and in which languages it has a text of its own. Throws 401, 403. */
export async function listStaticPages(op: Operation): Promise<StaticSummary[]> {
  requireThat(op.actor, canEditStaticPages);
  const { page, locale, updatedAt } = staticPages;
  const rows = await op.db.select({ page, locale, updatedAt }).from(staticPages);
  return STATIC_PAGE_KEYS.map((key) => ({
    page: key,
    path: STATIC_PAGES[key],
    texts: LOCALES.flatMap((one) => {
      const row = rows.find((each) => each.page === key && each.locale === one);
      return row ? [{ locale: one, updatedAt: row.updatedAt.toISOString() }] : [];
    }),
  }));
}

/** The text of a page in one language. Throws 401, 403. */
export function getStaticText(op: Operation, which: Which): Promise<StaticText> {
  requireThat(op.actor, canEditStaticPages);
  return read(op.db, which);
}

/**
 * Saves the text of a page. Throws 401, 403, 409 with the `current` text, 422, or 409 `turkishFirst` for
 * another language while there is no Turkish text.
 */
export async function saveStaticText(
  op: Operation,
  which: Which,
  { version, ...words }: StaticChange,
): Promise<StaticText> {
  requireThat(op.actor, canEditStaticPages);
  const { html: bodyHtml } = await renderBody(words.body);
  return transact(op, async (tx) => {
    const before = await lock(tx, which, version);
    if (which.locale !== DEFAULT_LOCALE && !before.hasTurkish)
      throw new Refusal(409, 'turkishFirst');
    const row = {
      ...words,
      bodyHtml,
      rendererVersion: RENDERER_VERSION,
      updatedAt: op.now,
      updatedBy: op.actor.kind === 'staff' ? op.actor.id : null,
    };
    await tx
      .insert(staticPages)
      .values({ ...which, ...row })
      .onConflictDoUpdate({
        target: [staticPages.page, staticPages.locale],
        set: { ...row, version: sql`${staticPages.version} + 1` },
      });
    tx.invalidate(STATIC_PAGES_TAG);
    await record(tx, op, 'staticPage.update', before, {
      ...(before.title === words.title ? {} : { after: { 'page-title': words.title } }),
    });
    return read(tx, which);
  });
}

/**
 * Restores the built-in text. Throws 401, 403, 409 with the `current` text, or 409 `turkishLast` for the
 * Turkish text while another language has one.
 */
export async function restoreStaticText(
  op: Operation,
  which: Which,
  version: number,
): Promise<StaticText> {
  requireThat(op.actor, canEditStaticPages);
  return transact(op, async (tx) => {
    const before = await lock(tx, which, version);
    if (before.version === 0) return before;
    const texts = await tx
      .select({ locale: staticPages.locale })
      .from(staticPages)
      .where(eq(staticPages.page, which.page));
    if (which.locale === DEFAULT_LOCALE && texts.length > 1) throw new Refusal(409, 'turkishLast');
    await tx.delete(staticPages).where(isText(which));
    tx.invalidate(STATIC_PAGES_TAG);
    await record(tx, op, 'staticPage.reset', before, { before: { 'page-title': before.title } });
    return read(tx, which);
  });
}

/** A text as visitors will read it. Throws 401, 403, 422, 503. */
export async function previewStaticText(op: Operation, body: string): Promise<{ html: string }> {
  requireThat(op.actor, canEditStaticPages);
  const { html } = await renderBody(body);
  return { html };
}

const isText = ({ page, locale }: Which) =>
  and(eq(staticPages.page, page), eq(staticPages.locale, locale));

async function read(db: Queryable, which: Which): Promise<StaticText> {
  const { locale, title, body, version } = staticPages;
  const rows = await db
    .select({ locale, title, body, version })
    .from(staticPages)
    .where(eq(staticPages.page, which.page));
  const row = rows.find((one) => one.locale === which.locale);
  const hasTurkish = rows.some((one) => one.locale === DEFAULT_LOCALE);
  return { title: '', body: '', version: 0, ...row, ...which, hasTurkish };
}

/** One lock for all texts: whether a page has a Turkish text must not change in between. */
const lock = (tx: Transaction, which: Which, version: number) =>
  lockVersion(tx, { lock: 'static pages', version, read: () => read(tx, which) });

const record = (
  tx: Transaction,
  op: Operation,
  action: 'staticPage.update' | 'staticPage.reset',
  { page, locale }: { page: StaticPage; locale: string },
  values: { before?: Record<string, unknown>; after?: Record<string, unknown> },
) =>
  recordEvent(tx, op, {
    action,
    subject: {
      kind: 'setting',
      id: `page/${page}/${locale}`,
      name: `${STATIC_PAGES[page]} (${locale})`,
    },
    ...values,
  });
