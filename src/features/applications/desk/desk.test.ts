import { eq, gt, max, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APPLICANT, SUBMITTED } from '../../../../tests/harness/applications.ts';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { SYSTEM } from '../../../platform/actor.ts';
import { operationOf } from '../../../platform/services.server.ts';
import { auditEvents } from '../../audit/tables.server.ts';
import { users } from '../../identity/users/tables.server.ts';
import { type Applicant, submitApplication } from '../form/submit.server.ts';
import { movesOf, STATUSES, type Status } from '../statuses.ts';
import { applicationEvents, applications } from '../tables.server.ts';
import type { Application, ApplicationPage } from './schema.ts';

let test: TestApp;
let headers: Record<string, string>;
let editorId: string;
/** The number of the last audit event before each test. */
let lastEvent = 0;
beforeAll(async () => {
  test = await openTestApp();
  editorId = await test.addUser('editor', 'editor', { name: 'Elif', surname: 'Karahan' });
  headers = await test.signIn('editor');
});
beforeEach(async () => {
  const { db } = test.app.services;
  await db.delete(applications);
  const [last] = await db.select({ seq: max(auditEvents.seq) }).from(auditEvents);
  lastEvent = last?.seq ?? 0;
});
afterAll(() => test.close());

const op = () => operationOf(test.app.services, SYSTEM);
/** Two valid identity numbers. */
const ONE = '10000000146';
const OTHER = '19090909018';

/** An application as it was received; `days` before today. */
async function add(
  change: Partial<Applicant> = {},
  row: Partial<typeof applications.$inferInsert> & { days?: number } = {},
): Promise<string> {
  const { days = 0, ...columns } = row;
  const tcKimlikNo = change.tcKimlikNo ?? invented();
  const { id } = await submitApplication(op(), { ...APPLICANT, ...change, tcKimlikNo }, SUBMITTED);
  const createdAt = new Date(test.now.value.getTime() - days * 24 * 3_600_000);
  await test.app.services.db
    .update(applications)
    .set({ createdAt, ...columns })
    .where(eq(applications.id, id));
  return id;
}
let invention = 0;
const invented = () => String(20_000_000_000 + ++invention);

