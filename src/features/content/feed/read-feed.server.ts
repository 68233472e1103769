import type { Database } from '../../../platform/database/client.server.ts';
import { beginningOf } from '../published/beginning.ts';
import { FIRST_ATTACHMENT, type FileRow, toFile } from '../published/file-views.server.ts';
import { FROM, ITEM, type ItemRow, NEWEST, toItem } from '../published/item-rows.server.ts';
import type { Category } from '../schema.ts';
import type { FileView, ListItemView } from '../views.ts';

/** The number of contents in a feed. */
const MOST = 50;

export interface FeedItem extends ListItemView {
  updatedAt: Date;
  tags: string[];
  /** The first attachment. */
  enclosure: FileView | null;
}

interface FeedRow extends ItemRow {
  edited_at: Date;
  tags: string[];
  /** Only of a content without a summary. */
  whole_text: string | null;
  enclosure: FileRow | null;
}

/** The newest published contents of a category or of all; no drafts and no archived contents. */
export async function readFeed(db: Database, category: Category | null): Promise<FeedItem[]> {
  const { rows } = await db.$client.query<FeedRow>({
    name: category ? 'feed-category' : 'feed-all',
    text: `select ${ITEM}, c.edited_at, c.tags,
        case when c.summary = '' then c.body_html end as whole_text, ${FIRST_ATTACHMENT} as enclosure ${FROM}
      where c.state = 'published' ${category ? 'and c.category = $2' : ''} ${NEWEST} limit $1`,
    values: category ? [MOST, category] : [MOST],
  });
  return rows.map((row) => ({
    ...toItem(row),
    summary: row.summary || beginningOf(row.whole_text ?? ''),
    updatedAt: row.edited_at,
    tags: row.tags,
    enclosure: row.enclosure && toFile(row.enclosure),
  }));
}
