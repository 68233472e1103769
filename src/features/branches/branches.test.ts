import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicationBody } from '../../../tests/harness/application-form.ts';
import { apply } from '../../../tests/harness/applications.ts';
import { eventually } from '../../../tests/harness/eventually.ts';
import { FORM_HEADERS } from '../../../tests/harness/form-body.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { VISITOR } from '../../platform/actor.ts';
import { branches } from '../../platform/branches/tables.server.ts';
import { districtBySlug, provinceBySlug } from '../../platform/branches/typed-place.ts';
import { type CsvFault, decodeCsv } from '../../platform/csv/csv.ts';
import { districtsOf } from '../../platform/places/districts.ts';
import { PROVINCES } from '../../platform/places/provinces.ts';
import { operationOf } from '../../platform/services.server.ts';
import { slugOf } from '../../platform/slug.ts';
import { applications } from '../applications/tables.server.ts';
import { auditEvents } from '../audit/tables.server.ts';
import { contents } from '../content/tables.server.ts';
import { meetings } from '../meetings/tables.server.ts';
import { notifications } from '../notifications/tables.server.ts';
import { NO_OFFICE } from '../people/schema.ts';
import { branchPeople, people } from '../people/tables.server.ts';
import type { BranchFields, StaffBranch } from './contract.ts';
import { BRANCH_INDEX } from './operations.server.ts';
import { branchPath } from './schema.ts';

let test: TestApp;
let headers: Record<string, string>;
let editor: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('yonetici', 'admin');
  await test.addUser('editor', 'editor');
  headers = await test.signIn('yonetici');
  editor = await test.signIn('editor');
});
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test.app.services;
  for (const table of [notifications, applications, contents, meetings, branchPeople, people])
    await db.delete(table);
  await db.update(branches).set({ state: 'open', mergedInto: null });
  await db.delete(branches);
  test.app.forgetAll();
});

type Method = 'GET' | 'POST' | 'PUT';
const call = (method: Method, path = '', payload?: object, as = headers) =>
  test.call({ method, url: `/api/branches${path}`, headers: as, ...(payload && { payload }) });
async function done(method: Method, path: string, payload?: object): Promise<StaffBranch> {
  const reply = await call(method, path, payload);
  expect([200, 201], reply.body).toContain(reply.statusCode);
  return reply.json().data;
}
const open = (province: number, district: string | null = null) =>
  done('POST', '', { province, district });
const answers = async (url: string) => {
  const { statusCode, headers: sent } = await test.call({ url });
  return [statusCode, sent.location];
};
const read = async (url: string) => (await test.call({ url })).body;

const NOTHING: BranchFields = {
  address: '',
  phone: '',
  email: '',
  mapUrl: '',
  hours: NO_OFFICE,
  links: { x: '', facebook: '', instagram: '', youtube: '' },
  pictureId: null,
  foundedOn: '',
  texts: NO_OFFICE,
};
const fill = ({ id, version }: StaffBranch, change: Partial<BranchFields> = {}) =>
  done('PUT', `/${id}`, { ...NOTHING, version, ...change });
const merge = ({ id, version }: StaffBranch, into: StaffBranch) =>
  done('POST', `/${id}/merge`, { version, into: into.id });
const close = ({ id, version }: StaffBranch) => done('POST', `/${id}/close`, { version });
const reopen = ({ id, version }: StaffBranch) => done('POST', `/${id}/reopen`, { version });

async function addPerson(name: string): Promise<string> {
  const [row] = await test.app.services.db
    .insert(people)
    .values({ name, slug: slugOf(name), duty: 'Avukat' })
    .returning({ id: people.id });
  return (row as { id: string }).id;
}

