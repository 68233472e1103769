import type { Database } from '../../platform/database/client.server.ts';
import { defineSlot } from '../../platform/sources.server.ts';
import { completeParty } from './complete-party.ts';
import type { Party } from './schema.ts';
import { party } from './tables.server.ts';
import { UNNAMED_PARTY } from './unnamed-party.ts';
import type { DocumentLink } from './views.ts';

export { UNNAMED_PARTY } from './unnamed-party.ts';

export async function getParty(db: Database): Promise<Party> {
  const [row] = await db.select({ data: party.data }).from(party);
  return completeParty(row?.data ?? {});
}

/** Whether the party's data has been entered. */
export async function hasParty(db: Database): Promise<boolean> {
  const rows = await db.select({ only: party.only }).from(party);
  return rows.length > 0;
}

/** Creates the party's row with the settings of the installation; an existing row is not changed. */
export async function makeParty(db: Database, known: Partial<Party>, now: Date): Promise<void> {
  await db
    .insert(party)
    .values({ data: { ...UNNAMED_PARTY, ...known }, updatedAt: now })
    .onConflictDoNothing();
}

/** Links to the party's documents, and the tags of a page that shows them. */
export type ReadDocumentLinks = () => Promise<{ links: DocumentLink[]; tags: string[] }>;
/** The page about the party shows the documents; the documents feature provides them. */
export const DOCUMENT_LINKS = defineSlot<ReadDocumentLinks>('links to documents');
