import { sql } from 'drizzle-orm';
import type { Operation } from '../../platform/operation.server.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import { ensureVersions } from '../legal-texts/operations.server.ts';

/** Removes what other features have noted about the records of the demo that are gone. */
export async function removeTraces(
  tx: Transaction,
  op: Operation,
  ids: readonly string[],
): Promise<void> {
  await removeNotes(tx, ids);
  await removeLegalVersions(tx, op);
  await forgetWords(tx);
}

/** They counted visits to the demo, and named its records. */
async function removeNotes(tx: Transaction, ids: readonly string[]): Promise<void> {
  const tables = [sql`page_visits`, sql`visit_sources`, sql`web_vitals`, sql`contact_topic_emails`];
  for (const table of tables) await tx.execute(sql`delete from ${table}`);
  await tx.execute(sql`
    delete from notifications where substring(path from '[0-9a-f-]{36}') = any(${sql.param([...ids])}::text[])`);
  await tx.execute(sql`
    delete from webhook_deliveries d where d.content_id is not null
      and not exists (select from contents c where c.id = d.content_id)`);
}

/**
 * The legal texts were shown with the data of the demo's party. A version that an application or a
 * message names stays, because it proves what was agreed to.
 */
async function removeLegalVersions(tx: Transaction, op: Operation): Promise<void> {
  const { rowCount } = await tx.execute(sql`select from legal_text_versions limit 1`);
  if (!rowCount) return;
  await ensureVersions(tx as unknown as Operation['db'], op.now);
  await tx.execute(sql`
    delete from legal_text_versions v
    where (kind, version) not in (
        select kind, max(version) from legal_text_versions group by kind)
      and not exists (select from applications a where
        (v.kind = 'notice' and a.notice_version = v.version)
        or (v.kind = 'consent' and a.consent_version = v.version)
        or (v.kind = 'declaration' and a.declaration_version = v.version))
      and not exists (select from contact_messages m
        where v.kind = 'contactNotice' and m.notice_version = v.version)`);
}

/** The words that the search corrects to: those of what is left are entered again. */
async function forgetWords(tx: Transaction): Promise<void> {
  await tx.execute(sql`delete from search_words`);
  await tx.execute(sql`select search_enter(contents) from contents
    where state in ('published', 'archived')`);
  await tx.execute(sql`select search_enter_person(people) from people`);
  await tx.execute(sql`select search_enter_meeting(meetings) from meetings`);
  await tx.execute(sql`select search_enter_document(id) from documents`);
}
