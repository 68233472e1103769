import { eq } from 'drizzle-orm';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { APPLICANT, apply } from '../../../../tests/harness/applications.ts';
import { eventually } from '../../../../tests/harness/eventually.ts';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { VISITOR } from '../../../platform/actor.ts';
import { operationOf } from '../../../platform/services.server.ts';
import { neutralise } from '../../../platform/spreadsheet-cell.ts';
import { auditEvents } from '../../audit/tables.server.ts';
import { attemptCounters } from '../../identity/attempts/tables.server.ts';
import { applicationEvents, applications } from '../tables.server.ts';
import { BATCH, LONGEST_MS } from './export.server.ts';

const REASON = 'Kongre listesi için, kayıt 10000000146';
const HOSTILE = '=HYPERLINK("http://kotu.example";"ödül")';

let test: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('yonetici', 'admin');
  await test.addUser('editor', 'editor');
});
beforeEach(async () => {
  const { db } = test.app.services;
  await db.delete(applications);
  await db.delete(attemptCounters);
  admin = await test.signIn('yonetici');
});
afterAll(() => test.close());

const add = (change = {}) => apply(operationOf(test.app.services, VISITOR), change);
const request = (change: object = {}) => ({ format: 'csv', reason: REASON, ...change });
const send = (change: object = {}, headers = admin) =>
  test.call({
    method: 'POST',
    url: '/api/applications/export',
    headers: { ...headers, 'accept-language': 'tr' },
    payload: request(change),
  });
const rowsOf = (body: string) => parseCsv(body, { delimiter: ';' }) as string[][];

const sheetOf = async (file: Buffer) => {
  const read = (await readXlsxFile(file)) as unknown;
  return (Array.isArray(read) && 'data' in read[0] ? read[0].data : read) as string[][];
};

describe('the CSV file', () => {
  it('begins with a byte-order mark, has semicolons, and the headings of the language', async () => {
    const { code, id } = await add();
    const decision = { decisionNumber: '2026/14', decisionDate: '2026-11-18' };
    await test.app.services.db.update(applications).set(decision).where(eq(applications.id, id));
    const reply = await send();
    expect(reply.statusCode, reply.body).toBe(200);
    expect([...reply.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="basvurular-2026-11-20.csv"',
      'cache-control': 'no-store',
    });
    const [head, row] = rowsOf(reply.body);
    expect(head?.slice(0, 5)).toEqual(['Başvuru no', 'Durum', 'Geliş zamanı', 'Ad', 'Soyad']);
    expect(head?.slice(-2)).toEqual(['Karar no', 'Karar tarihi']);
    expect(row).toEqual([
      code,
      'Yeni başvuru',
      '2026-11-20 12:00',
      'Zeynep Nur',
      'Örnekçi',
      '1991-03-14',
      'zeynep@posta.example',
      '0532 000 42 17',
      'İstanbul',
      'Kadıköy',
      APPLICANT.address,
      'Makine mühendisi',
      'Lisans',
      '2026/14',
      '2026-11-18',
    ]);
    expect(reply.body).not.toContain(APPLICANT.tcKimlikNo);
    expect(reply.body).not.toContain(APPLICANT.tcSerialNumber);
  });

  it('has identity numbers only if they are asked for; the timeline of each application shows it', async () => {
    await add();
    const { body } = await send({ withNumbers: true });
    expect(rowsOf(body)[1]?.slice(-2)).toEqual([APPLICANT.tcKimlikNo, APPLICANT.tcSerialNumber]);
    const events = await test.app.services.db
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.kind, 'exported'));
    expect(events).toMatchObject([{ actorKind: 'staff' }]);
  });

  it('contains what the filter of the list matches, and every row once across batches', async () => {
    for (let count = 0; count < BATCH + 5; count++)
      await add({ name: `Ad ${count}`, tcKimlikNo: String(20_000_000_000 + count) });
    await add({ name: 'Ankaralı', city: 6 });
    const { body } = await send({ filter: { city: 34 } });
    const names = rowsOf(body)
      .slice(1)
      .map((row) => row[3]);
    expect(new Set(names).size).toBe(BATCH + 5);
    expect(names).toHaveLength(BATCH + 5);
    expect(names).not.toContain('Ankaralı');
  });
});

