import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { violatedConstraint } from '../../platform/database/faults.server.ts';
import { lockFor } from '../../platform/database/locks.server.ts';
import { conflict, Invalid } from '../../platform/errors.ts';
import { groupedIban } from '../../platform/iban.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import { readLogoFile } from '../media/operations.server.ts';
import { media } from '../media/tables.server.ts';
import type { PartFields, PartyChange, PartyFields, PartyRecord } from './contract.ts';
import { readParty } from './operations.server.ts';
import { afterChange, versionOfPart } from './part-versions.ts';
import { PARTY_PART_NAMES, type PartyPart, partOf } from './parts.ts';
import { canEditParty } from './policy.ts';
import { isDemoAddress, type Party } from './schema.ts';
import { party } from './tables.server.ts';
import { partyFaults, toFields, toStored } from './texts-in-languages.ts';
import { translatedFrom, withBehind } from './translated-from.server.ts';

type Db = Parameters<typeof readParty>[0];

async function readRecord(db: Db): Promise<PartyRecord> {
  const { party: stored, version } = await readParty(db);
  const fields = withBehind(toFields(stored), (await readBeside(db)).from);
  return { fields, logo: stored.logo, version };
}

/** A picture of the library that is replaced changes the row, too. */
async function lockRecord(tx: Transaction): Promise<PartyRecord> {
  await tx.select({ only: party.only }).from(party).for('update');
  return readRecord(tx);
}

/** In columns of their own, because the pages, which read the party too, do not need them. */
async function readBeside(db: Db) {
  const { translatedFrom: from, partVersions } = party;
  const [row] = await db.select({ from, partVersions }).from(party);
  return { from: row?.from ?? null, partVersions: row?.partVersions ?? null };
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
export const saveParty = (op: Operation, store: Store, { version, ...sent }: PartyChange) =>
  change(op, store, { version, sent, parts: PARTY_PART_NAMES });

/** The same for one part, of which all fields are sent; 409 only if this part has changed since. */
export const savePart = (
  op: Operation,
  store: Store,
  part: PartyPart,
  { version, ...sent }: PartFields & { version: number },
) => change(op, store, { version, sent, parts: [part] });

interface Change {
  /** The version that was seen. */
  version: number;
  sent: PartFields;
  /** The parts to which the fields belong. */
  parts: readonly PartyPart[];
}

async function change(op: Operation, store: Store, given: Change): Promise<PartyRecord> {
  requireThat(op.actor, canEditParty);
  const sent = withGroupedIbans(given.sent);
  await requireLogos(op.db, store, sent);
  const saved = transact(op, async (tx) => {
    await lockFor(tx, 'party');
    const before = await lockRecord(tx);
    const beside = await readBeside(tx);
    const seen = given.parts.map((part) =>
      versionOfPart(beside.partVersions, before.version, part),
    );
    if (given.version > before.version || seen.some((version) => version > given.version))
      throw conflict({ current: before });
    const fields = { ...before.fields, ...sent };
    refuseFaults(fields, before.fields, given.parts);
    const kept = withoutDemoAddresses(fields, before.fields);
    const keys = changedFields(before.fields, kept);
    const next = afterChange(beside.partVersions, before.version, keys.map(partOf));
    const row = {
      data: toStored(kept),
      logoId: kept.logoId,
      darkLogoId: kept.darkLogoId ?? null,
      updatedAt: op.now,
      translatedFrom: translatedFrom(kept, before.fields, beside.from),
      version: next.at,
      partVersions: next,
    };
    await tx.insert(party).values(row).onConflictDoUpdate({ target: party.only, set: row });
    const after = await readRecord(tx);
    const changed = changedFields(before.fields, after.fields);
    if (changed.length > 0) await record(tx, op, before.fields, after.fields, changed);
    tx.invalidate('party');
    return after;
  });
  return saved.catch((error) => {
    // The picture was deleted in the meantime.
    const field = LOGO_KEYS[violatedConstraint(error) ?? ''];
    if (!field) throw error;
    throw new Invalid({ [field]: { rule: 'logoMissing' } });
  });
}

const LOGO_KEYS: Record<string, 'logoId' | 'darkLogoId'> = {
  party_logo_id_media_id_fk: 'logoId',
  party_dark_logo_id_media_id_fk: 'darkLogoId',
};

/** @throws Invalid for what the schema cannot say, in these parts: another one may be as it is stored */
function refuseFaults(fields: PartyFields, stored: PartyFields, parts: readonly PartyPart[]): void {
  const faults = Object.entries(partyFaults(fields, stored)).filter(([path]) =>
    parts.includes(partOf(path)),
  );
  if (faults.length > 0)
    throw new Invalid(Object.fromEntries(faults.map(([path, rule]) => [path, { rule }])));
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

function withGroupedIbans({ donation, ...fields }: PartFields): PartFields {
  if (!donation) return fields;
  const accounts = donation.accounts.map((each) => ({ ...each, iban: groupedIban(each.iban) }));
  return { ...fields, donation: { ...donation, accounts } };
}

/** @throws Invalid unless the pictures exist and their files can be made */
async function requireLogos(
  db: Db,
  store: Store,
  { logoId, darkLogoId }: PartFields,
): Promise<void> {
  for (const [field, id] of Object.entries({ logoId, darkLogoId })) {
    if (!id) continue;
    const [row] = await db
      .select({ kind: media.kind, widths: media.widths })
      .from(media)
      .where(eq(media.id, id));
    if (row?.kind !== 'image') throw new Invalid({ [field]: { rule: 'logoMissing' } });
    const file = await readLogoFile(store, { mediaId: id, widths: row.widths }, 'email.png');
    if (!file) throw new Invalid({ [field]: { rule: 'logoUnreadable' } });
  }
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
