import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { openStaffApp } from '../../../tests/harness/staff-app.ts';
import { auditEvents } from '../audit/tables.server.ts';
import type { MeetingFields, StaffMeeting } from './contract.ts';
import { meetings } from './tables.server.ts';

const staff = openStaffApp('/meetings');
const { send, page } = staff;
beforeEach(async () => {
  await staff.test.app.services.db.delete(meetings);
  staff.test.app.forgetAll();
});

const FIELDS: MeetingFields = {
  title: 'İzmir buluşması',
  summary: 'Kıyıları konuşuyoruz.',
  body: '- Açılış\n- Söz',
  startsAt: '2026-11-28T11:00:00.000Z',
  endsAt: '2026-11-28T13:00:00.000Z',
  place: 'Kültür Merkezi',
  address: 'Kordon 1',
  province: 'İzmir',
  onlineUrl: '',
  audience: 'Herkese açık',
  state: 'planned',
};
async function add(change: Partial<MeetingFields> = {}): Promise<StaffMeeting> {
  const reply = await send('POST', '', { ...FIELDS, ...change });
  expect(reply.statusCode).toBe(201);
  return reply.json<{ data: StaffMeeting }>().data;
}
async function list(query: string): Promise<string[]> {
  const reply = await staff.test.call({ url: `/api/meetings${query}`, headers: staff.admin });
  return reply.json<{ data: StaffMeeting[] }>().data.map(({ title }) => title);
}

it('a meeting that is added, changed and deleted is so on the cached pages and in the calendar', async () => {
  expect(await page('/toplantilar')).not.toContain('İzmir buluşması');
  const meeting = await add();
  expect(meeting.path).toBe('/toplantilar/izmir-bulusmasi');
  expect(await page('/toplantilar')).toContain('İzmir buluşması');
  expect(await page('/toplantilar.ics')).toContain('SUMMARY:İzmir buluşması');
  const change = { ...FIELDS, title: 'Büyük İzmir buluşması', version: meeting.version };
  const reply = await send('PUT', `/${meeting.id}`, change);
  expect(reply.json()).toMatchObject({ data: { version: meeting.version + 1 } });
  expect(await page(meeting.path)).toContain('Büyük İzmir buluşması');
  expect((await send('DELETE', `/${meeting.id}`)).statusCode).toBe(200);
  expect((await staff.test.call({ url: meeting.path })).statusCode).toBe(404);
  const events = await staff.test.app.services.db
    .select({ action: auditEvents.action })
    .from(auditEvents)
    .where(sql`${auditEvents.action} like 'meeting.%'`);
  expect(events.map(({ action }) => action).sort()).toEqual([
    'meeting.create',
    'meeting.delete',
    'meeting.update',
  ]);
});

it('a cancelled meeting keeps its page, and calendars get the cancellation', async () => {
  const { id, path, version } = await add();
  await send('PUT', `/${id}`, { ...FIELDS, state: 'cancelled', version });
  expect(await page(path)).toContain('Bu toplantı iptal edildi.');
  const calendar = await page('/toplantilar.ics');
  expect(calendar).toContain('STATUS:CANCELLED');
  expect(calendar).toContain('SEQUENCE:1');
});

it('is found by the search as soon as it is added', async () => {
  await add({ title: 'Zeytinlik çalıştayı' });
  expect(await page('/tum-icerikler?ara=zeytinlik')).toContain('/toplantilar/zeytinlik-calistayi');
});

it('a meeting with the title of another one gets an address with its year', async () => {
  const paths = [await add(), await add(), await add()].map(({ path }) => path.split('/').at(-1));
  expect(paths).toEqual(['izmir-bulusmasi', 'izmir-bulusmasi-2026', 'izmir-bulusmasi-2026-2']);
});

it('lists coming and past meetings, found by title, place or province', async () => {
  await add({ title: 'Gelecek', province: 'Ankara' });
  await add({
    title: 'Geçmiş',
    startsAt: '2025-05-01T09:00:00.000Z',
    endsAt: '2025-05-01T10:00:00.000Z',
  });
  expect(await list('')).toEqual(['Gelecek', 'Geçmiş']);
  expect(await list('?when=coming')).toEqual(['Gelecek']);
  expect(await list('?when=past')).toEqual(['Geçmiş']);
  expect(await list('?q=ANKARA')).toEqual(['Gelecek']);
  expect(await list('?sort=title')).toEqual(['Geçmiş', 'Gelecek']);
  expect(await list('?sort=-title')).toEqual(['Gelecek', 'Geçmiş']);
});

it('a conflict answers with the newer meeting', async () => {
  const { id, version } = await add();
  await send('PUT', `/${id}`, { ...FIELDS, place: 'Yeni salon', version });
  const reply = await send('PUT', `/${id}`, { ...FIELDS, place: 'Eski salon', version });
  expect(reply.statusCode).toBe(409);
  expect(reply.body).toContain('Yeni salon');
});

it.each([
  ['title', { title: '' }],
  ['endsAt', { endsAt: FIELDS.startsAt }],
  ['startsAt', { startsAt: 'yarın' }],
  ['startsAt', { startsAt: '9999-01-01T00:00:00.000Z' }],
  ['onlineUrl', { onlineUrl: 'javascript:alert(1)' }],
  ['province', { province: 'Atlantis' }],
  ['state', { state: 'deleted' }],
  ['body', { body: 'a'.repeat(20_001) }],
])('names the wrong field %s', async (field, change) => {
  const reply = await send('POST', '', { ...FIELDS, ...change });
  expect(reply.statusCode).toBe(422);
  expect(Object.keys(reply.json<{ fields: object }>().fields)).toEqual([field]);
});

it('editors may not manage meetings', async () => {
  expect((await send('POST', '', FIELDS, staff.editor)).statusCode).toBe(403);
  expect((await staff.test.call({ url: '/api/meetings', headers: staff.editor })).statusCode).toBe(
    403,
  );
});