describe('the address of a branch', () => {
  it('follows from its province and district, and no two places have the same', () => {
    const places = PROVINCES.flatMap(({ plate: province }) => [
      { province, district: null },
      ...districtsOf(province).map((district) => ({ province, district })),
    ]);
    const paths = places.map(branchPath);
    expect(new Set(paths).size).toBe(81 + 973);
    expect(branchPath({ province: 6, district: 'Çankaya' })).toBe('/teskilat/ankara/cankaya');
    for (const { province, district } of places) {
      const [, , il = '', ilce] = branchPath({ province, district }).split('/');
      expect(provinceBySlug(il)).toBe(province);
      if (ilce) expect(districtBySlug(province, ilce)).toBe(district);
    }
  });

  it('is a page as soon as the branch is opened, and none before', async () => {
    expect(await answers('/teskilat/ankara')).toEqual([404, undefined]);
    await open(6);
    expect(await read('/teskilat/ankara')).toContain('<h1>Ankara İl Teşkilatı</h1>');
    expect(await read('/en/teskilat/ankara')).toContain('<h1>Ankara provincial branch</h1>');
    expect(await answers('/teskilat/angara')).toEqual([404, undefined]);
    expect(await answers('/teskilat/ankara/kadikoy')).toEqual([404, undefined]);
  });

  it('of a district called Merkez has the name of its province', async () => {
    await open(14, 'Merkez');
    expect(await read('/teskilat/bolu/merkez')).toContain('<h1>Bolu Merkez İlçe Teşkilatı</h1>');
  });

  it('of a province shows its districts, also if only these have a branch', async () => {
    await open(6, 'Çankaya');
    const html = await read('/teskilat/ankara');
    expect(html).toContain('<h1 lang="tr">Ankara</h1>');
    expect(html).toContain('<a href="/teskilat/ankara/cankaya">Çankaya</a>');
  });

  it('cannot be taken by a page of the party’s own', async () => {
    const payload = { title: 'Teşkilat', slug: 'teskilat' };
    const reply = await test.call({ method: 'POST', url: '/api/own-pages', headers, payload });
    expect(reply.statusCode).toBe(422);
  });
});

describe('the page of a branch', () => {
  it('shows contacts, hours, map, networks and text, in Turkish where a translation is missing', async () => {
    const branch = await fill(await open(6), {
      address: 'Açık Defter Sokağı 12',
      phone: '0312 000 00 06',
      email: 'ankara@posta.example',
      mapUrl: 'https://harita.example/ankara',
      hours: { ...NO_OFFICE, tr: 'Hafta içi 10–19', en: 'Weekdays 10–19' },
      links: { ...NOTHING.links, x: 'https://x.example/ankara' },
      foundedOn: '2022-11-19',
      texts: { ...NO_OFFICE, tr: 'Her ay **toplanırız**.' },
    });
    expect(branch.phone).toBe('+903120000006');
    const html = await read('/en/teskilat/ankara');
    for (const part of [
      '<p lang="tr">Açık Defter Sokağı 12</p>',
      'href="tel:+903120000006"',
      'href="mailto:ankara@posta.example"',
      'href="https://harita.example/ankara"',
      'Weekdays 10–19',
      'href="https://x.example/ankara"',
      '<div class="prose plain" lang="tr"><p>Her ay <strong>toplanırız</strong>.</p>',
      '19 November 2022',
    ])
      expect(html).toContain(part);
    expect(await read('/teskilat/ankara')).toContain('Hafta içi 10–19');
  });

  it('tells search engines of which organisation it is a part', async () => {
    await fill(await open(6), { address: 'Açık Defter Sokağı 12' });
    await fill(await open(6, 'Çankaya'), { address: 'Ihlamur Aralığı 5' });
    const html = await read('/teskilat/ankara/cankaya');
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(
      ([, json]) => JSON.parse(String(json)),
    );
    const branch = data.find((one) => one['@type'] === 'Organization');
    expect(branch).toMatchObject({
      name: 'Çankaya İlçe Teşkilatı, Ankara',
      parentOrganization: {
        name: 'Ankara İl Teşkilatı',
        parentOrganization: { '@id': 'http://ufuk.test/#party' },
      },
      address: {
        streetAddress: 'Ihlamur Aralığı 5',
        addressLocality: 'Çankaya',
        addressRegion: 'Ankara',
      },
    });
    const trail = data.find((one) => one['@type'] === 'BreadcrumbList');
    expect(JSON.stringify(trail)).toContain('http://ufuk.test/teskilat/ankara');
  });

  it('is not for search engines while nobody can reach the branch', async () => {
    const branch = await open(6, 'Çankaya');
    expect(await read('/teskilat/ankara/cankaya')).toContain('noindex');
    expect(await read('/sitemaps/branches.xml')).not.toContain('/cankaya');
    await fill(branch, { email: 'cankaya@posta.example' });
    expect(await read('/teskilat/ankara/cankaya')).not.toContain('noindex');
    expect(await read('/sitemaps/branches.xml')).toContain('/teskilat/ankara/cankaya');
  });

  it('shows the chair first, and everyone with the office in this branch', async () => {
    const branch = await open(6);
    const [elif, can] = [await addPerson('Elif Sarper'), await addPerson('Can Ak')];
    await done('PUT', `/${branch.id}/people`, {
      version: branch.version,
      chairId: can,
      people: [
        { personId: elif, office: NO_OFFICE },
        { personId: can, office: { ...NO_OFFICE, tr: 'İl Başkanı' } },
      ],
    });
    const html = await read('/teskilat/ankara');
    const names = [...html.matchAll(/<h3 lang="tr"><a [^>]+>([^<]+)<\/a><\/h3><p[^>]*>([^<]*)</g)];
    expect(names.map(([, name, duty]) => `${name}: ${duty}`)).toEqual([
      'Can Ak: İl Başkanı',
      'Elif Sarper: Avukat',
    ]);
  });

  it('shows its coming meetings and its newest contents, and no others', async () => {
    const { id } = await open(6);
    const { db, invalidate } = test.app.services;
    const startsAt = new Date('2026-11-25T15:00:00Z');
    const endsAt = new Date('2026-11-25T17:00:00Z');
    await db.insert(meetings).values([
      { slug: 'ankara', title: 'Ankara buluşması', startsAt, endsAt, branchId: id, ...MADE },
      { slug: 'genel', title: 'Genel buluşma', startsAt, endsAt, ...MADE },
    ]);
    await db
      .insert(contents)
      .values([
        published('ankara-haberi', 'Ankara haberi', id),
        published('genel-haber', 'Genel haber', null),
      ]);
    invalidate(['meetings', 'list:all']);
    const html = await read('/teskilat/ankara');
    expect(html).toContain('Ankara buluşması');
    expect(html).toContain('Ankara haberi');
    expect(html).not.toMatch(/Genel (buluşma|haber)/);
  });

  it('leads to the membership form with its place', async () => {
    await open(6, 'Çankaya');
    expect(await read('/teskilat/ankara/cankaya')).toContain(
      'href="/uye-olun?il=ankara&amp;ilce=cankaya"',
    );
  });
});

