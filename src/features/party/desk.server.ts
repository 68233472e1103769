import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { violatedConstraint } from '../../platform/database/faults.server.ts';
import { Invalid } from '../../platform/errors.ts';
import { groupedIban } from '../../platform/iban.ts';
import { lockVersion } from '../../platform/lock-version.server.ts';
import type { MediaUses } from '../../platform/media-uses.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import { readLogoFile } from '../media/operations.server.ts';
import { media } from '../media/tables.server.ts';
import { type PartyChange, type PartyFields, type PartyRecord, patternOf } from './contract.ts';
import { readParty } from './operations.server.ts';
import { canEditParty } from './policy.ts';
import { isDemoAddress, type Party } from './schema.ts';
import { party } from './tables.server.ts';
import {
  comparable,
  partyFaults,
  type Translation,
  toFields,
  toStored,
  translationsIn,
} from './texts-in-languages.ts';

type Db = Parameters<typeof readParty>[0];

async function readRecord(db: Db): Promise<PartyRecord> {
  const { party: stored, version } = await readParty(db);
  const fields = withBehind(toFields(stored), await readTranslatedFrom(db));
  return { fields, logo: stored.logo, version };
}

/** A picture of the library that is replaced changes the row, too. */
async function lockRecord(tx: Transaction): Promise<PartyRecord> {
  await tx.select({ only: party.only }).from(party).for('update');
  return readRecord(tx);
}

/** In a column of its own, because the pages, which read the party too, do not need it. */
async function readTranslatedFrom(db: Db): Promise<TranslatedFrom | null> {
  const [row] = await db.select({ from: party.translatedFrom }).from(party);
  return row?.from ?? null;
}

/** All data of the party, with its texts in every language. Throws 401 or 403. */
export function getPartyRecord(op: Operation): Promise<PartyRecord> {
  requireThat(op.actor, canEditParty);
  return readRecord(op.db);
}

/**
 * Saves the data of the party; everything that shows it is rendered again. Throws 401, 403, 409 with
 * the `current` data, or 422 with the path of each field.
 */
export async function saveParty(
  op: Operation,
  store: Store,
  { version, ...sent }: PartyChange,
): Promise<PartyRecord> {
  requireThat(op.actor, canEditParty);
  const fields = withGroupedIbans(sent);
  if (fields.logoId) await requireLogo(op.db, store, fields.logoId);
  const saved = transact(op, async (tx) => {
    const before = await lockVersion(tx, { lock: 'party', version, read: lockRecord });
    const faults = Object.entries(partyFaults(fields, before.fields));
    if (faults.length > 0)
      throw new Invalid(Object.fromEntries(faults.map(([path, rule]) => [path, { rule }])));
    const kept = withoutDemoAddresses(fields, before.fields);
    const row = {
      data: toStored(kept),
      logoId: fields.logoId,
      updatedAt: op.now,
      translatedFrom: translatedFrom(kept, before.fields, await readTranslatedFrom(tx)),
    };
    await tx
      .insert(party)
      .values(row)
      .onConflictDoUpdate({
        target: party.only,
        set: { ...row, version: sql`${party.version} + 1` },
      });
    const after = await readRecord(tx);
    const changed = changedFields(before.fields, after.fields);
    if (changed.length > 0) await record(tx, op, before.fields, after.fields, changed);
    tx.invalidate('party');
    return after;
  });
  return saved.catch((error) => {
    // The picture was deleted in the meantime.
    if (violatedConstraint(error) !== 'party_logo_id_media_id_fk') throw error;
    throw new Invalid({ logoId: { rule: 'logoMissing' } });
  });
}

/**
 * A party that gives its own address in the place of the demo's has none of the demo's other addresses
 * afterwards: people would be told to write there, and answers would go there.
 */
function withoutDemoAddresses(fields: PartyFields, before: PartyFields): PartyFields {
  if (!isDemoAddress(before.email) || isDemoAddress(fields.email)) return fields;
  const own = <Part extends { email: string }>(part: Part): Part =>
    isDemoAddress(part.email) ? { ...part, email: '' } : part;
  return {
    ...fields,
    press: own(fields.press),
    offices: fields.offices.map(own),
    topics: fields.topics.map(own),
  };
}

const withGroupedIbans = ({ donation, ...fields }: PartyFields): PartyFields => ({
  ...fields,
  donation: {
    ...donation,
    accounts: donation.accounts.map((each) => ({ ...each, iban: groupedIban(each.iban) })),
  },
});

