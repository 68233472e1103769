import { and, eq, gt, lt } from 'drizzle-orm';
import { textOfHtml } from '../../platform/markup/html.ts';
import { FreeIds, PAGE_IDS } from '../../platform/markup/page-ids.ts';
import { renderBody, renderInThread } from '../../platform/markup/render-body.server.ts';
import { renderOld } from '../../platform/markup/stored/render-old.server.ts';
import { RENDERER_VERSION } from '../../platform/markup/stored/renderer-version.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { slugOf } from '../../platform/slug.ts';
import { transact } from '../../platform/transaction.server.ts';
import { idOf } from './row.server.ts';
import { type Article, documentTag } from './schema.ts';
import { documents, documentVersions } from './tables.server.ts';

/** "Madde 12: Kongre", "Birinci bölüm: Üyelik", "3. Adil vergi" and "3.1 Gelir vergisi". */
const NUMBERED = [
  /^((?:(?:ek|geçici|mükerrer) )?(?:madde|hedef|ilke|başlık|bölüm|kısım|ek) \d+(?:\/\p{L})?)\.?(?:\s*[:.–—-]\s*(.*))?$/iu,
  /^(\p{L}+(?: \p{L}+)? (?:bölüm|kısım|kitap|ayırım|ayrım|alan|konu))(?:\s*[:.–—-]\s*(.*))?$/iu,
  /^(\d{1,3}(?:\.\d{1,3})+|\d{1,3}(?=[.)]))[.)]?\s+(.+)$/u,
];

/**
 * Converts Markdown to safe HTML. Its parts (h2) and articles (h3) have ids that stay the same when
 * a title changes: `madde-12`. Headings inside quotes and lists are not parts. Links to a heading by
 * the id that it would have in a content, `madde-12-kongre`, lead to it.
 */
export async function renderDocument(
  markdown: string,
  render = renderBody,
): Promise<{ html: string; articles: Article[] }> {
  const rendered = await render(markdown);
  const ids = new FreeIds(PAGE_IDS);
  const articles: Article[] = [];
  const places = new Map<string, string>();
  let depth = 0;
  // Every "<" of the text is escaped, so every tag here comes from the renderer.
  const html = rendered.html.replace(
    /<(\/?)(?:(blockquote|ul|ol)\b[^>]*|h([23]) id="([^"]*)")>(?:([^\n]*?)<\/h\3>)?/g,
    (tag, slash, container, level, slug, inner = '') => {
      if (container) {
        depth += slash ? -1 : 1;
        return tag;
      }
      const { number, title } = splitHeading(textOfHtml(inner).trim());
      const id = ids.take(depth === 0 && number ? slugOfNumber(number) : slug);
      places.set(slug, id);
      if (depth === 0) articles.push({ id, number, title, level: level === '2' ? 2 : 3 });
      return `<h${level} id="${id}">${inner}</h${level}>`;
    },
  );
  const own = new Set(places.values());
  const linked = html.replace(/(<a href="#)([^"]+)"/g, (link, start, place) => {
    const id = own.has(place) ? place : places.get(place);
    return id === undefined ? link : `${start}${id}"`;
  });
  return { html: linked, articles };
}

function splitHeading(text: string): { number: string; title: string } {
  for (const pattern of NUMBERED) {
    const match = pattern.exec(text);
    if (match) return { number: match[1] as string, title: match[2] ?? '' };
  }
  return { number: '', title: text };
}

/** "3.1" alone would be an id that begins with a digit, which some tools do not support. */
const slugOfNumber = (number: string) => slugOf(/^\d/.test(number) ? `bolum ${number}` : number);

/** The columns of a version with its rendered text. */
export async function renderedColumns(body: string, render = renderBody) {
  const { html, articles } = await renderDocument(body, render);
  return { bodyHtml: html, articles, rendererVersion: RENDERER_VERSION };
}

const { id, body, documentId, rendererVersion } = documentVersions;

/**
 * Renders versions of documents again whose HTML is from an earlier version of the renderer, as
 * {@link renderOld}. The text of a version never changes.
 */
export const renderOldDocuments = (op: Operation, signal: AbortSignal): Promise<void> =>
  renderOld(
    op,
    {
      read: (after, count) =>
        op.db
          .select({ id, body, document: { id: documents.id, fixed: documents.fixed } })
          .from(documentVersions)
          .innerJoin(documents, eq(documents.id, documentId))
          .where(and(lt(rendererVersion, RENDERER_VERSION), after ? gt(id, after) : undefined))
          .orderBy(id)
          .limit(count),
      async render(version) {
        const columns = await renderedColumns(version.body, renderInThread);
        await transact(op, async (tx) => {
          await tx.update(documentVersions).set(columns).where(eq(id, version.id));
          tx.invalidate(documentTag(idOf(version.document)));
        });
      },
      async keep(version) {
        await op.db
          .update(documentVersions)
          .set({ rendererVersion: RENDERER_VERSION })
          .where(eq(id, version.id));
      },
    },
    signal,
  );
