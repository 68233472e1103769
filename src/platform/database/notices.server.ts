import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Queryable } from './client.server.ts';
import { type Listening, listen } from './listen.server.ts';

/** A notice contains at most 8,000 bytes; a longer list is sent in several. */
const TAGS_PER_NOTICE = 100;
export const CHANNEL = 'ufuk_changed';

export type Notices = Listening;

/**
 * Calls `onTags` with the tags that another process invalidated. After a notice that cannot be parsed
 * `onGap` runs, since it may have named any tag.
 */
export const listenForChanges = (
  config: pg.ClientConfig,
  onTags: (tags: string[]) => void,
  onGap: (why: unknown) => void,
): Promise<Notices> =>
  listen(
    { application_name: 'ufuk notices', ...config, password: config.password },
    CHANNEL,
    (payload) => {
      const tags = readTags(payload);
      if (tags) onTags(tags);
      else onGap(new Error('A notice of changes could not be read.'));
    },
    () => onGap(null),
  );

function readTags(payload: string): string[] | null {
  try {
    const tags: unknown = JSON.parse(payload);
    return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : null;
  } catch {
    return null;
  }
}

/**
 * Call it inside a transaction: when it commits, every process removes its cached pages with one of
 * these tags.
 */
export async function announceChange(tx: Queryable, tags: string[]): Promise<void> {
  const unique = [...new Set(tags)];
  for (let i = 0; i < unique.length; i += TAGS_PER_NOTICE) {
    const payload = JSON.stringify(unique.slice(i, i + TAGS_PER_NOTICE));
    await tx.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
  }
}
