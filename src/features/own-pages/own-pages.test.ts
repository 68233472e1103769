import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMedia, filePayload } from '../../../tests/harness/library-files.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { menuItems } from '../menu/tables.server.ts';
import type { OwnPage } from './contract.ts';
import { NO_TEXTS, type PageTexts } from './schema.ts';
import { ownPageAddresses, ownPages } from './tables.server.ts';

let test: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('yonetici', 'admin');
  headers = await test.signIn('yonetici');
});
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test.app.services;
  await db.delete(ownPages);
  await db.delete(ownPageAddresses);
  await db.delete(menuItems);
  test.app.forgetAll();
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) =>
  test.call({ method, url: `/api/own-pages${path}`, headers, ...(payload && { payload }) });
async function done(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
): Promise<OwnPage> {
  const reply = await call(method, path, payload);
  expect([200, 201], reply.body).toContain(reply.statusCode);
  return reply.json().data;
}

const TEXTS: PageTexts = {
  ...NO_TEXTS,
  tr: {
    title: 'Gençlik kolları',
    summary: 'Gençlerin partideki yeri.',
    body: 'Her ilde bir **fidanlık** kuruyoruz.',
  },
};
const ENGLISH = { title: 'Youth branch', summary: '', body: 'A nursery in every province.' };

const begun = (slug = 'genclik-kollari', title = 'Gençlik kolları') =>
  done('POST', '', { title, slug });
async function published(texts = TEXTS, slug = 'genclik-kollari'): Promise<OwnPage> {
  const { id, version } = await begun(slug, texts.tr.title);
  const saved = await done('PUT', `/${id}`, { ...texts, version });
  return done('POST', `/${id}/publish`, { version: saved.version });
}
const visit = (url: string) => test.call({ url });
const answers = async (url: string) => {
  const { statusCode, headers: sent } = await visit(url);
  return [statusCode, sent.location];
};

