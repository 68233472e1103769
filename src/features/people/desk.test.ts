import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { addMedia } from '../../../tests/harness/library-files.ts';
import { openStaffApp } from '../../../tests/harness/staff-app.ts';
import { auditEvents } from '../audit/tables.server.ts';
import type { PersonFields, StaffPerson } from './contract.ts';
import { people } from './tables.server.ts';

const staff = openStaffApp('/people');
const { send, page } = staff;
beforeEach(async () => {
  await staff.test.app.services.db.delete(people);
  staff.test.app.forgetAll();
});

const NOTHING = { duty: '', quote: '' };
const FIELDS: PersonFields = {
  name: 'Elif Sarper',
  duty: 'Genel Sekreter',
  quote: '',
  province: 'İzmir',
  translations: { en: { duty: 'Secretary General', quote: '' }, de: NOTHING, es: NOTHING },
  biography: 'Bir **avukat**.',
  timeline: [{ year: '2019', text: 'Partiye katıldı.' }],
  boards: ['presidency'],
  portraitId: null,
};
async function add(change: Partial<PersonFields> = {}): Promise<StaffPerson> {
  const reply = await send('POST', '', { ...FIELDS, ...change });
  expect(reply.statusCode).toBe(201);
  return reply.json<{ data: StaffPerson }>().data;
}

it('a person who is added, changed and deleted is so on the cached pages', async () => {
  expect(await page('/baskanlik-divani')).not.toContain('Elif Sarper');
  const person = await add();
  expect(person.path).toBe('/kisiler/elif-sarper');
  expect(await page('/baskanlik-divani')).toContain('Elif Sarper');
  expect(await page('/en/kisiler/elif-sarper')).toContain('Secretary General');
  const reply = await send('PUT', `/${person.id}`, { ...FIELDS, name: 'Elif Ak', version: 1 });
  expect(reply.json()).toMatchObject({ data: { name: 'Elif Ak', version: 2 } });
  expect(await page('/kisiler/elif-sarper')).toContain('Elif Ak');
  expect((await send('DELETE', `/${person.id}`)).statusCode).toBe(200);
  expect((await staff.test.call({ url: '/kisiler/elif-sarper' })).statusCode).toBe(404);
  const events = await staff.test.app.services.db
    .select({ action: auditEvents.action })
    .from(auditEvents)
    .where(sql`${auditEvents.action} like 'person.%'`);
  expect(events.map(({ action }) => action).sort()).toEqual([
    'person.create',
    'person.delete',
    'person.update',
  ]);
});

it('is found by the search as soon as the person is added', async () => {
  await add({ name: 'Ülkü Denizcioğlu' });
  expect(await page('/tum-icerikler?ara=Denizcio%C4%9Flu')).toContain('/kisiler/ulku-denizcioglu');
});

it('a second person of the same name gets an address of their own', async () => {
  await add();
  expect((await add()).path).toBe('/kisiler/elif-sarper-2');
});

it('a new chair replaces the former one', async () => {
  const former = await add({ name: 'Defne Arıkan', boards: ['chair', 'presidency'] });
  const next = await add({ name: 'Kaan Soylu', boards: ['presidency'] });
  expect(await page('/genel-baskan')).toContain('Defne Arıkan');
  const body = { ...FIELDS, name: 'Kaan Soylu', boards: ['chair', 'presidency'], version: 1 };
  expect((await send('PUT', `/${next.id}`, body)).statusCode).toBe(200);
  const html = await page('/genel-baskan');
  expect(html).toContain('Kaan Soylu');
  const list = (await staff.test.call({ url: '/api/people', headers: staff.admin })).json<{
    data: StaffPerson[];
  }>().data;
  const boards = Object.fromEntries(list.map(({ id, boards }) => [id, boards]));
  expect(boards).toEqual({ [former.id]: ['presidency'], [next.id]: ['chair', 'presidency'] });
  // The form of the former chair that is still open must not make them the chair again.
  const old = { ...FIELDS, name: 'Defne Arıkan', boards: ['chair'], version: 1 };
  expect((await send('PUT', `/${former.id}`, old)).statusCode).toBe(409);
});

it('the order is that of the boards, and names everyone', async () => {
  const [a, b, c] = [await add({ name: 'A' }), await add({ name: 'B' }), await add({ name: 'C' })];
  expect((await send('PUT', '/order', { ids: [c.id, a.id, b.id] })).statusCode).toBe(200);
  const html = await page('/baskanlik-divani');
  const shown = [...html.matchAll(/<h3 lang="tr"><a href="\/kisiler\/(\w)">/g)].map(([, s]) => s);
  expect(shown).toEqual(['c', 'a', 'b']);
  for (const ids of [
    [a.id, b.id],
    [a.id, b.id, c.id, c.id],
    [a.id, b.id, '00000000-0000-4000-8000-000000000000'],
  ])
    expect((await send('PUT', '/order', { ids })).statusCode).toBe(409);
});

it('a conflict answers with the newer person', async () => {
  const { id } = await add();
  await send('PUT', `/${id}`, { ...FIELDS, duty: 'Başkan Yardımcısı', version: 1 });
  const reply = await send('PUT', `/${id}`, { ...FIELDS, duty: 'Üye', version: 1 });
  expect(reply.statusCode).toBe(409);
  expect(reply.body).toContain('Başkan Yardımcısı');
});

it.each([
  ['name', { name: '' }],
  ['name', { name: 'a'.repeat(121) }],
  ['province', { province: 'Atlantis' }],
  ['boards.0', { boards: ['senate'] }],
  ['timeline.0.year', { timeline: [{ year: '', text: 'Olay' }] }],
  ['portraitId', { portraitId: '00000000-0000-4000-8000-000000000000' }],
  ['biography', { biography: 'a'.repeat(20_001) }],
])('names the wrong field %s', async (field, change) => {
  const reply = await send('POST', '', { ...FIELDS, ...change });
  expect(reply.statusCode).toBe(422);
  expect(Object.keys(reply.json<{ fields: object }>().fields)).toEqual([field]);
});

it('a portrait in use cannot be deleted from the library', async () => {
  const id = await addMedia(staff.test.app.services);
  const person = await add({ portraitId: id });
  expect(person.portrait).toMatchObject({ mediaId: id, width: 800 });
  const refused = await staff.test.call({
    method: 'DELETE',
    url: `/api/media/${id}`,
    headers: staff.editor,
  });
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('Elif Sarper');
});

it('editors may not manage people', async () => {
  expect((await send('POST', '', FIELDS, staff.editor)).statusCode).toBe(403);
  expect((await staff.test.call({ url: '/api/people', headers: staff.editor })).statusCode).toBe(
    403,
  );
});
