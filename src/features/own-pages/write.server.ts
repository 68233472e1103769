import { isDeepStrictEqual } from 'node:util';
import { count, eq } from 'drizzle-orm';
import { conflict, type FieldFault, Invalid, notFound } from '../../platform/errors.ts';
import { LOCALES, type Locale } from '../../platform/i18n/locales.ts';
import { pictureFault } from '../../platform/markup/picture-fault.ts';
import { RENDERER_VERSION } from '../../platform/markup/stored/renderer-version.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import type { MenuChoice, NewPage, OwnPage, PageChange } from './contract.ts';
import { MENU_PLACES, requireFree, takeAddress } from './operations.server.ts';
import { noteMedia, renderText } from './pictures.server.ts';
import { canManagePages } from './policy.ts';
import { lockPage, type PageRow, readPage } from './read.server.ts';
import { changedBy, recordPage } from './record.server.ts';
import { addRevision, getRevision } from './revisions.server.ts';
import {
  languagesIn,
  missingIn,
  NO_TEXTS,
  OWN_PAGE_LIMITS,
  ownPagePath,
  type PageRecord,
  type PageTexts,
} from './schema.ts';
import { ownPages, ownPageTexts } from './tables.server.ts';
import { OWN_PAGES_TAG, pageTag } from './tags.ts';

/** Begins a page as a draft. Throws 401, 403, 422. */
export async function createPage(op: Operation, { title, slug }: NewPage): Promise<OwnPage> {
  requireThat(op.actor, canManagePages);
  await requireFree(op, slug, null);
  return transact(op, async (tx) => {
    const [counted] = await tx.select({ total: count() }).from(ownPages);
    if ((counted?.total ?? 0) >= OWN_PAGE_LIMITS.pages)
      throw new Invalid({ title: { rule: 'ownPagesTooMany' } });
    const texts: PageTexts = { ...NO_TEXTS, tr: { ...NO_TEXTS.tr, title } };
    const row = await insertPage(tx, op, slug, texts);
    return readPage(op, tx, row.id);
  });
}

async function insertPage(
  tx: Transaction,
  op: Operation,
  slug: string,
  texts: PageTexts,
): Promise<PageRow> {
  await takeAddress(tx, op, slug, null);
  const title = texts.tr.title || ownPagePath(slug);
  const [made] = await tx
    .insert(ownPages)
    .values({ slug, title, texts, createdAt: op.now, ...changedBy(op) })
    .returning();
  const row = made as PageRow;
  await addRevision(tx, op, row, 'save');
  await noteMedia(tx, row.id, texts);
  tx.invalidate(OWN_PAGES_TAG);
  await recordPage(tx, op, 'ownPage.create', row, {
    after: { 'ownPage-title': title, 'ownPage-slug': ownPagePath(slug) },
  });
  return row;
}

/**
 * Makes a page of an export again, with what visitors read there and the changes that wait. Throws 401, 403,
 * 422, 503.
 */
export async function takePage(op: Operation, { slug, texts, published }: PageRecord) {
  requireThat(op.actor, canManagePages);
  const rendered = published && (await render(op, published));
  await transact(op, async (tx) => {
    const row = await insertPage(tx, op, slug, published ?? texts);
    if (!published || !rendered) return;
    await showTexts(tx, op, row, published, rendered);
    if (isDeepStrictEqual(published, texts)) return;
    await storeTexts(tx, op, { ...row, version: row.version + 1 }, texts, 'save');
  });
}

/**
 * Saves the texts of a page; of a published one as changes that wait. Throws 401, 403, 404, 409 with the
 * `current` page, 422.
 */
export async function savePage(op: Operation, id: string, change: PageChange): Promise<OwnPage> {
  requireThat(op.actor, canManagePages);
  const { version, auto, ...texts } = change;
  return transact(op, async (tx) => {
    const before = await lockPage(tx, op, id, version);
    await storeTexts(tx, op, before, texts, auto ? 'autosave' : 'save');
    return readPage(op, tx, id);
  });
}

/** Makes these the newest texts of a locked page, as a revision. */
async function storeTexts(
  tx: Transaction,
  op: Operation,
  before: PageRow,
  texts: PageTexts,
  kind: 'save' | 'autosave' | 'restore',
): Promise<void> {
  if (isDeepStrictEqual(before.texts, texts)) return;
  const number = before.version + 1;
  const [row] = await tx
    .update(ownPages)
    .set({
      texts,
      // A draft may be without a title for a moment; lists and the audit log need a name.
      title: texts.tr.title || before.title,
      version: number,
      textNumber: number,
      ...changedBy(op),
    })
    .where(eq(ownPages.id, before.id))
    .returning();
  await addRevision(tx, op, row as PageRow, kind);
  await noteMedia(tx, before.id, texts);
  const changedFields = LOCALES.filter(
    (locale) => !isDeepStrictEqual(before.texts[locale], texts[locale]),
  );
  // Automatic saves are in the revisions: the audit log names what a user has asked for.
  if (kind !== 'autosave')
    await recordPage(tx, op, 'ownPage.update', row as PageRow, {
      after: { changedFields: changedFields.join(', ') },
    });
}