describe('a page of the party', () => {
  it('is seen by nobody before it is published', async () => {
    const { id, version } = await begun();
    expect(await answers('/genclik-kollari')).toEqual([404, undefined]);
    await done('PUT', `/${id}`, { ...TEXTS, version });
    expect(await answers('/genclik-kollari')).toEqual([404, undefined]);
    const { version: saved } = await done('GET', `/${id}`);
    await done('POST', `/${id}/publish`, { version: saved });
    const { statusCode, body } = await visit('/genclik-kollari');
    expect(statusCode).toBe(200);
    expect(body).toContain('<strong>fidanlık</strong>');
    expect(body).toContain('Gençlerin partideki yeri.');
  });

  it('has the text of each language, and the Turkish one with its language where there is none', async () => {
    await published({ ...TEXTS, en: ENGLISH });
    const english = (await visit('/en/genclik-kollari')).body;
    expect(english).toContain('A nursery in every province.');
    expect(english).not.toContain('fidanlık');
    const german = (await visit('/de/genclik-kollari')).body;
    expect(german).toContain('<h1 lang="tr">Gençlik kolları</h1>');
    const languages = [...german.matchAll(/<link rel="alternate" hreflang="(\w\w)"/g)];
    expect(languages.map(([, language]) => language).sort()).toEqual(['en', 'tr']);
  });

  it('keeps what visitors read while it is changed', async () => {
    const { id, version } = await published();
    const texts = { ...TEXTS, tr: { ...TEXTS.tr, body: 'Yeni metin.' } };
    const saved = await done('PUT', `/${id}`, { ...texts, version, auto: true });
    expect(saved.hasPending).toBe(true);
    expect((await visit('/genclik-kollari')).body).toContain('fidanlık');
    const shown = await done('POST', `/${id}/publish`, { version: saved.version });
    expect([shown.hasPending, shown.published?.tr.body]).toEqual([false, 'Yeni metin.']);
    expect((await visit('/genclik-kollari')).body).toContain('Yeni metin.');
  });

  it('is published only with a Turkish text, and with whole languages', async () => {
    const { id, version } = await begun();
    const half = { ...NO_TEXTS, en: { ...ENGLISH, body: ' ' } };
    const saved = await done('PUT', `/${id}`, { ...half, version });
    const reply = await call('POST', `/${id}/publish`, { version: saved.version });
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().fields)).toEqual(['tr.title', 'tr.body', 'en.body']);
  });

  it('is not overwritten by somebody who saw an older version', async () => {
    const { id, version } = await begun();
    await done('PUT', `/${id}`, { ...TEXTS, version });
    const late = await call('PUT', `/${id}`, { ...NO_TEXTS, version });
    expect([late.statusCode, late.json().current.texts.tr.title]).toEqual([409, 'Gençlik kolları']);
  });

  it('is listed in the sitemap, in its languages', async () => {
    expect((await visit('/sitemap.xml')).body).not.toContain('own-pages');
    await published({ ...TEXTS, en: ENGLISH });
    expect((await visit('/sitemap.xml')).body).toContain('/sitemaps/own-pages.xml');
    const { body } = await visit('/sitemaps/own-pages.xml');
    expect(body).toContain('<loc>http://ufuk.test/genclik-kollari</loc>');
    expect(body).toContain('<loc>http://ufuk.test/en/genclik-kollari</loc>');
    expect(body).not.toContain('/de/genclik-kollari<');
  });

  it('is found by a search once, in the language of the visitor', async () => {
    expect((await visit('/tum-icerikler?ara=fidanl%C4%B1k')).body).not.toContain(
      '/genclik-kollari',
    );
    const { id, version } = await published({ ...TEXTS, en: { ...ENGLISH, title: 'Fidanlık' } });
    const hits = async (url: string) =>
      [...(await visit(url)).body.matchAll(/href="([^"]*genclik-kollari)"[^>]*>(.*?)<\/a>/g)].map(
        ([, href]) => href,
      );
    expect(new Set(await hits('/tum-icerikler?ara=fidanl%C4%B1klar%C4%B1'))).toEqual(
      new Set(['/genclik-kollari']),
    );
    expect((await visit('/en/tum-icerikler?ara=nursery')).body).toContain('/en/genclik-kollari');
    await done('POST', `/${id}/withdraw`, { version });
    expect(await hits('/tum-icerikler?ara=fidanl%C4%B1k')).toEqual([]);
  });
});