const MADE = {
  createdAt: new Date('2026-11-10T08:00:00Z'),
  updatedAt: new Date('2026-11-10T08:00:00Z'),
};
const published = (slug: string, title: string, branchId: string | null) => ({
  slug,
  title,
  branchId,
  category: 'haberler' as const,
  language: 'tr' as const,
  state: 'published' as const,
  publishedAt: MADE.createdAt,
  ...MADE,
});

describe('the finder', () => {
  it('lists open branches as links, below their province, and says where there is none', async () => {
    expect(await read('/teskilat')).toContain('noindex');
    await open(6);
    await open(6, 'Çankaya');
    const closed = await open(34);
    await close(closed);
    const html = await read('/teskilat');
    expect(html).toContain('<a href="/teskilat/ankara">Ankara</a>');
    expect(html).toContain('<a href="/teskilat/ankara/cankaya">Çankaya</a>');
    expect(html).not.toContain('href="/teskilat/istanbul"');
    expect(html).toMatch(/Adana, Adıyaman,.+İstanbul/);
    expect(html).not.toContain('<form');
  });

  it('and each branch is found by its names', async () => {
    await open(6, 'Çankaya');
    expect(await read('/tum-icerikler?ara=il%C3%A7e+te%C5%9Fkilat%C4%B1')).toContain(
      'href="/teskilat"',
    );
    const found = await read('/en/tum-icerikler?ara=cankaya+te%C5%9Fkilat%C4%B1');
    expect(found).toContain('href="/en/teskilat/ankara/cankaya"');
  });
});

