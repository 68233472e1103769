import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../../platform/database/client.server.ts';
import { Refusal } from '../../platform/errors.ts';
import type { LogoFile, LogoPicture } from '../../platform/logo.ts';
import { isAllowedLink } from '../../platform/markup/allowed-link.ts';
import { defineSlot } from '../../platform/sources.server.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import { readLogoFile } from '../media/operations.server.ts';
import { media } from '../media/tables.server.ts';
import { type Account, type Logo, type Party, UNNAMED_PARTY } from './schema.ts';
import { party } from './tables.server.ts';
import type { DocumentLink } from './views.ts';

export { isDemoAddress, UNNAMED_PARTY } from './schema.ts';

export const getParty = async (db: Database): Promise<Party> => (await readParty(db)).party;

/** The party; while it has no name, it is called by the host of its site. */
export const namedParty = (party: Party, host: string): Party =>
  party.name ? party : { ...party, name: host, shortName: party.shortName || host };

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

/** A PNG file of the party's logo. Null without a logo, and while too many pictures are processed. */
export type ReadLogo = (
  party: { logo: LogoPicture | null },
  file: LogoFile,
) => Promise<Buffer | null>;

export const readLogoFrom =
  (store: Store): ReadLogo =>
  async ({ logo }, file) => {
    if (!logo) return null;
    return readLogoFile(store, logo, file).catch((error) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
  };

/** A party as it is stored: old rows do not have newer fields. */
type StoredParty = {
  [Key in Keys]?: Party[Key] extends unknown[] | string ? Party[Key] : Partial<Party[Key]>;
} & { donation?: Partial<Party['donation']> & { iban?: string; accountName?: string } };

type Keys = Exclude<keyof Party, 'donation' | 'logo'>;

const { logo: _column, ...UNNAMED } = UNNAMED_PARTY;

const darkMedia = alias(media, 'dark');
/** The party and the version of its row; 0: its data has not been entered. */
export async function readParty(
  db: Pick<Queryable, 'select'>,
): Promise<{ party: Party; version: number }> {
  const { width, height, widths } = media;
  const [row] = await db
    .select({
      data: party.data,
      version: party.version,
      logo: { mediaId: media.id, width, height, widths },
      dark: {
        mediaId: darkMedia.id,
        width: darkMedia.width,
        height: darkMedia.height,
        widths: darkMedia.widths,
      },
    })
    .from(party)
    .leftJoin(media, eq(media.id, party.logoId))
    .leftJoin(darkMedia, eq(darkMedia.id, party.darkLogoId));
  const logo = row?.logo ? { ...row.logo, ...(row.dark && { dark: row.dark }) } : null;
  return { party: completeParty(row?.data ?? {}, logo), version: row?.version ?? 0 };
}

/** The stored party, with empty values for missing fields. */
function completeParty(stored: StoredParty, logo: Logo | null): Party {
  const entries = Object.entries(UNNAMED).map(([key, empty]) => {
    const value = stored[key as keyof StoredParty];
    const isGroup = typeof empty === 'object' && !Array.isArray(empty);
    return [key, isGroup ? { ...empty, ...(value as object | undefined) } : (value ?? empty)];
  });
  const party = Object.fromEntries(entries) as Party;
  const { iban, accountName, ...donation } = party.donation as typeof party.donation & {
    iban?: string;
    accountName?: string;
  };
  return {
    ...party,
    logo,
    social: onlyLinks(party.social),
    donation: { ...donation, accounts: accountsOf(stored.donation) },
  };
}

/** An address that is not allowed as a link becomes empty. */
const onlyLinks = (social: Party['social']): Party['social'] =>
  Object.fromEntries(
    Object.entries(social).map(([name, url]) => [name, isAllowedLink(url) ? url : '']),
  ) as Party['social'];

/** In earlier versions a party had a single account with only a name and a number. */
function accountsOf(donation: StoredParty['donation']): Account[] {
  if (donation?.accounts) return donation.accounts;
  const { iban, accountName = '' } = donation ?? {};
  return iban ? [{ bank: '', name: accountName, iban }] : [];
}