describe('the address of a page', () => {
  it.each([
    ['a route', 'hakkimizda'],
    ['a list of contents', 'haberler'],
    ['the API', 'api'],
    ['the dashboard', 'dashboard'],
    ['the sign-in', 'auth'],
    ['a language', 'en'],
    ['the files', 'belgeler'],
    ['another spelling of a page', 'contact'],
    ['capital letters', 'Genclik'],
    ['Turkish letters', 'gençlik'],
    ['several parts', 'genclik/kollari'],
    ['a way up', '..'],
    ['a file', 'robots.txt'],
    ['an id', '0f8fad5b-d9cb-469f-a165-70867728950e'],
    ['a very long one', 'a'.repeat(81)],
    ['nothing', ''],
    ['a script', '<script>'],
  ])('cannot be that of %s', async (_what, slug) => {
    const reply = await call('POST', '', { title: 'Deneme', slug });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['slug']]);
  });

  it('is no first part of an address that the server answers', async () => {
    const first = new Set(
      test.app.server
        .printRoutes({ commonPrefix: false })
        .split('\n')
        .flatMap((line) => /^ {4}[├└]── ([a-z][a-z-]*)(?=[/ ])/.exec(line)?.[1] ?? []),
    );
    expect(first.size).toBeGreaterThan(30);
    const free: string[] = [];
    for (const slug of first)
      if ((await call('GET', `/address?slug=${slug}`)).json().data?.isFree) free.push(slug);
    expect(free).toEqual([]);
  });

  it('belongs to one page', async () => {
    await begun();
    const reply = await call('POST', '', { title: 'Başka', slug: 'genclik-kollari' });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['slug']]);
    const asked = async (slug: string) => (await call('GET', `/address?slug=${slug}`)).json().data;
    expect((await asked('genclik-kollari')).isFree).toBe(false);
    expect(await asked('genc')).toEqual({ path: '/genc', isFree: true });
  });

  it('leads to the page after a change, in every language', async () => {
    const { id, version } = await published();
    const moved = await done('PUT', `/${id}/address`, { slug: 'gencler', version });
    expect(await answers('/genclik-kollari')).toEqual([301, '/gencler']);
    expect(await answers('/en/genclik-kollari')).toEqual([301, '/en/gencler']);
    expect((await visit('/gencler')).statusCode).toBe(200);
    await done('PUT', `/${id}/address`, { slug: 'genclik-kollari', version: moved.version });
    expect(await answers('/gencler')).toEqual([301, '/genclik-kollari']);
    expect((await visit('/genclik-kollari')).statusCode).toBe(200);
  });

  it('that nobody has costs no query', async () => {
    await visit('/olmayan-adres');
    let asked = 0;
    const { $client } = test.app.services.db;
    const { query } = $client;
    $client.query = ((...given: Parameters<typeof query>) => {
      if (JSON.stringify(given[0]).includes('own_page')) asked++;
      return query.apply($client, given);
    }) as typeof query;
    expect(await answers('/baska-olmayan-adres')).toEqual([404, undefined]);
    $client.query = query;
    expect(asked).toBe(0);
  });
});

describe('a page that is taken away', () => {
  it('is answered with 410, or leads to the chosen address', async () => {
    const { id, version } = await published();
    await done('POST', `/${id}/remove`, { version, target: '' });
    const { statusCode, body } = await visit('/genclik-kollari');
    expect([statusCode, body.includes('Bu sayfa kaldırıldı')]).toEqual([410, true]);
    const other = await published({ ...TEXTS, tr: { ...TEXTS.tr, title: 'Kadınlar' } }, 'kadinlar');
    await done('POST', `/${other.id}/remove`, { version: other.version, target: '/hakkimizda' });
    expect(await answers('/kadinlar')).toEqual([301, '/hakkimizda']);
    expect(await answers('/en/kadinlar')).toEqual([301, '/en/hakkimizda']);
  });

  it('takes its former addresses with it', async () => {
    const { id, version } = await published();
    const moved = await done('PUT', `/${id}/address`, { slug: 'gencler', version });
    await done('POST', `/${id}/remove`, { version: moved.version, target: '/uye-olun' });
    expect(await answers('/genclik-kollari')).toEqual([301, '/uye-olun']);
    expect(await answers('/gencler')).toEqual([301, '/uye-olun']);
  });

  it.each(['/genclik-kollari', 'hakkimizda', 'https://ufuk.example', '//evil.example', '/en/x'])(
    'cannot lead to %s',
    async (target) => {
      const { id, version } = await published();
      const reply = await call('POST', `/${id}/remove`, { version, target });
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['target']]);
    },
  );

  it('cannot lead back to itself through another one', async () => {
    const one = await published(TEXTS, 'bir');
    const two = await published(TEXTS, 'iki');
    await done('POST', `/${one.id}/remove`, { version: one.version, target: '/iki' });
    const reply = await call('POST', `/${two.id}/remove`, { version: two.version, target: '/bir' });
    expect(reply.statusCode).toBe(422);
  });

  it('comes back as a draft, and keeps its address unless it was given away', async () => {
    const { id, version } = await published();
    await done('POST', `/${id}/remove`, { version, target: '' });
    const { data } = (await call('GET', '?state=deleted')).json();
    expect([data[0].path, data[0].erasedAt]).toEqual([
      '/genclik-kollari',
      '2026-12-20T09:00:00.000Z',
    ]);
    const back = await done('POST', `/${id}/recover`, { version: data[0].version });
    expect([back.state, back.path]).toEqual(['draft', '/genclik-kollari']);
    await done('POST', `/${id}/publish`, { version: back.version });
    expect((await visit('/genclik-kollari')).statusCode).toBe(200);
  });

  it('leaves its address to a new page', async () => {
    const { id, version } = await published();
    await done('POST', `/${id}/remove`, { version, target: '' });
    await published({ ...TEXTS, tr: { ...TEXTS.tr, body: 'Bambaşka.' } });
    expect((await visit('/genclik-kollari')).body).toContain('Bambaşka.');
    const back = await done('POST', `/${id}/recover`, { version: version + 1 });
    expect(back.path).not.toBe('/genclik-kollari');
  });

  it('is erased after thirty days, and its address still answers', async () => {
    const { id, version } = await published();
    await done('POST', `/${id}/remove`, { version, target: '/hakkimizda' });
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(200);
    expect((await call('GET', `/${id}`)).statusCode).toBe(404);
    expect(await answers('/genclik-kollari')).toEqual([301, '/hakkimizda']);
  });
});