describe('a branch that is closed or merged', () => {
  it('leads to its province, or to the branch that took over, at once', async () => {
    const [province, cankaya, kecioren] = [
      await open(6),
      await open(6, 'Çankaya'),
      await open(6, 'Keçiören'),
    ];
    await close(cankaya);
    // For now: it can be opened again at the same address.
    expect(await answers('/teskilat/ankara/cankaya')).toEqual([302, '/teskilat/ankara']);
    await merge(kecioren, province);
    expect(await answers('/en/teskilat/ankara/kecioren')).toEqual([301, '/en/teskilat/ankara']);
    const izmir = await open(35);
    const { version } = await done('GET', `/${province.id}`);
    await merge({ ...province, version }, izmir);
    // Also what had been merged into the province.
    expect(await answers('/teskilat/ankara/kecioren')).toEqual([301, '/teskilat/izmir']);
    expect(await answers('/teskilat/ankara/cankaya')).toEqual([302, '/teskilat/izmir']);
    // Where a merged branch leads is asked again each time, because a merger can be undone.
    const { headers: sent } = await test.call({ url: '/teskilat/ankara/kecioren' });
    expect(sent['cache-control']).toBe('no-cache');
    await close(await done('GET', `/${izmir.id}`));
    expect(await answers('/teskilat/ankara/kecioren')).toEqual([302, '/teskilat']);
  });

  it('that was merged goes on with its contents and meetings on the page of its successor', async () => {
    const [izmir, konak] = [await open(35), await open(35, 'Konak')];
    const { db, invalidate } = test.app.services;
    await db.insert(contents).values(published('konak-haberi', 'Konak haberi', konak.id));
    await db.insert(meetings).values({
      slug: 'konak',
      title: 'Konak buluşması',
      startsAt: new Date('2026-11-25T15:00:00Z'),
      endsAt: new Date('2026-11-25T17:00:00Z'),
      branchId: konak.id,
      ...MADE,
    });
    invalidate(['meetings', 'list:all']);
    expect(await read('/teskilat/izmir')).not.toContain('Konak haberi');
    await merge(konak, izmir);
    const html = await read('/teskilat/izmir');
    expect(html).toContain('Konak haberi');
    expect(html).toContain('Konak buluşması');
  });

  it('leads to the finder for now, if its province has no branch', async () => {
    await close(await open(6, 'Çankaya'));
    expect(await answers('/teskilat/ankara/cankaya')).toEqual([302, '/teskilat']);
  });

  it('can be opened again', async () => {
    const closed = await close(await open(6));
    const opened = await reopen(closed);
    expect(opened.state).toBe('open');
    expect((await answers('/teskilat/ankara'))[0]).toBe(200);
    expect(
      (await call('POST', `/${closed.id}/reopen`, { version: opened.version })).statusCode,
    ).toBe(422);
  });

  it('is merged only into another one that is open', async () => {
    const [ankara, izmir] = [await open(6), await close(await open(35))];
    for (const into of [ankara.id, izmir.id, crypto.randomUUID()]) {
      const reply = await call('POST', `/${ankara.id}/merge`, { version: ankara.version, into });
      expect(reply.statusCode).toBe(422);
      expect(Object.keys(reply.json().errors ?? reply.json().fields ?? {})).toContain('into');
    }
  });
});

describe('applications', () => {
  beforeAll(() => test.app.startJobs());
  const op = () => operationOf(test.app.services, VISITOR);
  const readers = async () => {
    const rows = await test.app.services.db
      .select({ district: applications.district, branchId: applications.branchId })
      .from(applications);
    return Object.fromEntries(rows.map(({ district, branchId }) => [district, branchId]));
  };

  it('follow the branches of their place as these are opened, merged and closed', async () => {
    await apply(op(), { city: 6, district: 'Çankaya', tcKimlikNo: '10000000146' });
    await apply(op(), { city: 6, district: 'Mamak', tcKimlikNo: '10000000214' });
    expect(await readers()).toEqual({ Çankaya: null, Mamak: null });
    const ankara = await open(6);
    await eventually(readers).toEqual({ Çankaya: ankara.id, Mamak: ankara.id });
    const cankaya = await open(6, 'Çankaya');
    await eventually(readers).toEqual({ Çankaya: cankaya.id, Mamak: ankara.id });
    const izmir = await open(35);
    const extent = (await call('GET', `/${cankaya.id}/extent`)).json().data;
    expect(extent).toEqual({ applications: 1, merged: 0, accounts: 0 });
    await merge(cankaya, izmir);
    await eventually(readers).toEqual({ Çankaya: izmir.id, Mamak: ankara.id });
    // What was merged into a branch of another province follows that one.
    await close(izmir);
    await eventually(readers).toEqual({ Çankaya: null, Mamak: ankara.id });
  });

  it('that were moved by hand stay, until that branch is closed', async () => {
    const [ankara, cankaya] = [await open(6), await open(6, 'Çankaya')];
    await apply(op(), { city: 34, district: 'Kadıköy' });
    const { db } = test.app.services;
    await db.update(applications).set({ branchId: cankaya.id, branchChosen: true });
    const istanbul = await open(34);
    await close(cankaya);
    await eventually(readers).toEqual({ Kadıköy: ankara.id });
    expect(istanbul.state).toBe('open');
  });

  it('have the same branch here and in the database, wherever they come from', async () => {
    const [ankara, izmir] = [await open(6), await open(35)];
    await merge(await open(6, 'Çankaya'), izmir);
    await close(await open(6, 'Mamak'));
    await merge(await open(34), ankara);
    await close(await open(35, 'Konak'));
    const known = await test.app.services.read(BRANCH_INDEX).get();
    for (const { plate: province } of PROVINCES)
      for (const district of districtsOf(province)) {
        if (![6, 34, 35, 1].includes(province)) continue;
        const { rows } = await test.app.services.db.execute<{ id: string | null }>(
          sql`select branch_of_place(${province}, ${district}) as id`,
        );
        expect([district, known.readerOf({ province, district })?.id ?? null]).toEqual([
          district,
          rows[0]?.id,
        ]);
      }
  });
});