/** @throws Invalid unless the picture exists and its files can be made */
async function requireLogo(db: Db, store: Store, id: string): Promise<void> {
  const [row] = await db
    .select({ kind: media.kind, widths: media.widths })
    .from(media)
    .where(eq(media.id, id));
  if (row?.kind !== 'image') throw new Invalid({ logoId: { rule: 'logoMissing' } });
  const file = await readLogoFile(store, { mediaId: id, widths: row.widths }, 'email.png');
  if (!file) throw new Invalid({ logoId: { rule: 'logoUnreadable' } });
}

type Field = keyof PartyFields;

const changedFields = (before: PartyFields, after: PartyFields): Field[] =>
  (Object.keys(after) as Field[]).filter((key) => !isDeepStrictEqual(before[key], after[key]));

/** Values by which visitors could be misled are in the event; of all others only their names. */
function shownValues({ donation, ...fields }: PartyFields): Partial<Record<keyof Party, unknown>> {
  const { name, shortName, color, phone, email, whatsapp, tagManagerId, social } = fields;
  return {
    name,
    shortName,
    color,
    phone,
    email,
    whatsapp,
    tagManagerId,
    social: Object.values(social).filter(Boolean).join(', '),
    donation: donation.accounts.map(({ iban }) => iban).join(', '),
  };
}

async function record(
  tx: Transaction,
  op: Operation,
  before: PartyFields,
  after: PartyFields,
  changed: Field[],
): Promise<void> {
  const pick = (fields: PartyFields) => {
    const values = Object.entries(shownValues(fields));
    const used = values.filter(([key]) => changed.includes(key as Field));
    return Object.fromEntries(used.map(([key, value]) => [`party-${key}`, value]));
  };
  await recordEvent(tx, op, {
    action: 'party.update',
    subject: { kind: 'setting', id: 'party', name: after.name },
    before: pick(before),
    after: { ...pick(after), changedFields: changed.join(', ') },
  });
}

/**
 * For each translation the Turkish texts that it was written for, as hashes. Its key has the hash of
 * the translation instead of its place in a list: entries move. Several texts may have the same
 * translation.
 */
type TranslatedFrom = Record<string, string[]>;

const hash = (text: string): string =>
  createHash('sha256').update(comparable(text)).digest('hex').slice(0, 16);

const keyOf = ({ path, locale, text }: Translation): string =>
  `${locale} ${patternOf(path)} ${hash(text[locale])}`;

/** The fields with the languages that are behind at each text. */
function withBehind(fields: PartyFields, from: TranslatedFrom | null): PartyFields {
  const marked = structuredClone(fields);
  for (const each of translationsIn(marked)) {
    const { text, locale } = each;
    const known = from?.[keyOf(each)];
    if (known && !known.includes(hash(text.tr))) text.behind = [...(text.behind ?? []), locale];
  }
  return marked;
}

/**
 * What a save stores. A translation that was there before keeps the Turkish text that it was written
 * for, unless the change confirms it; every other one was written for the Turkish text beside it.
 */
function translatedFrom(
  fields: PartyFields,
  before: PartyFields,
  stored: TranslatedFrom | null,
): TranslatedFrom {
  const known: TranslatedFrom = { ...stored };
  for (const each of translationsIn(before)) {
    const key = keyOf(each);
    if (!stored?.[key]) known[key] = [...(known[key] ?? []), hash(each.text.tr)];
  }
  const next = new Map<string, Set<string>>();
  for (const each of translationsIn(fields)) {
    const key = keyOf(each);
    const own = hash(each.text.tr);
    const earlier = known[key];
    const isOwn =
      !earlier || earlier.includes(own) || each.text.confirmed?.includes(each.locale) === true;
    const hashes = next.get(key) ?? new Set();
    for (const one of isOwn ? [own] : earlier) hashes.add(one);
    next.set(key, hashes);
  }
  return Object.fromEntries([...next].map(([key, hashes]) => [key, [...hashes]]));
}

/** The logo. The party has one row without an id, so the use has the id of the picture. */
export const partyMedia: MediaUses = {
  kind: 'party',
  label: 'platform:mediaUses.party',
  query: sql`select logo_id as media_id, logo_id as id, data ->> 'name' as name
    from party where logo_id is not null`,
  pathOf: () => '/dashboard/admin/party?section=look',
  async replace(tx, from, to) {
    await tx
      .update(party)
      .set({ logoId: to, version: sql`${party.version} + 1` })
      .where(eq(party.logoId, from));
  },
  async invalidate(tx) {
    tx.invalidate('party');
  },
};
