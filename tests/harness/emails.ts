import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import type { Database } from '../../src/platform/database/client.server.ts';
import { eventually } from './eventually.ts';

/** Lets the minute pass in which an e-mail about a move by staff can be stopped. */
export const passMinute = (db: Pick<Database, 'execute'>) =>
  db.execute(sql`
    update pgboss.job set start_after = now()
    where name = 'emails' and state = 'created' and start_after > now()`);

/** Waits until every queued e-mail is sent, dropped or has failed for good. */
export async function allEmailsSent(db: Database): Promise<void> {
  await eventually(async () => {
    await passMinute(db);
    const { rows } = await db.execute(
      sql`select id from pgboss.job where name = 'emails' and state < 'completed'`,
    );
    return rows.length;
  }).toBe(0);
}

/** The e-mails in a folder to this address, the earliest first. */
export async function readOutbox(folder: string, to: string): Promise<Email[]> {
  const names = await readdir(folder).catch(() => []);
  const emails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return emails.filter((email) => email.to?.some(({ address }) => address === to));
}

/** The token after the `#` of an e-mail's link. */
export function tokenIn(email: Email | undefined): string {
  return /\/auth\/set-password#([\w-]+)/.exec(email?.text ?? '')?.[1] ?? '';
}