describe('the membership form', () => {
  const form = async (query = '', prefix = '') => read(`${prefix}/uye-olun${query}`);
  const reader = (html: string) => />([^<>]*:) <b>([^<]*)<\/b>/.exec(html)?.slice(1).join(' ');

  it('says nothing about branches while the party has none', async () => {
    expect(await form('?il=ankara')).not.toContain('data-readers');
  });

  it('is opened with the place of a branch, and names the one that will read the application', async () => {
    await open(6);
    await open(6, 'Çankaya');
    const html = await form('?il=ankara&ilce=cankaya');
    expect(html).toMatch(/<option value="6"[^>]* selected=""/);
    expect(html).toContain('<option lang="tr" selected="">Çankaya</option>');
    expect(reader(html)).toBe('Başvurunuzu okuyacak teşkilat: Çankaya İlçe Teşkilatı');
    expect(reader(await form('?il=ankara&ilce=mamak', '/en'))).toBe(
      'Your application will be read by: Ankara provincial branch',
    );
    expect(reader(await form('?il=izmir'))).toContain('Türkiye geneli');
  });

  it('takes no other values from an address', async () => {
    await open(6);
    expect((await answers('/uye-olun?il=%3Cscript%3E'))[0]).toBe(404);
    // A district of another province.
    expect(await form('?il=ankara&ilce=kadikoy')).not.toContain('selected="">Kadıköy');
    expect(await form('?name=Ali&city=6')).toContain('data-readers');
    expect(await form('?name=Ali&city=6')).not.toContain('value="Ali"');
  });

  it('says on the next page who reads it, also without a script', async () => {
    await open(6);
    const send = async (change: Record<string, string>) => {
      const { body: html } = await test.call({ url: '/uye-olun' });
      test.now.value = new Date(test.now.value.getTime() + 10_000);
      const { secretKey } = test.app.services;
      const payload = await applicationBody(html, { secretKey, now: test.now.value }, change);
      const reply = await test.call({
        method: 'POST',
        url: '/uye-olun',
        headers: FORM_HEADERS,
        payload,
      });
      return read(String(reply.headers.location));
    };
    expect(await send({ city: '6', district: 'Mamak' })).toContain(
      'Başvurunuzu Ankara İl Teşkilatı değerlendirecek.',
    );
    expect(await send({ city: '34', district: 'Kadıköy' })).toContain(
      'Başvurunuzu genel merkez değerlendirecek.',
    );
    // A made-up address names nothing that does not exist.
    expect(await read('/uye-olun/alindi?teskilat=izmir')).not.toContain('İzmir');
  });
});

