import type { Database } from '../../platform/database/client.server.ts';
import { defineSlot } from '../../platform/sources.server.ts';
import type { Party } from './schema.ts';
import { readParty } from './stored.server.ts';
import { party } from './tables.server.ts';
import { UNNAMED_PARTY } from './unnamed-party.ts';
import type { DocumentLink } from './views.ts';

export { isDemoAddress } from './demo-address.ts';
export { type ReadLogo, readLogoFrom } from './read-logo.server.ts';
export { UNNAMED_PARTY } from './unnamed-party.ts';

export const getParty = async (db: Database): Promise<Party> => (await readParty(db)).party;

/** Whether the party's data has been entered. */
export async function hasParty(db: Database): Promise<boolean> {
  const rows = await db.select({ only: party.only }).from(party);
  return rows.length > 0;
}

/** Creates the party's row with the settings of the installation; an existing row is not changed. */
export async function makeParty(db: Database, known: Partial<Party>, now: Date): Promise<void> {
  const { logo: _column, ...data } = { ...UNNAMED_PARTY, ...known };
  await db.insert(party).values({ data, updatedAt: now }).onConflictDoNothing();
}

/** Links to the party's documents, and the tags of a page that shows them. */
export type ReadDocumentLinks = () => Promise<{ links: DocumentLink[]; tags: string[] }>;
/** The page about the party shows the documents; the documents feature provides them. */
export const DOCUMENT_LINKS = defineSlot<ReadDocumentLinks>('links to documents');
