import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { and, count, lte } from 'drizzle-orm';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import type { TFunction } from 'i18next';
import type { Operation, StaffActor } from '../../../platform/operation.server.ts';
import { requireConfirmed, requireStaff } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { type Allowance, spendTry } from '../../identity/attempts/operations.server.ts';
import { matching } from '../desk/filter.server.ts';
import { canSeeIdentityNumbers } from '../policy.ts';
import { withoutDigits } from '../reveal/reveal.server.ts';
import { type SecretName, showSecrets } from '../secrets.server.ts';
import { applications } from '../tables.server.ts';
import { type Column, columnsOf, secretsOf } from './columns.server.ts';
import { neutralise } from './neutralise.ts';
import { readBatches, recordExported } from './rows.server.ts';
import type { ExportFormat, ExportRequest } from './schema.ts';

/** For one account. */
const EXPORTS: Allowance = { name: 'export', tries: 10, withinMs: 3_600_000 };

/**
 * The applications that match as a file, which is made while it is read. The audit log records it
 * before the first byte, so that an export that was stopped is recorded too. Throws 401, 403, 429,
 * or 409 without a confirmation.
 */
export async function exportApplications(
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
        ...{ format, withNumbers, rows: found?.rows ?? 0, filter: recorded },
        reason: withoutDigits(reason),
      },
    });
  });
  const rows = cellsOf(op, actor, request, t);
  const file = WRITERS[format](rows, columnsOf(withNumbers), t);
  return Readable.fromWeb(file as ReadableStream);
}

/**
 * CSV: byte-order mark and semicolon: spreadsheets set to Turkish open the CSV file with a double click. All
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
      ...{ delimiter: ';', bom: true, quoteStyle: 'all' },
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