/** Makes the texts of a revision the newest ones. Throws 401, 403, 404, 409 with the `current` page. */
export async function restoreRevision(
  op: Operation,
  page: string,
  revision: string,
  version: number,
): Promise<OwnPage> {
  const { texts: former } = await getRevision(op, page, revision);
  return transact(op, async (tx) => {
    await storeTexts(tx, op, await lockPage(tx, op, page, version), former, 'restore');
    return readPage(op, tx, page);
  });
}

interface Rendered {
  locale: Locale;
  html: string;
}

/**
 * Outside of the transaction: a long text takes time. Throws 422 for a picture without an alternative text,
 * or one that was not uploaded.
 */
async function render(op: Operation, texts: PageTexts): Promise<Rendered[]> {
  const faults: Record<string, FieldFault> = {};
  const rendered = await Promise.all(
    languagesIn(texts).map(async (locale) => {
      const { body } = texts[locale];
      const { html, picturesWithoutAlt } = await renderText(op.db, body, `${locale}.body`);
      const fault = pictureFault(body, picturesWithoutAlt);
      if (fault) faults[`${locale}.body`] = fault;
      return { locale, html };
    }),
  );
  if (Object.keys(faults).length > 0) throw new Invalid(faults);
  return rendered;
}

/**
 * Shows visitors the newest texts. Throws 401, 403, 404, 409 with the `current` page, 422 with each field
 * that is missing, 503.
 */
export async function publishPage(op: Operation, id: string, version: number): Promise<OwnPage> {
  requireThat(op.actor, canManagePages);
  const { texts } = await readPage(op, op.db, id);
  const missing = missingIn(texts);
  if (missing.length > 0)
    throw new Invalid(Object.fromEntries(missing.map((path) => [path, { rule: 'required' }])));
  const rendered = await render(op, texts);
  return transact(op, async (tx) => {
    const before = await lockPage(tx, op, id, version);
    // Saved while the texts were rendered.
    if (!isDeepStrictEqual(before.texts, texts))
      throw conflict({ current: await readPage(op, tx, id) });
    await showTexts(tx, op, before, texts, rendered);
    return readPage(op, tx, id);
  });
}

/** Makes the newest texts of a locked page those that visitors read. */
async function showTexts(
  tx: Transaction,
  op: Operation,
  before: PageRow,
  texts: PageTexts,
  rendered: Rendered[],
): Promise<void> {
  const { id, slug } = before;
  await tx.delete(ownPageTexts).where(eq(ownPageTexts.pageId, id));
  await tx.insert(ownPageTexts).values(
    rendered.map(({ locale, html }) => ({
      pageId: id,
      locale,
      ...texts[locale],
      bodyHtml: html,
      rendererVersion: RENDERER_VERSION,
      changedAt: op.now,
    })),
  );
  await noteMedia(tx, id, texts);
  await takeAddress(tx, op, slug, id);
  await tx
    .update(ownPages)
    .set({
      state: 'published',
      publishedNumber: before.textNumber,
      publishedAt: before.publishedAt ?? op.now,
      version: before.version + 1,
      ...changedBy(op),
    })
    .where(eq(ownPages.id, id));
  tx.invalidate(OWN_PAGES_TAG, pageTag(id));
  await recordPage(tx, op, 'ownPage.publish', before, {
    after: { 'ownPage-slug': ownPagePath(slug) },
  });
}

/** Makes a published page a draft again. Throws 401, 403, 404, 409 with the `current` page. */
export async function withdrawPage(op: Operation, id: string, version: number): Promise<OwnPage> {
  requireThat(op.actor, canManagePages);
  return transact(op, async (tx) => {
    const before = await lockPage(tx, op, id, version);
    if (before.state !== 'published') throw notFound();
    await hidePage(tx, op, before);
    await tx
      .update(ownPages)
      .set({ state: 'draft', version: before.version + 1, ...changedBy(op) })
      .where(eq(ownPages.id, id));
    await recordPage(tx, op, 'ownPage.withdraw', before);
    return readPage(op, tx, id);
  });
}

/** Takes what visitors see of a page away: its texts, and its place in the menu. */
export async function hidePage(
  tx: Transaction,
  op: Operation,
  { id, slug }: Pick<PageRow, 'id' | 'slug'>,
): Promise<void> {
  await tx.delete(ownPageTexts).where(eq(ownPageTexts.pageId, id));
  await tx.update(ownPages).set({ publishedNumber: null }).where(eq(ownPages.id, id));
  await op.read(MENU_PLACES).place(tx, op, { url: ownPagePath(slug), titles: null }, 'none');
  tx.invalidate(OWN_PAGES_TAG, pageTag(id));
}

/** Places a published page in the menu, or takes it out. Throws 401, 403, 404, 409, 422. */
export async function placePage(op: Operation, id: string, place: MenuChoice): Promise<OwnPage> {
  requireThat(op.actor, canManagePages);
  return transact(op, async (tx) => {
    const { state, slug } = await lockPage(tx, op, id);
    if (state !== 'published') throw new Invalid({ place: { rule: 'ownPageNotPublished' } });
    const rows = await tx
      .select({ locale: ownPageTexts.locale, title: ownPageTexts.title })
      .from(ownPageTexts)
      .where(eq(ownPageTexts.pageId, id));
    const titles = Object.fromEntries(rows.map(({ locale, title }) => [locale, title]));
    await op.read(MENU_PLACES).place(tx, op, { url: ownPagePath(slug), titles }, place);
    return readPage(op, tx, id);
  });
}
