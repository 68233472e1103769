import { addAbortSignal, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { and, asc, count, lte, type SQL, sql } from 'drizzle-orm';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import type { TFunction } from 'i18next';
import type { StaffActor } from '../../../platform/actor.ts';
import { Refusal } from '../../../platform/errors.ts';
import { wallClock } from '../../../platform/istanbul.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { provinceName } from '../../../platform/places/provinces.ts';
import { requireConfirmed, requireStaff } from '../../../platform/require.ts';
import { neutralise } from '../../../platform/spreadsheet-cell.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { type Allowance, spendTry } from '../../identity/attempts/operations.server.ts';
import { canSeeIdentityNumbers } from '../policy.ts';
import { type SecretName, showSecrets } from '../secrets.server.ts';
import { applicationEvents, applications } from '../tables.server.ts';
import { withoutDigits } from './change.server.ts';
import type { ExportFormat, ExportRequest } from './documents/contract.ts';
import { matching } from './filter.server.ts';

type Row = typeof applications.$inferSelect;

/** Rows that are read at once: small enough to be decrypted in some 20 ms. */
export const BATCH = 250;

/** For one account. */
const EXPORTS: Allowance = { name: 'export', tries: 10, withinMs: 3_600_000 };

/** A client that reads a few bytes now and then must not keep others from exporting. */
export const LONGEST_MS = 600_000;

/** One process makes one file at a time, so that visitors keep most of the processor. */
export class Exports {
  #isBusy = false;

  /** As {@link exportApplications}. Throws 503 while another file is made. */
  async make(op: Operation, request: ExportRequest, t: TFunction): Promise<Readable> {
    if (this.#isBusy) throw new Refusal(503, 'unavailable');
    this.#isBusy = true;
    const free = () => {
      this.#isBusy = false;
    };
    const file = await exportApplications(op, request, t).catch((error) => {
      free();
      throw error;
    });
    // An error in the stream closes the connection, so that no part looks like the whole file.
    addAbortSignal(AbortSignal.timeout(LONGEST_MS), file);
    // Also when the client goes away.
    file.once('close', free);
    return file;
  }
}

/**
 * The applications that match as a file, which is made while it is read. The audit log records it
 * before the first byte, so that an export that was stopped is recorded too. Throws 401, 403, 429,
 * or 409 without a confirmation.
 */
async function exportApplications(
  op: Operation,
  request: ExportRequest,
  t: TFunction,
): Promise<Readable> {
  const actor = requireStaff(op.actor, canSeeIdentityNumbers);
  requireConfirmed(op);
  await spendTry(op, EXPORTS, actor.id);
  const { format, withNumbers, reason, filter = {} } = request;
  const where = matching(filter);
  await transact(op, async (tx) => {
    const [found] = await tx
      .select({ rows: count() })
      .from(applications)
      .where(and(where, lte(applications.createdAt, op.now)));
    // A searched word may be the name of a person.
    const { q, ...others } = filter;
    const recorded = { ...others, ...(q ? { q: '•••' } : {}) };
    await recordEvent(tx, op, {
      action: 'application.export',
      after: {
        format,
        withNumbers,
        rows: found?.rows ?? 0,
        filter: recorded,
        reason: withoutDigits(reason),
      },
    });
  });
  const rows = cellsOf(op, actor, request, t);
  const file = WRITERS[format](rows, columnsOf(withNumbers), t);
  return Readable.fromWeb(file as ReadableStream);
}

/**
 * CSV has a byte-order mark and semicolons: spreadsheets set to Turkish open it with a double click. All
 * cells have quotes: a program that splits at commas must not find a formula behind one. XLSX: the
 * type of a cell says that it is a text, so a text is stored as it is, and days are real ones.
 */
const WRITERS: Record<
  ExportFormat,
  (
    rows: AsyncIterable<string[]>,
    columns: Column[],
    t: TFunction,
  ) => globalThis.ReadableStream<Uint8Array>
> = {
  csv: (rows, columns, t) =>
    writeCsvStream(neutralised(rows), {
      headers: columns.map(({ heading }) => t(heading)),
      delimiter: ';',
      bom: true,
      quoteStyle: 'all',
    }),
  xlsx: (rows, columns, t) =>
    writeXlsxStream(typed(rows, columns), {
      name: 'Basvurular',
      columns: columns.map(({ heading, kind }) => ({
        header: t(heading),
        width: 20,
        ...(kind && { numFmt: NUMBER_FORMATS[kind] }),
      })),
      freezePane: { rows: 1 },
    }),
};

const NUMBER_FORMATS = { day: 'dd.mm.yyyy', moment: 'dd.mm.yyyy hh:mm' };

async function* neutralised(rows: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  for await (const row of rows) yield row.map(neutralise);
}

async function* typed(
  rows: AsyncIterable<string[]>,
  columns: Column[],
): AsyncGenerator<(string | Date)[]> {
  for await (const row of rows)
    yield row.map((text, at) => (columns[at]?.kind && text ? dateOf(text) : text));
}

/** A spreadsheet knows no time zones: the library writes the numbers that UTC has. */
const dateOf = (text: string): Date =>
  new Date(text.includes(' ') ? `${text.replace(' ', 'T')}Z` : text);

async function* cellsOf(
  op: Operation,
  actor: StaffActor,
  { withNumbers, filter = {} }: ExportRequest,
  t: TFunction,
): AsyncGenerator<string[]> {
  const columns = columnsOf(withNumbers);
  const secrets = secretsOf(withNumbers);
  for await (const rows of readBatches(op, matching(filter))) {
    if (withNumbers) await recordExported(op, actor, rows);
    for (const row of rows) {
      const plain = showSecrets(op.keys, row, secrets) as Record<SecretName, string>;
      yield columns.map(({ cell }) => cell(row, plain, t));
    }
  }
}

/**
 * The applications that match, the oldest first, in batches. Each batch is a query of its own that
 * begins after the last row, so that a slow reader keeps no connection.
 */
async function* readBatches({ db, now }: Operation, where: SQL | undefined): AsyncGenerator<Row[]> {
  const { createdAt, id } = applications;
  for (let last: Row | undefined; ; ) {
    const after: SQL | undefined =
      last && sql`(${createdAt}, ${id}) > (${last.createdAt.toISOString()}, ${last.id})`;
    const rows = await db
      .select()
      .from(applications)
      .where(and(where, lte(createdAt, now), after))
      .orderBy(asc(createdAt), asc(id))
      .limit(BATCH);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}

/**
 * The timeline of each application shows that its identity number was exported. The ids are one value
 * of the statement: a row of values for each would be megabytes of SQL text during an export.
 */
const recordExported = async (
  { db, now }: Operation,
  actor: StaffActor,
  rows: Row[],
): Promise<unknown> =>
  db.execute(sql`
    insert into ${applicationEvents} (id, application_id, at, kind, actor_kind, actor_id)
    select gen_random_uuid(), application_id, ${now.toISOString()}::timestamptz, 'exported', 'staff',
      ${actor.id}::uuid
    from unnest(${sql.param(rows.map(({ id }) => id))}::uuid[]) application_id`);

type Secrets = Record<SecretName, string>;

interface Column {
  /** The key of its heading. */
  heading: string;
  /** `2026-11-18` in a column of days, `2026-11-18 12:00` in one of moments; empty without a value. */
  cell: (row: typeof applications.$inferSelect, secrets: Secrets, t: TFunction) => string;
  kind?: 'day' | 'moment';
}

const field = (name: string, cell: Column['cell'], kind?: Column['kind']): Column => ({
  heading: `applicationFields:${name}`,
  cell,
  ...(kind && { kind }),
});

const COLUMNS: Column[] = [
  { heading: 'applicationExport:code', cell: ({ code }) => code },
  {
    heading: 'applications:fields.status',
    cell: ({ status }, _, t) => t(`applications:status.${status}`),
  },
  {
    heading: 'applicationExport:receivedAt',
    cell: ({ createdAt }) => wallClock(createdAt).slice(0, 16).replace('T', ' '),
    kind: 'moment',
  },
  field('name', ({ name }) => name),
  field('surname', ({ surname }) => surname),
  field('birthDate', (_, { birthDate }) => birthDate, 'day'),
  field('email', (_, { email }) => email),
  field('phone', (_, { phone }) => dialled(phone)),
  field('city', ({ city }) => provinceName(city)),
  field('district', ({ district }) => district),
  field('address', (_, { address }) => address),
  field('occupation', ({ occupation }) => occupation),
  field('education', ({ education }, _, t) => t(`applicationFields:educations.${education}`)),
  {
    heading: 'applicationDecision:number',
    cell: ({ decisionNumber }) => decisionNumber ?? '',
  },
  {
    heading: 'applicationDecision:date',
    cell: ({ decisionDate }) => decisionDate ?? '',
    kind: 'day',
  },
];

const NUMBERS: Column[] = [
  field('tcKimlikNo', (_, { tcKimlikNo }) => tcKimlikNo),
  field('tcSerialNumber', (_, { tcSerialNumber }) => tcSerialNumber),
];

const columnsOf = (withNumbers: boolean): Column[] =>
  withNumbers ? [...COLUMNS, ...NUMBERS] : COLUMNS;

/** The secrets that the columns show. The numbers are not decrypted if they are not exported. */
const secretsOf = (withNumbers: boolean): SecretName[] => [
  'birthDate',
  'email',
  'phone',
  'address',
  ...(withNumbers ? (['tcKimlikNo', 'tcSerialNumber'] as const) : []),
];

/** As it is dialled in Turkey: in CSV a cell that begins with + would be taken for a formula. */
const dialled = (phone: string): string =>
  phone.replace(/^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/, '0$1 $2 $3 $4').replace(/^\+/, '00 ');