describe('staff', () => {
  it('open each branch once, and those of all provinces or districts together', async () => {
    await open(6);
    const again = await call('POST', '', { province: 6, district: null });
    expect(again.statusCode).toBe(422);
    const many = async (province: number | null) =>
      (await call('POST', '/many', { province })).json().data.added;
    expect(await many(null)).toBe(80);
    expect(await many(null)).toBe(0);
    expect(await many(6)).toBe(districtsOf(6).length);
    const wrong = await call('POST', '', { province: 6, district: 'Kadıköy' });
    expect(wrong.statusCode).toBe(422);
  });

  it('find branches by their place and by what they lack', async () => {
    await fill(await open(6), { address: 'Açık Defter Sokağı 12' });
    await open(6, 'Çankaya');
    await close(await open(34));
    const found = async (query: string) =>
      (await call('GET', `?${query}`))
        .json()
        .data.map(({ path }: StaffBranch) => path.slice('/teskilat/'.length));
    expect(await found('')).toEqual(['ankara', 'ankara/cankaya', 'istanbul']);
    expect(await found('q=cankaya')).toEqual(['ankara/cankaya']);
    expect(await found('q=ISTANBUL')).toEqual(['istanbul']);
    expect(await found('missing=address')).toEqual(['ankara/cankaya']);
    expect(await found('missing=chair')).toEqual(['ankara', 'ankara/cankaya']);
    expect(await found('state=closed&province=34')).toEqual(['istanbul']);
  });

  it('are told of a change that was made meanwhile', async () => {
    const branch = await open(6);
    await fill(branch, { address: 'Açık Defter Sokağı 12' });
    const late = await call('PUT', `/${branch.id}`, { ...NOTHING, version: branch.version });
    expect(late.statusCode).toBe(409);
    expect(late.json().current.address).toBe('Açık Defter Sokağı 12');
  });

  it('are told which field is wrong', async () => {
    const { id, version } = await open(6);
    const wrong: [Partial<BranchFields>, string][] = [
      [{ phone: '12' }, 'phone'],
      [{ email: 'ankara' }, 'email'],
      [{ mapUrl: 'http://harita.example' }, 'mapUrl'],
      [{ links: { ...NOTHING.links, x: 'javascript:alert(1)' } }, 'links.x'],
      [{ foundedOn: '2022-02-30' }, 'foundedOn'],
      [{ pictureId: crypto.randomUUID() }, 'pictureId'],
    ];
    for (const [change, field] of wrong) {
      const reply = await call('PUT', `/${id}`, { ...NOTHING, version, ...change });
      expect([reply.statusCode, reply.body]).toEqual([422, expect.stringContaining(`"${field}"`)]);
    }
    const nobody = { personId: crypto.randomUUID(), office: NO_OFFICE };
    const unknown = await call('PUT', `/${id}/people`, {
      version,
      chairId: null,
      people: [nobody],
    });
    expect(unknown.statusCode).toBe(422);
    const chairId = await addPerson('Can Ak');
    const outside = await call('PUT', `/${id}/people`, { version, chairId, people: [] });
    expect([outside.statusCode, outside.body]).toEqual([422, expect.stringContaining('"chairId"')]);
  });

  it('without the right see and change nothing', async () => {
    const { id, version } = await open(6);
    for (const [method, path, payload] of [
      ['GET', '', undefined],
      ['GET', `/${id}`, undefined],
      ['PUT', `/${id}`, { ...NOTHING, version }],
      ['POST', '', { province: 34, district: null }],
      ['POST', `/${id}/close`, { version }],
    ] as const)
      expect((await call(method, path, payload, editor)).statusCode).toBe(403);
  });

  it('leave a trace of every change in the audit log', async () => {
    const { db } = test.app.services;
    const branch = await fill(await open(6, 'Çankaya'), { address: 'Ihlamur Aralığı 5' });
    await close(branch);
    const rows = await db.select().from(auditEvents).where(eq(auditEvents.subjectId, branch.id));
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      'branch.close',
      'branch.create',
      'branch.update',
    ]);
    expect(rows.find(({ action }) => action === 'branch.update')).toMatchObject({
      subjectName: 'Çankaya, Ankara',
      after: { 'branch-address': 'Ihlamur Aralığı 5' },
    });
  });

  it('get all branches as a file for a spreadsheet', async () => {
    await fill(await open(6), { address: '=HYPERLINK("x")', phone: '0312 000 00 06' });
    const reply = await call('GET', '/export');
    expect(reply.headers['content-disposition']).toContain('teskilatlar.csv');
    expect(reply.body).toMatch(/^\uFEFF"il";"ilce"/);
    expect(reply.body).toContain(`"Ankara";"";"open";"'=HYPERLINK(""x"")";"'+903120000006"`);
  });
});

