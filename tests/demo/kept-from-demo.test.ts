import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoPlan } from '../../src/features/installation/contract.ts';
import type { PartyRecord } from '../../src/features/party/contract.ts';
import { DEMO_START_MS, type DemoServer, startDemoServer } from '../harness/demo-server.ts';
import { ADMIN, listAll, type StaffClient, signInAt } from '../harness/staff-client.ts';

interface Found {
  id: string;
  title: string;
  slug: string;
  name: string;
}

const SLUG = 'eskisehirde-gonullu-okulu-ilk-mezunlarini-verdi';
const REWRITTEN = 'Gönüllü Okulumuz ilk mezunlarını verdi';
const OWN = 'Kendi yazımız';

let server: DemoServer;
let staff: StaffClient;
beforeAll(async () => {
  server = await startDemoServer();
  staff = await signInAt(server.origin);
}, DEMO_START_MS);
afterAll(() => server.stop());

async function read<T>(path: string): Promise<T> {
  const reply = await staff.call('GET', path);
  const text = await reply.text();
  expect(reply.status, `${path} ${text}`).toBe(200);
  return (JSON.parse(text) as { data: T }).data;
}
async function send(method: string, path: string, body?: object): Promise<void> {
  const reply = await staff.call(method, path, body);
  expect(reply.ok, `${method} ${path}: ${await reply.text()}`).toBe(true);
}
const statusOf = async (path: string) =>
  (await fetch(server.origin + path, { redirect: 'manual' })).status;
const planOf = async () => {
  const { kinds } = await read<DemoPlan>('/api/installation/demo');
  return Object.fromEntries(kinds.map((each) => [each.kind, each]));
};

async function query<T extends pg.QueryResultRow>(statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  const { rows } = await client.query<T>(statement);
  await client.end();
  return rows;
}

/** Saves a content with another title and its picture. */
async function rename(slug: string, title: string): Promise<void> {
  const [row] = await query<{ id: string; version: number; cover: string; body: string }>(
    `select id, version, body, cover_id as cover from contents where slug = '${slug}'`,
  );
  await send('PUT', `/api/contents/${row?.id}`, {
    title,
    slug,
    category: 'teskilatCalismalari',
    body: row?.body,
    cover: { mediaId: row?.cover, alt: 'Mezunlar' },
    version: row?.version,
    state: 'published',
  });
}

describe('what the staff made or changed', () => {
  it('is named before the removal', async () => {
    await rename(SLUG, REWRITTEN);
    const people = await read<Found[]>('/api/people');
    const author = people.find(({ name }) => name === 'Kemal Güngörsun') as Found;
    await send('POST', '/api/contents', {
      title: OWN,
      category: 'makaleler',
      summary: 'Özet.',
      body: 'Metin.',
      authorId: author.id,
      state: 'published',
    });
    // A chair of the own takes the office of the demo's, whose words nobody changed.
    const words = { duty: '', quote: '' };
    await send('POST', '/api/people', {
      name: 'Deniz Kaptan',
      duty: 'Genel Başkan',
      quote: '',
      biography: '',
      province: '',
      timeline: [],
      boards: ['chair'],
      translations: { en: words, de: words, es: words },
      portraitId: null,
    });
    const plan = await planOf();
    expect(plan.content).toMatchObject({ removed: 95, kept: 1, names: [REWRITTEN] });
    expect(plan.person).toMatchObject({ kept: 1, names: ['Kemal Güngörsun'] });
    expect(plan.media?.kept).toBeGreaterThan(0);
  });

  it('stays, with what it needs, and nothing else does', async () => {
    const { fields, version } = await read<PartyRecord>('/api/party');
    const office = { ...fields.offices[0], phone: '+902165550101' };
    await send('PUT', '/api/party', {
      ...fields,
      version,
      name: 'Deniz Partisi',
      introduction: { ...fields.introduction, tr: 'Kendi sözümüz.' },
      offices: [office, ...fields.offices.slice(1)],
    });
    const [cover] = await query<{ id: string }>(
      `select cover_id as id from contents where title = '${REWRITTEN}'`,
    );
    await send('DELETE', '/api/installation/demo');

    const titles = (await listAll<Found>(staff, '/api/contents')).map(({ title }) => title);
    expect(titles.toSorted()).toEqual([REWRITTEN, OWN].toSorted());
    const names = (await read<Found[]>('/api/people')).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Deniz Kaptan', 'Kemal Güngörsun']);
    const { fields: after } = await read<PartyRecord>('/api/party');
    expect(after.name).toBe('Deniz Partisi');
    expect(after.offices).toEqual([office]);
    // The translations had been written for the demo's text.
    expect(after.introduction).toMatchObject({ tr: 'Kendi sözümüz.', en: '', de: '', es: '' });
    expect(after.donation.accounts).toEqual([]);
    expect(await statusOf(`/media/${cover?.id}/640.webp`)).toBe(200);
    expect(await statusOf(`/teskilat-calismalari/${SLUG}`)).toBe(200);
    expect(await statusOf('/kisiler/defne-arikan')).toBe(404);
    expect(await statusOf('/tuzuk')).toBe(200);
  });

  it('keeps the acting admin, without the demo’s name, and ends the accounts of the demo', async () => {
    const users = await query<{ email: string; name: string }>('select email, name from users');
    expect(users).toEqual([{ email: ADMIN.ADMIN_EMAIL, name: '' }]);
  });

  it('is removed by admins alone', async () => {
    const reply = await fetch(`${server.origin}/api/installation/demo`, { method: 'DELETE' });
    expect(reply.status).toBe(401);
  });
});