describe('the pictures of a page', () => {
  const textWith = (id: string, alt = 'Miting') => ({
    ...TEXTS,
    tr: { ...TEXTS.tr, body: `![${alt}](/media/${id}/640.webp)\n\nMetin.` },
  });
  const picture = (red: number) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .png()
      .toBuffer();
  const remove = (id: string) => test.call({ method: 'DELETE', url: `/api/media/${id}`, headers });

  it('are shown in their sizes, and cannot be deleted while a text has them', async () => {
    const used = await addMedia(test.app.services);
    const { id, version } = await published(textWith(used));
    const { body } = await visit('/genclik-kollari');
    expect(body).toContain(`/media/${used}/`);
    expect(body).toContain('srcset');
    const refused = await remove(used);
    expect([refused.statusCode, refused.json().uses]).toEqual([
      409,
      [expect.objectContaining({ kind: 'ownPage', name: 'Gençlik kolları' })],
    ]);
    const saved = await done('PUT', `/${id}`, { ...TEXTS, version });
    expect((await remove(used)).statusCode).toBe(409);
    await done('POST', `/${id}/publish`, { version: saved.version });
    expect((await remove(used)).statusCode).toBe(200);
  });

  it('are others everywhere when the library replaces them', async () => {
    const send = async (url: string, bytes: Buffer) => {
      const reply = await test.call({ url, ...(await filePayload(headers, bytes, 'a.png')) });
      expect([200, 201], reply.body).toContain(reply.statusCode);
      return reply.json().data.id as string;
    };
    const one = await send('/api/media', await picture(40));
    const { id } = await published(textWith(one));
    const other = await send(`/api/media/${one}/replace`, await picture(80));
    const { texts, published: shown } = await done('GET', `/${id}`);
    expect([texts.tr.body, shown?.tr.body].every((body) => body?.includes(other))).toBe(true);
    expect((await visit('/genclik-kollari')).body).toContain(`/media/${other}/`);
    expect((await remove(other)).statusCode).toBe(409);
  });

  it('need an alternative text, and must be uploaded, before the page is published', async () => {
    const bare = await addMedia(test.app.services);
    const { id, version } = await begun();
    let last = version;
    for (const body of [`![](/media/${bare}/640.webp)`, '![a.jpg](upload:7)']) {
      const texts = { ...TEXTS, tr: { ...TEXTS.tr, body } };
      last = (await done('PUT', `/${id}`, { ...texts, version: last })).version;
      const reply = await call('POST', `/${id}/publish`, { version: last });
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['tr.body']]);
    }
  });
});