async function list(query = ''): Promise<ApplicationPage> {
  const reply = await test.call({ url: `/api/applications${query}`, headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
const names = async (query: string) => (await list(query)).data.map(({ name }) => name);
async function get(id: string): Promise<Application> {
  const reply = await test.call({ url: `/api/applications/${id}`, headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}
const move = (id: string, payload: object, extra: Record<string, string> = {}) =>
  test.call({
    method: 'PUT',
    url: `/api/applications/updateApplicationStatus/${id}`,
    headers: { ...headers, ...extra },
    payload,
  });
const send = (method: 'PUT' | 'POST', path: string, payload: object) =>
  test.call({ method, url: `/api/applications${path}`, headers, payload });
const audited = () =>
  test.app.services.db
    .select()
    .from(auditEvents)
    .where(gt(auditEvents.seq, lastEvent))
    .orderBy(auditEvents.seq);

describe('the list', () => {
  it('shows the application that waits longest first, with the end of the identity number alone', async () => {
    await add({ name: 'Ayşe', tcKimlikNo: ONE }, { days: 3 });
    await add({ name: 'Bora' }, { days: 9, status: 'inReview' });
    await add({ name: 'Cem' }, { days: 30, status: 'reddedildi' });
    const { data, total, can } = await list();
    expect(data.map(({ name, waitingDays }) => [name, waitingDays])).toEqual([
      ['Bora', 9],
      ['Ayşe', 3],
      ['Cem', null],
    ]);
    expect([total, can.create]).toEqual([3, false]);
    expect(data[1]).toMatchObject({
      tcKimlikNo: '•••••••0146',
      status: 'application',
      city: 34,
      isDuplicate: false,
      isFrozen: false,
      assignedTo: null,
    });
    const text = JSON.stringify(data);
    for (const secret of [ONE, APPLICANT.email, APPLICANT.phone, APPLICANT.address])
      expect(text).not.toContain(secret);
  });

  it('finds by words of name, surname, code and province, as Turkish folds them', async () => {
    const id = await add({ name: 'Işıl', surname: 'Çağlayan', city: 6 });
    await add({ name: 'Bora', surname: 'Demir', city: 35 });
    const { code } = await get(id);
    for (const q of [
      'ışıl',
      'ISIL',
      'caglayan isil',
      'ankara',
      'işil ank',
      code,
      code.toLowerCase(),
    ])
      expect(await names(`?q=${encodeURIComponent(q)}`), q).toEqual(['Işıl']);
    expect(await names('?q=izmir')).toEqual(['Bora']);
    for (const q of ['%25', '_', 'ışıl izmir', APPLICANT.email, ONE])
      expect(await names(`?q=${q}`), q).toEqual([]);
  });

  it('filters by status, place, day, assignee and mark', async () => {
    await add({ name: 'Ayşe', city: 6, district: 'Çankaya' }, { days: 10 });
    await add({ name: 'Bora', city: 6, district: 'Etimesgut' }, { days: 2, status: 'inReview' });
    await add({ name: 'Cem' }, { days: 1, status: 'missingInformation', assignedTo: editorId });
    await add({ name: 'Derya' }, { days: 0, status: 'withdrawn', frozenAt: test.now.value });
    const expected: Record<string, string[]> = {
      'status=open': ['Ayşe', 'Bora', 'Cem'],
      'status=inReview': ['Bora'],
      'status=inReview,withdrawn': ['Bora', 'Derya'],
      'city=6': ['Ayşe', 'Bora'],
      'city=6&district=%C3%A7ankaya': ['Ayşe'],
      'from=2026-11-18': ['Bora', 'Cem', 'Derya'],
      'to=2026-11-18': ['Ayşe', 'Bora'],
      'from=2026-11-19&to=2026-11-19': ['Cem'],
      [`assignee=${editorId}`]: ['Cem'],
      'assignee=none&status=open': ['Ayşe', 'Bora'],
      'only=frozen': ['Derya'],
      'only=duplicates': [],
    };
    for (const [query, found] of Object.entries(expected)) {
      expect(await names(`?sort=name&${query}`), query).toEqual(found);
      expect((await list(`?pageSize=1&${query}`)).total, query).toBe(found.length);
    }
  });

  it('reads a day in Istanbul, not in UTC', async () => {
    // 21:30 in UTC is half past midnight of the next day in Istanbul.
    await add({ name: 'Gece' }, { createdAt: new Date('2026-11-17T21:30:00Z') });
    expect(await names('?from=2026-11-18&to=2026-11-18')).toEqual(['Gece']);
    expect(await names('?to=2026-11-17')).toEqual([]);
    expect((await list()).data[0]?.waitingDays).toBe(2);
  });

  it('is sorted by waiting time, by arrival and by name, and has pages', async () => {
    await add({ name: 'Çiğdem' }, { days: 1 });
    await add({ name: 'Cem' }, { days: 5 });
    await add({ name: 'Ömer' }, { days: 3, status: 'reddedildi' });
    const expected: Record<string, string[]> = {
      '-waiting': ['Cem', 'Çiğdem', 'Ömer'],
      waiting: ['Çiğdem', 'Cem', 'Ömer'],
      createdAt: ['Cem', 'Ömer', 'Çiğdem'],
      '-createdAt': ['Çiğdem', 'Ömer', 'Cem'],
      name: ['Cem', 'Çiğdem', 'Ömer'],
      '-name': ['Ömer', 'Çiğdem', 'Cem'],
    };
    for (const [sort, sorted] of Object.entries(expected)) {
      expect(await names(`?sort=${sort}`), sort).toEqual(sorted);
      const pages = [];
      for (const page of [1, 2, 3])
        pages.push(...(await names(`?sort=${sort}&pageSize=1&page=${page}`)));
      expect(pages, sort).toEqual(sorted);
    }
  });

  it('marks applications with the same identity number, and names them to each other', async () => {
    const first = await add({ tcKimlikNo: ONE }, { status: 'withdrawn', days: 8 });
    const second = await add({ tcKimlikNo: ONE, name: 'İkinci' });
    await add({ tcKimlikNo: OTHER, name: 'Başka' });
    expect((await list('?only=duplicates')).data.map(({ id }) => id).sort()).toEqual(
      [first, second].sort(),
    );
    const { duplicates } = await get(second);
    const { code } = await get(first);
    expect(duplicates).toEqual([
      { id: first, code, status: 'withdrawn', createdAt: '2026-11-12T09:00:00.000Z' },
    ]);
  });

  it('counts its views and what waits', async () => {
    await add({ tcKimlikNo: ONE }, { days: 20 });
    await add({ tcKimlikNo: ONE, name: 'İkinci' }, { days: 1, status: 'missingInformation' });
    // Monday of this week, in Istanbul.
    await add({}, { createdAt: new Date('2026-11-15T21:00:00Z'), status: 'reddedildi' });
    const { data } = (await test.call({ url: '/api/applications/counts', headers })).json();
    expect(data).toEqual({ waiting: 2, week: 2, missing: 1, duplicates: 2, all: 3 });
    const waiting = (await test.call({ url: '/api/waiting', headers })).json();
    expect(waiting.data.applications).toBe(2);
  });

  it('names the field of a filter that it does not know', async () => {
    const wrong = {
      status: 'yeni',
      city: '82',
      from: '2026-02-30',
      assignee: 'ben',
      sort: 'tcKimlikNo',
      only: 'all',
      pageSize: '101',
    };
    for (const [name, value] of Object.entries(wrong)) {
      const reply = await test.call({ url: `/api/applications?${name}=${value}`, headers });
      expect([reply.statusCode, Object.keys(reply.json().fields)], name).toEqual([422, [name]]);
    }
  });
});

describe('one application', () => {
  it('3.35 3.36 3.37 3.38 3.39 3.40 3.42 3.43 3.44 3.45 4.9 4.15 has every field in clear except the two numbers of the identity card, and at first the status application with four moves', async () => {
    const id = await add({ tcKimlikNo: ONE });
    const application = await get(id);
    const { tcKimlikNo, tcSerialNumber, ...plain } = APPLICANT;
    expect(application).toMatchObject({
      ...plain,
      status: 'application',
      createdAt: test.now.value.toISOString(),
      age: 35,
      tcKimlikNo: '•••••••0146',
      tcSerialNumber: '••••••567',
      adminNote: '',
      consent: SUBMITTED.texts.consent,
      can: { edit: true, reveal: false, export: false },
      moves: ['inReview', 'missingInformation', 'reddedildi', 'withdrawn'],
    });
    expect(application.timeline).toMatchObject([{ kind: 'submitted', toStatus: 'application' }]);
    const text = JSON.stringify(application);
    for (const secret of [ONE, tcSerialNumber]) expect(text).not.toContain(secret);
  });

  it('has its neighbours within the filter of the list, also when it left it', async () => {
    const ids = [];
    for (const days of [9, 7, 5]) ids.push(await add({}, { days }));
    const [first, second, third] = ids as [string, string, string];
    const around = async (id: string, query = '?status=open') =>
      (await test.call({ url: `/api/applications/${id}/neighbours${query}`, headers })).json().data;
    expect(await around(first)).toEqual({ position: 1, total: 3, previous: null, next: second });
    expect(await around(second)).toEqual({ position: 2, total: 3, previous: first, next: third });
    expect(await around(third)).toMatchObject({ position: 3, previous: second, next: null });
    for (const sort of ['waiting', 'createdAt', '-createdAt', 'name', '-name']) {
      const order = (await list(`?sort=${sort}`)).data.map(({ id }) => id);
      for (const [place, id] of order.entries())
        expect(await around(id, `?sort=${sort}`), sort).toEqual({
          position: place + 1,
          total: 3,
          previous: order[place - 1] ?? null,
          next: order[place + 1] ?? null,
        });
    }
    await move(second, { status: 'reddedildi' });
    expect(await around(second)).toEqual({
      position: null,
      total: 2,
      previous: first,
      next: third,
    });
  });
});

describe('the status', () => {
  it('4.10 4.11 4.12 4.14 7.12 changes with the status alone, and says so in the language of the user', async () => {
    const id = await add();
    const reply = await move(id, { status: 'inReview' }, { 'accept-language': 'en' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      success: true,
      message: 'Application status updated.',
      data: { id, status: 'inReview', version: 2 },
    });
    const sent = await test.emails(APPLICANT.email);
    expect(sent.at(-1)?.text).toContain((await get(id)).code);
    const rejected = (await move(await add(), { status: 'reddedildi' })).json();
    expect(rejected).toMatchObject({
      message: 'Başvurunun durumu güncellendi.',
      data: { status: 'reddedildi' },
    });
    const completed = await move(id, { status: 'uyelikIslemleriTamamlandi' });
    expect([completed.statusCode, completed.json().data.status]).toEqual([
      200,
      'uyelikIslemleriTamamlandi',
    ]);
    expect((await move(await add(), { status: 'uyelikIslemleriTamamlandi' })).statusCode).toBe(409);
  });

  it('4.15 follows the table of moves for every pair, also for one that the applicant denied', async () => {
    const id = await add();
    const { db } = test.app.services;
    const cases = STATUSES.flatMap((from) =>
      STATUSES.flatMap((to) => [false, true].map((isFrozen) => ({ from, to, isFrozen }))),
    );
    for (const { from, to, isFrozen } of cases) {
      const frozenAt = isFrozen ? test.now.value : null;
      await db.update(applications).set({ status: from, frozenAt });
      const reply = await move(id, { status: to });
      const allowed = movesOf(from, isFrozen).includes(to);
      const name = `${from} → ${to}, ${isFrozen}`;
      expect(reply.statusCode, name).toBe(allowed ? 200 : 409);
      const { code, current } = reply.json();
      if (!allowed) expect([code, current.status], name).toEqual(['forbiddenMove', from]);
      const [row] = await db.select().from(applications).where(eq(applications.id, id));
      expect(row?.status, name).toBe(allowed ? to : from);
    }
    const invented = await move(id, { status: 'yeni' });
    expect([invented.statusCode, Object.keys(invented.json().fields)]).toEqual([422, ['status']]);
  });

  it('3.41 4.13 is recorded with who, when, from, to and why, and the reason is not in the audit log', async () => {
    const id = await add();
    const reason = 'Adresi il başkanlığınca doğrulanmadı.';
    const adminNote = 'Telefonda konuşuldu: 0532 000 42 17';
    await move(id, {
      status: 'missingInformation',
      reason,
      adminNote,
      missingFields: ['address', 'address', 'phone'],
    });
    const { timeline, ...application } = await get(id);
    expect(application).toMatchObject({
      adminNote,
      adminNoteBy: { id: editorId, name: 'Elif Karahan' },
      adminNoteAt: test.now.value.toISOString(),
      missingFields: ['address', 'phone'],
    });
    expect(timeline.find(({ kind }) => kind === 'status')).toMatchObject({
      at: test.now.value.toISOString(),
      actorName: 'Elif Karahan',
      fromStatus: 'application',
      toStatus: 'missingInformation',
      reason,
      details: { fields: ['address', 'phone'] },
    });
    const events = await audited();
    expect(events.map(({ action }) => action)).toEqual(['application.status', 'application.note']);
    expect(events[0]).toMatchObject({
      subjectKind: 'application',
      subjectName: application.code,
      before: { status: 'application' },
      after: { status: 'missingInformation' },
    });
    const { rows } = await test.app.services.db.execute<{ all: string }>(
      sql`select concat((select string_agg(a::text, '') from audit_events a),
        (select string_agg(e::text, '') from ${applicationEvents} e)) as all`,
    );
    const { name, surname, email, phone, address } = APPLICANT;
    for (const secret of [reason, adminNote, '0532 000', name, surname, email, phone, address])
      expect(rows[0]?.all).not.toContain(secret);
    await move(id, { status: 'inReview' });
    expect((await get(id)).missingFields).toEqual([]);
  });

  it('is in the timeline in the order in which it happened, within the same millisecond too', async () => {
    const id = await add();
    await move(id, { status: 'inReview', adminNote: 'Arandı.' });
    await send('PUT', `/${id}/assignment`, { assignedTo: editorId });
    await move(id, { status: 'reddedildi' });
    await move(id, { status: 'inReview' });
    await send('PUT', `/${id}/assignment`, { assignedTo: null });
    const { timeline } = await get(id);
    expect(new Set(timeline.map(({ at }) => at)).size).toBe(1);
    const kinds = timeline.map(({ kind }) => kind).filter((kind) => kind !== 'emailSent');
    expect(kinds).toEqual([
      'assigned',
      'status',
      'status',
      'assigned',
      'note',
      'status',
      'submitted',
    ]);
  });

  it('asks for missing fields only with the status for it', async () => {
    const id = await add();
    const fieldsOf = async (payload: object) =>
      Object.keys((await move(id, payload)).json().fields ?? {});
    expect(await fieldsOf({ status: 'inReview', missingFields: ['phone'] })).toEqual([
      'missingFields',
    ]);
    expect(await fieldsOf({ status: 'missingInformation', missingFields: ['adminNote'] })).toEqual([
      'missingFields.0',
    ]);
    expect((await get(id)).status).toBe('application');
  });

  it('of a closed application lets the same person send the same form again', async () => {
    const same = { tcKimlikNo: ONE };
    const id = await add(same);
    expect(await add(same)).toBe(id);
    await move(id, { status: 'withdrawn' });
    expect(await add(same)).not.toBe(id);
  });
});

describe('a change of what another user changed meanwhile', () => {
  it('is a conflict with the current application, and changes nothing', async () => {
    const id = await add();
    expect((await move(id, { status: 'inReview', version: 1 })).statusCode).toBe(200);
    const late: [string, object][] = [
      [`/updateApplicationStatus/${id}`, { status: 'withdrawn', version: 1 }],
      [`/${id}/note`, { adminNote: 'Geç kalan not', version: 1 }],
      [`/${id}/assignment`, { assignedTo: editorId, version: 1 }],
    ];
    for (const [path, payload] of late) {
      const reply = await send('PUT', path, payload);
      expect(reply.statusCode, path).toBe(409);
      expect(reply.json()).toMatchObject({
        code: 'conflict',
        current: { status: 'inReview', version: 2 },
      });
    }
    expect(await get(id)).toMatchObject({ adminNote: '', assignedTo: null, version: 2 });
  });

  it('moves an application once when two users move it at the same time', async () => {
    const id = await add();
    const replies = await Promise.all([1, 2, 3].map(() => move(id, { status: 'inReview' })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await get(id)).timeline.filter(({ kind }) => kind === 'status')).toHaveLength(1);
  });
});

describe('note and assignment', () => {
  it('3.41 4.13 a note can be written, kept, changed and removed', async () => {
    const id = await add();
    await send('PUT', `/${id}/note`, { adminNote: 'İlk görüşme yapıldı.', version: 1 });
    await send('PUT', `/${id}/note`, { adminNote: 'İlk görüşme yapıldı.', version: 2 });
    expect(await get(id)).toMatchObject({ adminNote: 'İlk görüşme yapıldı.', version: 2 });
    const reply = await send('PUT', `/${id}/note`, { adminNote: '' });
    expect(reply.json()).toMatchObject({ message: 'Not kaydedildi.', data: { adminNote: '' } });
    expect(await audited()).toHaveLength(2);
  });

  it('an application is assigned to a user who may handle it, and to nobody else', async () => {
    const id = await add();
    const userId = await test.addUser('uye', 'user');
    const { data } = (await test.call({ url: '/api/applications/assignees', headers })).json();
    expect(data).toContainEqual({ id: editorId, name: 'Elif Karahan' });
    expect(JSON.stringify(data)).not.toContain(userId);
    for (const assignedTo of [userId, id]) {
      const refused = await send('PUT', `/${id}/assignment`, { assignedTo });
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([
        422,
        ['assignedTo'],
      ]);
    }
    await send('PUT', `/${id}/assignment`, { assignedTo: editorId });
    expect(await get(id)).toMatchObject({ assignedTo: { id: editorId, name: 'Elif Karahan' } });
    await send('PUT', `/${id}/assignment`, { assignedTo: null });
    const { assignedTo, timeline } = await get(id);
    expect(assignedTo).toBeNull();
    const assignments = timeline.filter(({ kind }) => kind === 'assigned');
    expect(assignments.map(({ details }) => details)).toEqual([{}, { to: 'Elif Karahan' }]);
    const stored = await test.app.services.db.select().from(applicationEvents);
    expect(JSON.stringify(stored)).not.toContain('Elif');
    expect((await audited()).map(({ after }) => after)).toEqual([
      { assignedTo: { id: editorId, name: 'Elif Karahan' } },
      { assignedTo: null },
    ]);
  });
});

it('an application whose key was destroyed is shown without its encrypted fields, and stays as it is', async () => {
  const { db } = test.app.services;
  const id = await add({ name: 'Ayşe' });
  await move(id, { status: 'inReview', reason: 'Tamam', adminNote: 'Arandı' });
  // As `rotate-keys -- --keys-are-lost` does.
  await db.update(applications).set({ recordKey: null }).where(eq(applications.id, id));
  expect((await list()).data).toMatchObject([{ name: 'Ayşe', tcKimlikNo: '' }]);
  expect(await get(id)).toMatchObject({ email: '', birthDate: '', age: null, adminNote: '' });
  const refused = await move(id, { status: 'reddedildi' });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'keyDestroyed']);
  const many = await send('POST', '/bulk', { action: 'assign', assignedTo: editorId, ids: [id] });
  expect(many.json().data).toMatchObject({ changed: 0, unchanged: 1 });
});

it('an application stays with a user who has lost the right', async () => {
  const { db } = test.app.services;
  const assignedTo = await test.addUser('eski-editor', 'editor');
  const id = await add({}, { assignedTo });
  await db.update(users).set({ role: 'user' }).where(eq(users.id, assignedTo));
  const kept = await send('PUT', `/${id}/assignment`, { assignedTo });
  expect(kept.statusCode, kept.body).toBe(200);
  const again = await send('PUT', `/${await add()}/assignment`, { assignedTo });
  expect(again.json().fields).toEqual({
    assignedTo: 'Bu kullanıcıya atanamaz. Listeden başka birini seçin.',
  });
});

describe('many at once', () => {
  const bulk = (payload: object) => send('POST', '/bulk', payload);
  const inStatus = async (status: Status) => (await list(`?status=${status}`)).total;

  it('the chosen ones are moved to review, and those that cannot be are counted', async () => {
    const open = await add();
    const missing = await add({}, { status: 'missingInformation' });
    const others = [
      await add({}, { status: 'inReview' }),
      await add({}, { status: 'reddedildi' }),
      await add({}, { frozenAt: test.now.value }),
    ];
    await add({ name: 'Seçilmeyen' });
    const reply = await bulk({ action: 'review', ids: [open, missing, open, ...others] });
    expect(reply.json()).toMatchObject({
      message: '2 başvuru güncellendi.',
      data: { changed: 2, unchanged: 3, left: 0 },
    });
    expect(await inStatus('inReview')).toBe(3);
    const moved = (await get(open)).timeline.filter(({ kind }) => kind === 'status');
    expect(moved).toMatchObject([{ fromStatus: 'application', toStatus: 'inReview' }]);
    const events = await audited();
    expect(events.map(({ subjectId }) => subjectId).sort()).toEqual([open, missing].sort());
    await test.addUser('yonetici', 'admin');
    const admin = await test.signIn('yonetici');
    const report = await test.call({ url: '/api/audit/verify', headers: admin });
    expect(report.json().data.ok).toBe(true);
  });

  it('all that match the filter are assigned, on every page of the list', async () => {
    for (let count = 0; count < 120; count += 1)
      await add({ city: count < 110 ? 6 : 35 }, { days: count % 9 });
    const filter = { city: 6, status: 'open' };
    const reply = await bulk({ action: 'assign', assignedTo: editorId, filter });
    expect(reply.json().data).toEqual({ changed: 110, unchanged: 0, left: 0 });
    expect((await list(`?assignee=${editorId}`)).total).toBe(110);
    const again = await bulk({ action: 'assign', assignedTo: editorId, filter: {} });
    expect(again.json().data).toEqual({ changed: 10, unchanged: 110, left: 0 });
  });

  it('names the field where it is not clear what to change', async () => {
    const id = await add();
    const wrong: [object, string][] = [
      [{ action: 'review' }, 'ids'],
      [{ action: 'review', ids: [] }, 'ids'],
      [{ action: 'review', ids: [id], filter: {} }, 'ids'],
      [{ action: 'assign', ids: [id] }, 'assignedTo'],
      [{ action: 'assign', ids: [id], assignedTo: id }, 'assignedTo'],
      [{ action: 'delete', ids: [id] }, 'action'],
      [{ action: 'review', filter: { page: 2 } }, 'page'],
    ];
    for (const [payload, field] of wrong) {
      const reply = await bulk(payload);
      expect(reply.statusCode, JSON.stringify(payload)).toBe(422);
      expect(Object.keys(reply.json().fields).join()).toContain(field);
    }
    expect([await inStatus('application'), await audited()]).toEqual([1, []]);
  });
});

it('is refused to a user without the right, and to a visitor', async () => {
  const id = await add();
  await test.addUser('sade', 'user');
  const user = await test.signIn('sade');
  for (const url of ['', `/${id}`, '/counts', '/assignees', `/${id}/neighbours`]) {
    const path = `/api/applications${url}`;
    expect((await test.call({ url: path, headers: user })).statusCode, url).toBe(403);
    expect((await test.call({ url: path })).statusCode, url).toBe(401);
  }
  expect((await get(id)).version).toBe(1);
});
