import { getTableColumns } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.server.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { defineSlot } from '../../../platform/sources.server.ts';
import type { Page, PageScope } from '../../../site/kit/page.ts';
import { canCreateContent } from '../policy.ts';
import { readChangedArticle, toArticle } from '../published/articles.server.ts';
import { readChosenFiles, reportOf } from '../published/items.server.ts';
import { columnsOf, publicPath, type Row, renderedColumns } from '../row.server.ts';
import type { PagePreview, TypedContent, WrittenContent } from '../schema.ts';
import { articlePage } from '../site/article/article-page.tsx';
import { contents } from '../tables.server.ts';
import type { ArticleView } from '../views.ts';

/** Renders a public page that is stored nowhere. */
export type RenderPreview = (
  locale: Locale,
  path: string,
  make: (scope: PageScope) => Page,
) => Promise<PagePreview>;

/** The server knows the frame of public pages; this feature does not. */
export const PAGE_PREVIEW = defineSlot<RenderPreview>('preview of a page');

const NOTHING_SHARED = { title: '', description: '', mediaId: null };
/** Of a content that has no address yet. */
const NO_SLUG = 'onizleme';

/** The page of a content with what is typed now. Throws 401, 403. */
export async function previewPage(
  op: Operation,
  { id, ...typed }: TypedContent,
): Promise<PagePreview> {
  requireThat(op.actor, canCreateContent);
  const { authorId, author, attachments, corrections } = typed;
  const columns = columnsOf({ ...typed, ...ASIDE, share: NOTHING_SHARED });
  const article = await readShown(op.db, {
    ...columns,
    ...(await renderedColumns(op.db, typed.body)),
    ...{ id, authorId, author, attachments },
    ...(corrections && { corrections }),
    slug: NO_SLUG,
    publishedAt: op.now,
  });
  const path = publicPath(typed.category, NO_SLUG);
  return op.read(PAGE_PREVIEW)(columns.language, path, (scope) =>
    articlePage(scope, article, true),
  );
}

/** Fields that its page does not show. */
const ASIDE = { slug: '', pinned: false, publishedAt: null, unpublishAt: null };

type Shown = Omit<Partial<Row>, 'id' | 'publishedAt'> &
  Pick<Row, 'category'> &
  Pick<WrittenContent, 'attachments'> & { id: string | null; publishedAt: Date };

/** An article with these values, as if it were published. */
export async function readShown(
  db: Database,
  { attachments, ...values }: Shown,
): Promise<ArticleView> {
  const shown = { ...values, state: 'published', editedAt: values.publishedAt };
  const named = Object.fromEntries(
    Object.entries(getTableColumns(contents)).map(([key, { name }]) => [
      name,
      shown[key as keyof typeof shown],
    ]),
  );
  const stored = await readChangedArticle(db, values.id, named);
  const files = await readChosenFiles(db, attachments);
  const report = reportOf(values.category, files);
  // A content that is not stored yet has no notes.
  const corrections = stored.corrections ?? [];
  return toArticle({ ...stored, corrections, attachments: files, report }, []);
}