it.each(['csv', 'xlsx'])(
  '%s: an application whose key was destroyed has empty cells, the others stay complete',
  async (format) => {
    const lost = await add();
    const kept = await add({ tcKimlikNo: '20000000046' });
    const { db } = test.app.services;
    await db.update(applications).set({ recordKey: null }).where(eq(applications.id, lost.id));
    const reply = await send({ format, withNumbers: true });
    const rows = format === 'csv' ? rowsOf(reply.body) : await sheetOf(reply.rawPayload);
    const empty = format === 'csv' ? '' : null;
    const cells = (code: string) => rows.find(([first]) => first === code);
    expect(cells(lost.code)?.[3]).toBe('Zeynep Nur');
    expect(cells(lost.code)?.slice(5, 8)).toEqual([empty, empty, empty]);
    expect(cells(lost.code)?.slice(13).filter(Boolean)).toEqual([]);
    const born = format === 'csv' ? '1991-03-14' : new Date('1991-03-14');
    expect(cells(kept.code)?.slice(5, 7)).toEqual([born, 'zeynep@posta.example']);
    expect(cells(kept.code)?.slice(15)).toEqual(['20000000046', APPLICANT.tcSerialNumber]);
  },
);

it('no text of an applicant is a formula, in either format', async () => {
  await add({ name: HOSTILE, surname: '＝1+1', address: '\t@SUM(A1)', occupation: '-2+3' });
  const [, row] = rowsOf((await send()).body);
  expect(row).toEqual(expect.arrayContaining([`'${HOSTILE}`, "'＝1+1", "'\t@SUM(A1)", "'-2+3"]));
  const xlsx = await send({ format: 'xlsx', withNumbers: true });
  expect(xlsx.statusCode, xlsx.body).toBe(200);
  const sheet = await sheetOf(xlsx.rawPayload);
  expect(sheet[0]?.[0]).toBe('Başvuru no');
  // As it was typed, in a cell of text: programs calculate only what is stored as a formula.
  expect(sheet[1]).toEqual(expect.arrayContaining([HOSTILE, '＝1+1', '-2+3']));
  const { sheets } = await readXlsx(xlsx.rawPayload);
  expect([...(sheets[0]?.cells?.values() ?? [])].filter(({ formula }) => formula)).toEqual([]);
  expect(sheet[1]?.slice(-2)).toEqual([APPLICANT.tcKimlikNo, APPLICANT.tcSerialNumber]);
});

it('XLSX: days and moments are dates, the other cells are texts as they were typed', async () => {
  const { id } = await add({ surname: '-Örnekçi', phone: '+49 170 1234567' });
  const decision = { decisionNumber: '2026/14', decisionDate: '2026-11-18' };
  await test.app.services.db.update(applications).set(decision).where(eq(applications.id, id));
  const [head, row] = await sheetOf((await send({ format: 'xlsx' })).rawPayload);
  const cell = (heading: string) => row?.[head?.indexOf(heading) ?? -1] as unknown;
  // The clock of Istanbul: a spreadsheet knows no time zones.
  expect(cell('Geliş zamanı')).toEqual(new Date('2026-11-20T12:00:00Z'));
  expect(cell('Doğum tarihi')).toEqual(new Date('1991-03-14T00:00:00Z'));
  expect(cell('Karar tarihi')).toEqual(new Date('2026-11-18T00:00:00Z'));
  expect(cell('Soyad')).toBe('-Örnekçi');
  expect(cell('Karar no')).toBe('2026/14');
});

it('every cell of the CSV file has quotes, so that a program that splits it at commas finds no formula', async () => {
  await add({ name: `x,=cmd|'/C calc'!A0,y`, surname: 'a"b' });
  const { body } = await send({ withNumbers: true });
  const cell = '"(?:[^"]|"")*"';
  expect(body.replace(/^\ufeff/, '')).toMatch(
    new RegExp(`^(?:${cell}(?:;${cell})*\\r?\\n){1}${cell}(?:;${cell})*(?:\\r?\\n)?$`),
  );
  expect(body).toContain(`;"x,=cmd|'/C calc'!A0,y";"a""b";`);
});

const FORMULAS =
  '=1|+1|-1|@A|\t=1|\r=1|\n=1| =1|\u200b=1|\ufeff=1|\uff1d1|\uff0b1|\uff0d1|\uff20A|\ufe631|\u22121';

it('a cell that begins like a formula gets an apostrophe, another text stays as it is', () => {
  for (const text of [...FORMULAS.split('|'), '|x']) expect(neutralise(text)).toBe(`'${text}`);
  for (const text of ['', 'Ayşe', "D'Arcy", 'a=b', '1-2', '10000000146', '(=1)'])
    expect(neutralise(text)).toBe(text);
});