describe('a file of a spreadsheet', () => {
  const check = async (csv: string) => (await call('POST', '/csv/check', { csv })).json().data;
  const put = async (csv: string) => (await call('POST', '/csv', { csv })).json().data;

  it('is read in the encodings and with the separators that Turkish Excel writes', () => {
    const text = 'il;adres\r\nİstanbul;Çınaraltı Sokağı 17, Üsküdar';
    expect(decodeCsv(Buffer.from(`\uFEFF${text}`))).toBe(text);
    const turkish = new Map(
      [...'İÇıĞşü'].map((letter, at) => [letter, [221, 199, 253, 208, 254, 252][at]]),
    );
    const bytes = [...text].flatMap((letter) => {
      const known = turkish.get(letter);
      if (known) return known;
      return letter === 'ğ' ? 240 : letter === 'Ü' ? 220 : letter.charCodeAt(0);
    });
    expect(decodeCsv(Uint8Array.from(bytes))).toBe(text);
  });

  it('is checked before anything is written', async () => {
    const result = await check('il;ilce;adres\nAnkara;;Açık Defter Sokağı 12\n06;çankaya;\n');
    expect(result).toEqual({ added: 2, changed: 0, same: 0, faults: [] });
    expect((await call('GET')).json().total).toBe(0);
  });

  it('opens and changes branches, and changes nothing in empty cells', async () => {
    await fill(await open(6), { address: 'Eski adres 1', email: 'ankara@posta.example' });
    const csv = [
      'İl,İlçe,Adres,Telefon,Saatler,Kuruluş,x',
      'ankara,,"Açık Defter Sokağı 12, kat 3",0312 000 00 06,Hafta içi,19.11.2022,',
      'Bolu,Bolu Merkez,,,,,https://x.example/bolu',
      '',
    ].join('\r\n');
    expect(await put(csv)).toEqual({ added: 1, changed: 1, same: 0 });
    expect(await put(csv)).toEqual({ added: 0, changed: 0, same: 2 });
    const { data } = (await call('GET')).json();
    const [ankara, bolu] = await Promise.all(
      data.map(({ id }: StaffBranch) => done('GET', `/${id}`)),
    );
    expect(ankara).toMatchObject({
      address: 'Açık Defter Sokağı 12, kat 3',
      phone: '+903120000006',
      email: 'ankara@posta.example',
      hours: { tr: 'Hafta içi' },
      foundedOn: '2022-11-19',
    });
    expect(bolu).toMatchObject({ district: 'Merkez', links: { x: 'https://x.example/bolu' } });
  });

  it('can be one that was exported', async () => {
    await fill(await open(6), { address: '=Sokak 1', phone: '0312 000 00 06' });
    const file = (await call('GET', '/export')).body;
    expect(await check(file)).toEqual({ added: 0, changed: 0, same: 1, faults: [] });
  });

  it('with a wrong cell is refused as a whole, and every such cell is named', async () => {
    const csv = [
      'il;ilce;telefon;eposta;harita;kurulus',
      'Ankara;Kadıköy;;;;',
      'Angara;;;;;',
      'İzmir;;12;izmir;http://harita.example;31.02.2022',
      'İstanbul;;;;;',
      'istanbul;;;;;',
    ].join('\n');
    const { faults } = await check(csv);
    expect(faults.map(({ row, column, rule }: CsvFault) => `${row} ${column} ${rule}`)).toEqual([
      '2 ilce branchDistrict',
      '3 il branchCsvProvince',
      '4 telefon branchPhone',
      '4 eposta branchEmail',
      '4 harita branchLink',
      '4 kurulus branchFoundedOn',
      '6 il branchCsvTwice',
    ]);
    expect((await call('POST', '/csv', { csv })).statusCode).toBe(422);
    expect((await call('GET')).json().total).toBe(0);
    const columns = await check('il;adress\nAnkara;x');
    expect(columns.faults).toEqual([{ row: 1, column: 'adress', rule: 'csvColumn' }]);
    const many = await check(`il\n${'Ankara\n'.repeat(1300)}`);
    expect(many.faults).toEqual([{ row: 1202, column: 'il', rule: 'csvRows' }]);
    expect((await check('il\n"Ankara')).faults).toEqual([]);
    expect((await check('"')).faults).not.toEqual([]);
  });
});
