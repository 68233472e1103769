import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { violatedConstraint } from '../../../platform/database/faults.server.ts';
import { lockFor } from '../../../platform/database/locks.server.ts';
import { conflict, Invalid } from '../../../platform/errors.ts';
import { groupedIban } from '../../../platform/iban.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import type { Store } from '../../../platform/storage/store.server.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { readLogoFile } from '../../media/operations.server.ts';
import { media } from '../../media/tables.server.ts';
import { isDemoAddress } from '../demo-address.ts';
import { canEditParty } from '../policy.ts';
import type { Party } from '../schema.ts';
import { readParty } from '../stored.server.ts';
import { party } from '../tables.server.ts';
import { type TranslatedFrom, translatedFrom, withBehind } from './behind.server.ts';
import { toFields, toStored } from './convert.ts';
import { partyFaults } from './faults.ts';
import type { PartyChange, PartyFields, PartyRecord } from './schema.ts';

type Db = Parameters<typeof readParty>[0];

async function readRecord(db: Db): Promise<PartyRecord> {
  const { party: stored, version } = await readParty(db);
  const fields = withBehind(toFields(stored), await readTranslatedFrom(db));
  return { fields, logo: stored.logo, version };
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
    // There may be no row to lock yet.
    await lockFor(tx, 'party');
    await tx.select({ only: party.only }).from(party).for('update');
    const before = await readRecord(tx);
    if (before.version !== version) throw conflict({ current: before });
    const faults = Object.entries(partyFaults(fields, before.fields));
    if (faults.length > 0)
      throw new Invalid(Object.fromEntries(faults.map(([path, rule]) => [path, { rule }])));
    const kept = withoutDemoAddresses(fields, before.fields);
    const row = {
      ...{ data: toStored(kept), logoId: fields.logoId, updatedAt: op.now },
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
    ...{ name, shortName, color, phone, email, whatsapp, tagManagerId },
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
