import { sql } from 'drizzle-orm';
import type { Queryable } from './client.server.ts';
import { CHANNEL } from './notices.server.ts';

/** A notice contains at most 8,000 bytes; a longer list is sent in several. */
const TAGS_PER_NOTICE = 100;

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