it('an editor is refused, an old confirmation too, and a reason is needed', async () => {
  await add();
  const before = (await exportsOf()).length;
  expect((await send({}, await test.signIn('editor'))).statusCode).toBe(403);
  for (const reason of [undefined, '  ok  ']) {
    const reply = await send({ reason });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['reason']]);
  }
  const format = await send({ format: 'pdf' });
  expect([format.statusCode, Object.keys(format.json().fields)]).toEqual([422, ['format']]);
  test.now.value = new Date(test.now.value.getTime() + 11 * 60_000);
  const late = await send();
  expect([late.statusCode, late.json().code]).toEqual([409, 'passwordConfirmationNeeded']);
  expect(await exportsOf()).toHaveLength(before);
  test.now.value = new Date(test.now.value.getTime() - 11 * 60_000);
});

const exportsOf = () =>
  test.app.services.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'application.export'));

it('the audit log contains filter, format, number of applications and the reason, but no name and no number', async () => {
  await add();
  await add({ name: 'Başka' });
  await send({ format: 'xlsx', filter: { q: 'Zeynep', status: 'open' } });
  const events = await exportsOf();
  expect(events.at(-1)?.after).toEqual({
    format: 'xlsx',
    withNumbers: false,
    rows: 1,
    filter: { status: 'open', q: '•••' },
    reason: 'Kongre listesi için, kayıt •••••••••••',
  });
});

it('one file is made at a time, and an account exports at most ten in an hour', async () => {
  await add();
  // The first file waits for this lock, so that the second request comes while it is made.
  const other = await test.app.services.db.$client.connect();
  await other.query('begin; lock table applications in access exclusive mode');
  const both = [send(), send()];
  expect((await Promise.race(both)).statusCode).toBe(503);
  await other.query('rollback');
  other.release();
  expect((await Promise.all(both)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 503]);
  const statuses = [];
  for (let count = 0; count < 10; count++) statuses.push((await send()).statusCode);
  expect(statuses).toEqual([...Array(9).fill(200), 429]);
});

describe('on a connection', () => {
  let address: string;
  beforeAll(async () => {
    address = await test.app.server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => vi.restoreAllMocks());

  /** Each is later than the one before: the last one is in the last batch. */
  const addLong = async (count: number) => {
    const ids: string[] = [];
    for (let i = 0; i < count; i++) {
      test.now.value = new Date(test.now.value.getTime() + 1);
      const change = { address: 'Uzun '.repeat(90), tcKimlikNo: String(20_000_000_000 + i) };
      ids.push((await add(change)).id);
    }
    return ids;
  };
  const download = (change: object = {}, signal?: AbortSignal) =>
    fetch(`${address}/api/applications/export`, {
      method: 'POST',
      headers: { ...admin, 'content-type': 'application/json' },
      body: JSON.stringify(request(change)),
      ...(signal && { signal }),
    });
  /** Refused with 503 while the former one is not over. */
  const nextIsPossible = () =>
    eventually(async () => (await send({ filter: { city: 6 } })).statusCode).toBe(200);

  it('a client that goes away stops the export, and the next one can begin', async () => {
    await addLong(BATCH);
    const stop = new AbortController();
    const reply = await download({}, stop.signal);
    expect(reply.status).toBe(200);
    stop.abort();
    await nextIsPossible();
  });

  it('an error in the middle breaks the download: the part is no shorter file', async () => {
    const ids = await addLong(BATCH + 1);
    const { db } = test.app.services;
    const [first] = await db
      .select()
      .from(applications)
      .where(eq(applications.id, `${ids[0]}`));
    // It cannot be decrypted with the key of another row.
    await db
      .update(applications)
      .set({ phone: first?.phone as never })
      .where(eq(applications.id, `${ids.at(-1)}`));
    const reply = await download();
    expect(reply.status).toBe(200);
    await expect(reply.text()).rejects.toThrow('terminated');
    await nextIsPossible();
  });

  it('an export that takes too long is broken off, and the next one can begin', async () => {
    const ids = await addLong(BATCH + 1);
    const limit = new AbortController();
    const timeout = AbortSignal.timeout;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
      ms === LONGEST_MS ? limit.signal : timeout.call(AbortSignal, ms),
    );
    const reply = await test.app.services.db.transaction(async (tx) => {
      // The second batch waits for this lock, when it writes into the timeline.
      await tx
        .select()
        .from(applications)
        .where(eq(applications.id, `${ids.at(-1)}`))
        .for('update');
      const started = await download({ withNumbers: true });
      limit.abort();
      return started;
    });
    expect(reply.status).toBe(200);
    await expect(reply.text()).rejects.toThrow('terminated');
    vi.restoreAllMocks();
    await nextIsPossible();
  });
});