describe('the menu', () => {
  const menu = async () => {
    const { data } = (await test.call({ url: '/api/menu/list' })).json();
    return data as { _id: string; title: string; url: string; children: { url: string }[] }[];
  };

  it('gets a page where its form places it, and follows its address', async () => {
    const { id, version, menu: places } = await published({ ...TEXTS, en: ENGLISH });
    expect(places.place).toBe('none');
    const party = places.groups.find(({ title }) => title === 'Parti');
    const placed = await done('PUT', `/${id}/menu`, { place: party?.id });
    expect(placed.menu.place).toBe(party?.id);
    const urls = async () =>
      (await menu()).find(({ title }) => title === 'Parti')?.children.map(({ url }) => url);
    expect(await urls()).toContain('/genclik-kollari');
    expect((await visit('/en')).body).toContain('Youth branch');
    await done('PUT', `/${id}/address`, { slug: 'gencler', version });
    expect(await urls()).toContain('/gencler');
    await done('PUT', `/${id}/menu`, { place: 'top' });
    expect(await urls()).not.toContain('/gencler');
    expect((await menu()).map(({ url }) => url)).toContain('/gencler');
  });

  it('has no page that is not published', async () => {
    const { id } = await begun();
    const reply = await call('PUT', `/${id}/menu`, { place: 'top' });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['place']]);
  });

  it('loses a page that is withdrawn or taken away', async () => {
    const { id, version } = await published();
    await done('PUT', `/${id}/menu`, { place: 'top' });
    await done('POST', `/${id}/withdraw`, { version });
    expect((await menu()).map(({ url }) => url)).not.toContain('/genclik-kollari');
    expect(await answers('/genclik-kollari')).toEqual([404, undefined]);
  });
});

describe('the history of a page', () => {
  it('has every save, and one entry for automatic saves of some minutes', async () => {
    const { id, version } = await begun();
    let last = version;
    const save = async (body: string, auto: boolean) => {
      const texts = { ...TEXTS, tr: { ...TEXTS.tr, body } };
      last = (await done('PUT', `/${id}`, { ...texts, version: last, auto })).version;
    };
    for (const body of ['a', 'ab', 'abc']) await save(body, true);
    await save('Bitti.', false);
    const { data } = (await call('GET', `/${id}/revisions`)).json();
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['save', 'autosave', 'save']);
    const [, auto] = data;
    const revision = (await call('GET', `/${id}/revisions/${auto.id}`)).json().data;
    expect(revision.texts.tr.body).toBe('abc');
    const restored = await done('POST', `/${id}/revisions/${auto.id}/restore`, { version: last });
    expect(restored.texts.tr.body).toBe('abc');
  });

  it('is told by the audit log, without automatic saves', async () => {
    const { id, version } = await published();
    await done('POST', `/${id}/remove`, { version, target: '/hakkimizda' });
    const events = await test.call({ url: '/api/audit?pageSize=10', headers });
    const actions = events
      .json()
      .data.map(({ action }: { action: string }) => action)
      .filter((action: string) => action.startsWith('ownPage'));
    expect(actions.slice(0, 4)).toEqual([
      'ownPage.remove',
      'ownPage.publish',
      'ownPage.update',
      'ownPage.create',
    ]);
  });
});

it('thousands of pages are listed in parts, and found by their address', async () => {
  const { db } = test.app.services;
  await db.$client.query(`insert into own_pages (slug, title, texts, state, created_at, updated_at)
    select 'sayfa-' || n, 'Sayfa ' || n, '${JSON.stringify(NO_TEXTS)}', 'draft', now(), now()
    from generate_series(1, 3000) n`);
  const { data, total } = (await call('GET', '?pageSize=20&page=2&sort=title')).json();
  expect([data.length, total]).toEqual([20, 3000]);
  const found = (await call('GET', '?q=sayfa-2999')).json();
  expect(found.data.map(({ path }: { path: string }) => path)).toEqual(['/sayfa-2999']);
});
