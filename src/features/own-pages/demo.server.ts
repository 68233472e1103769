import { sql } from 'drizzle-orm';
import { type DemoRecords, uuids, wordsOf } from '../../platform/demo/demo-records.server.ts';
import { MENU_PLACES } from './operations.server.ts';
import { ownPagePath } from './schema.ts';
import { OWN_PAGES_TAG } from './tags.ts';

export const demoOwnPages: DemoRecords = {
  kind: 'ownPage',
  rows: sql`select p.id::text, p.title as name,
    ${wordsOf(sql`coalesce(p.former_slug, p.slug)`, sql`p.texts`)} as words,
    p.state = 'deleted' as discarded, null::jsonb as value from own_pages p`,
  async remove(tx, { op }, records) {
    const ids = uuids(records);
    await tx.execute(sql`delete from own_page_addresses where page_id = any(${ids})`);
    const { rows } = await tx.execute<{ slug: string }>(
      sql`delete from own_pages where id = any(${ids}) returning slug`,
    );
    // A menu that the staff changed stays, and must not lead to a page that is gone.
    for (const { slug } of rows)
      await op.read(MENU_PLACES).place(tx, op, { url: ownPagePath(slug), titles: null }, 'none');
    tx.invalidate(OWN_PAGES_TAG);
    return { ids: records.map(({ id }) => id) };
  },
};
