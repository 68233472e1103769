import { asc, eq } from 'drizzle-orm';
import packageJson from '../../../../../package.json' with { type: 'json' };
import type { RecordKey } from '../../../../platform/encryption/record-key.server.ts';
import { keyDestroyed, notFound } from '../../../../platform/errors.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import type { Operation } from '../../../../platform/operation.server.ts';
import type { Head } from '../../../../platform/stored-head.server.ts';
import { readHead } from '../../../audit/operations.server.ts';
import type { LegalRef } from '../../../legal-texts/contract.ts';
import { readShownVersion, type ShownVersion } from '../../../legal-texts/operations.server.ts';
import { getParty } from '../../../party/operations.server.ts';
import {
  decryptSecrets,
  EVENT_CHANGES,
  EVENT_MESSAGE,
  EVENT_REASON,
} from '../../secrets.server.ts';
import type { Status } from '../../statuses.ts';
import { applicationEvents, applications, type BotCheck } from '../../tables.server.ts';
import type { Changes, EventKind } from '../../timeline.ts';
import { listAttachments } from './attachments.server.ts';
import type { Attachment } from './contract.ts';

type Row = typeof applications.$inferSelect;
type EventRow = typeof applicationEvents.$inferSelect;

const SHOWN_KINDS = ['notice', 'consent', 'declaration'] as const;

export type Step = Pick<
  EventRow,
  'kind' | 'at' | 'actorKind' | 'fromStatus' | 'toStatus' | 'details'
> & {
  /** Empty for an account that was deleted. */
  actorName: string;
  reason: string;
  /** What the applicant reads. */
  message: string;
  /** Null if the values of a correction were not stored. */
  changes: Changes | null;
};

/** What the file says. */
export interface Proof {
  party: string;
  code: string;
  status: Status;
  isDemo: boolean;
  /** Of the board about this status; empty if there is none. */
  decision: { number: string; day: string };
  sentAt: Date;
  locale: Locale;
  /** Empty if it is not known. */
  networkAddress: string;
  botCheck: BotCheck | null;
  sent: SentData;
  texts: {
    kind: (typeof SHOWN_KINDS)[number];
    /** As stored with the application. */
    shown: LegalRef;
    found: ShownVersion | null;
  }[];
  /** The oldest first. */
  steps: Step[];
  files: Attachment[];
  /** The last event of the audit log when the file was made; null for an empty log. */
  auditHead: Head | null;
  /** Of this product. */
  version: string;
  madeBy: string;
  reason: string;
  now: Date;
}

/** Throws 404, or 409 `keyDestroyed`. */
export async function readProof(
  op: Operation,
  id: string,
  reason: string,
): Promise<{ row: Row; proof: Proof }> {
  const [row] = await op.db.select().from(applications).where(eq(applications.id, id));
  if (!row) throw notFound();
  if (!row.recordKey) throw keyDestroyed();
  const key = op.keys.recordKey(row.recordKey);
  const actorId = op.actor.kind === 'staff' ? op.actor.id : '';
  const { steps, names } = await readSteps(op, id, key, actorId);
  const { networkAddress, ...secrets } = decryptSecrets(op.keys, row, SECRET);
  const { name, surname, city, district, occupation, education } = row;
  const now = { name, surname, city: String(city), district, occupation, education, ...secrets };
  const proof: Proof = {
    party: (await getParty(op.db)).name,
    code: row.code,
    status: row.status,
    isDemo: row.isDemo,
    decision: { number: row.decisionNumber ?? '', day: row.decisionDate ?? '' },
    sentAt: row.createdAt,
    locale: row.locale,
    networkAddress,
    botCheck: row.botCheck,
    sent: dataAsSent(now, steps),
    texts: await Promise.all(
      SHOWN_KINDS.map(async (kind) => {
        const shown = { version: row[`${kind}Version`], hash: row[`${kind}Hash`] };
        return { kind, shown, found: await readShownVersion(op.db, kind, shown.version) };
      }),
    ),
    steps,
    files: await listAttachments(op, id),
    auditHead: await readHead(op.db),
    version: packageJson.version,
    madeBy: names.get(actorId) ?? '',
    reason,
    now: op.now,
  };
  return { row, proof };
}

const SECRET = [
  'birthDate',
  'tcKimlikNo',
  'tcSerialNumber',
  'email',
  'phone',
  'address',
  'networkAddress',
] as const;

async function readSteps({ db, audit }: Operation, id: string, key: RecordKey, maker: string) {
  const rows = await db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, id))
    .orderBy(asc(applicationEvents.at), asc(applicationEvents.seq));
  const assignee = (row: EventRow) => (row.kind === 'assigned' ? String(row.details.to ?? '') : '');
  const people = rows.flatMap((row) => [row.actorId ?? '', assignee(row)]);
  const names = await audit.actors.findNames(db, [maker, ...people].filter(Boolean));
  const steps = rows.map(
    ({ reason, message, changes, ...row }): Step => ({
      kind: row.kind,
      at: row.at,
      actorKind: row.actorKind,
      fromStatus: row.fromStatus,
      toStatus: row.toStatus,
      details: assignee(row as EventRow)
        ? { to: names.get(assignee(row as EventRow)) ?? '' }
        : row.details,
      actorName: (row.actorId && names.get(row.actorId)) ?? '',
      reason: reason ? key.decrypt(EVENT_REASON, row.id, reason) : '',
      message: message ? key.decrypt(EVENT_MESSAGE, row.id, message) : '',
      changes: changes ? JSON.parse(key.decrypt(EVENT_CHANGES, row.id, changes)) : null,
    }),
  );
  return { steps, names };
}

interface Changed {
  kind: EventKind;
  details: Record<string, string | string[]>;
  changes: Changes | null;
}

/** The fields of the form, and the names of those of which only a later value is stored. */
interface SentData {
  values: Record<string, string>;
  unsure: ReadonlySet<string>;
}

/**
 * The data as the applicant sent it: the present data without its changes. `steps` begin with the
 * oldest. A correction from before values were stored says only which fields it changed.
 */
function dataAsSent(now: Record<string, string>, steps: readonly Changed[]): SentData {
  const values = { ...now };
  const unsure = new Set<string>();
  for (const { kind, details, changes } of steps.toReversed()) {
    for (const [name, [before]] of Object.entries(changes ?? {})) {
      values[name] = before;
      unsure.delete(name);
    }
    if (changes === null && (kind === 'corrected' || kind === 'completed'))
      for (const name of [details.fields ?? []].flat()) unsure.add(name);
  }
  return { values, unsure };
}
