import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Applicant, newCode } from '../../../src/features/applications/form/submit.server.ts';
import {
  encryptSecrets,
  IDENTITY,
  SECRET_FIELDS,
} from '../../../src/features/applications/secrets.server.ts';
import { isOpen } from '../../../src/features/applications/statuses.ts';
import {
  applicationEvents,
  applications,
} from '../../../src/features/applications/tables.server.ts';
import { userBranches, users } from '../../../src/features/identity/users/tables.server.ts';
import type { LegalKind } from '../../../src/features/legal-texts/contract.ts';
import { ensureVersions } from '../../../src/features/legal-texts/versions.server.ts';
import type { Operation } from '../../../src/platform/operation.server.ts';
import { repeatable, weightedPicker } from '../random.ts';
import { inventApplicants } from './invent.ts';
import { DEMO_HISTORIES, type DemoHistory, inventHistory } from './invent-history.ts';

export const DEMO_APPLICATIONS = 400;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 182;
const RECENT_DAYS = 35;
/** Rows in one statement, below the number of parameters that PostgreSQL accepts. */
const BATCH = 100;
const NOTE = 'Telefonla görüşüldü; ilçe toplantısına davet edildi.';

/** Adds invented applications of the last half year, over all provinces and statuses. */
export async function loadApplications(op: Operation): Promise<void> {
  const random = repeatable(20_261_122);
  const staff = await op.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.role, ['admin', 'editor']),
        eq(users.status, 'active'),
        eq(users.isNational, true),
      ),
    )
    .orderBy(users.username);
  const local = await readLocalStaff(op);
  const invent = inventApplicants(random);
  const pickHistory = historyPicker(random);
  const texts = await textColumns(op);
  const applicants: Applicant[] = [];
  const rows: (typeof applications.$inferInsert)[] = [];
  const events: (typeof applicationEvents.$inferInsert)[] = [];

  for (let index = 0; index < DEMO_APPLICATIONS; index++) {
    const id = randomUUID();
    const key = await op.keys.makeRecordKey(op.db);
    const applicant = { ...invent(), ...(isRepeated(index) && personOf(applicants[index - 40])) };
    applicants.push(applicant);
    // More in recent weeks than half a year ago.
    const daysAgo = isRepeated(index) ? index % 11 : Math.floor(DAYS * random() ** 1.7);
    const createdAt = new Date(op.now.getTime() - daysAgo * DAY_MS - random() * 14 * HOUR_MS);
    const anybody = staff[Math.floor(random() * staff.length)]?.id ?? null;
    // In a branch with staff some of them are handled by the whole party's.
    const staffId = (index % 5 > 1 && local.get(await branchOf(op, applicant))) || anybody;
    const { moves } = pickHistory(daysAgo > RECENT_DAYS ? 'old' : 'recent');
    const history = inventHistory({
      application: { id, key, createdAt },
      moves,
      staffId,
      now: op.now,
      random,
      // Some were completed by a program that knows no decisions.
      isNumbered: index % 9 !== 4,
    });
    const { status, at, decision } = history;
    const frozenAt = isOpen(status) && index % 17 === 3 ? op.now : null;
    events.push(...history.events);
    if (frozenAt) events.push(denialOf(id, frozenAt));
    const { name, surname, city, district, occupation, education, ...secrets } = applicant;
    const hasNote = index % 23 === 5;
    rows.push({
      id,
      code: newCode(),
      status,
      name,
      surname,
      city,
      district,
      occupation,
      education,
      ...encryptSecrets(key, id, { ...secrets, networkAddress: '203.0.113.7' }),
      ...texts,
      identityHash: op.keys.hash(IDENTITY, applicant.tcKimlikNo),
      locale: 'tr',
      adminNote: hasNote ? key.encrypt(SECRET_FIELDS.adminNote, id, NOTE) : null,
      adminNoteBy: hasNote ? staffId : null,
      adminNoteAt: hasNote ? at : null,
      assignedTo: moves.length > 0 ? staffId : null,
      ...decision,
      missingFields: status === 'missingInformation' ? ['address', 'district'] : [],
      frozenAt,
      isDemo: true,
      createdAt,
      statusChangedAt: at,
      recordKey: key.wrapped,
    });
  }
  for (let from = 0; from < rows.length; from += BATCH)
    await op.db.insert(applications).values(rows.slice(from, from + BATCH));
  for (let from = 0; from < events.length; from += BATCH)
    await op.db.insert(applicationEvents).values(events.slice(from, from + BATCH));
}

/** A colleague of each branch that has one, by the id of the branch. */
async function readLocalStaff({ db }: Operation): Promise<ReadonlyMap<string | null, string>> {
  const rows = await db.select().from(userBranches);
  return new Map(rows.map(({ branchId, userId }) => [branchId, userId]));
}

/** The branch that reads an application from there. */
async function branchOf({ db }: Operation, { city, district }: Applicant): Promise<string | null> {
  const { rows } = await db.execute<{ id: string | null }>(
    sql`select branch_of_place(${city}, ${district}) as id`,
  );
  return rows[0]?.id ?? null;
}

/** Some people apply a second time. */
const isRepeated = (index: number) => index % 60 === 59;
const personOf = (
  { name, surname, birthDate, tcKimlikNo, tcSerialNumber, email } = {} as Applicant,
) => ({
  name,
  surname,
  birthDate,
  tcKimlikNo,
  tcSerialNumber,
  email,
});

const denialOf = (applicationId: string, at: Date) => ({
  id: randomUUID(),
  applicationId,
  at,
  kind: 'denied' as const,
  actorKind: 'applicant' as const,
});

function historyPicker(random: () => number) {
  const pickerOf = (age: keyof DemoHistory['weight']) =>
    weightedPicker(
      DEMO_HISTORIES,
      DEMO_HISTORIES.map(({ weight }) => weight[age]),
      random,
    );
  const pickers = { old: pickerOf('old'), recent: pickerOf('recent') };
  return (age: keyof typeof pickers) => pickers[age]();
}

/** The columns with the legal texts that are in force. */
async function textColumns(op: Operation) {
  const versions = await ensureVersions(op.db, op.now);
  const of = (kind: LegalKind) => versions.get(kind) ?? { version: 0, hash: '' };
  return {
    noticeVersion: of('notice').version,
    noticeHash: of('notice').hash,
    consentVersion: of('consent').version,
    consentHash: of('consent').hash,
    declarationVersion: of('declaration').version,
    declarationHash: of('declaration').hash,
  };
}
