import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runOnDatabase } from '../../../tests/harness/run-on-database.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { operationOf } from '../../platform/services.server.ts';
import type { ContentFilter } from './contract.ts';
import { conditions, selectSorted } from './list.server.ts';
import type { Content, ContentSummary } from './schema.ts';

let test: TestApp;
let editor: Record<string, string>;

beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  await test.addUser('reader', 'user');
  editor = await test.signIn('editor');
});
afterAll(() => test.close());

const draft = { title: 'Işıklı kıyı yürüyüşü', category: 'haberler', body: 'Bir **cümle**.' };

const post = (payload: object, headers = editor) =>
  test.call({ method: 'POST', url: '/api/contents', payload, headers });
const put = (content: Content, change: object, headers = editor) => {
  const { title, category, body, version, slug, state } = content;
  const payload = { title, category, body, version, slug, state, ...change };
  return test.call({ method: 'PUT', url: `/api/contents/${content.id}`, payload, headers });
};
const page = (url: string) => test.call({ method: 'GET', url });
/** Records statements; `ofList` has those that read a list of contents. Others can run at any time. */
function recordStatements() {
  const statements = vi.spyOn(test.app.services.db.$client, 'query');
  const textOf = ([query]: unknown[]) => (query as { text?: string })?.text ?? String(query);
  const ofList = () =>
    statements.mock.calls
      .map(textOf)
      .filter((text) => /\bfrom "?contents\b.*\blimit\b/s.test(text));
  return { ofList, clear: () => statements.mockClear(), end: () => statements.mockRestore() };
}
async function publish(change: object = {}): Promise<Content> {
  const reply = await post({ ...draft, state: 'published', ...change });
  expect(reply.statusCode).toBe(201);
  return reply.json().data;
}

describe('an editor', () => {
  it('writes a draft that no visitor can find', async () => {
    const reply = await post({ ...draft, title: 'Gizli kalması gereken taslak' });
    expect(reply.statusCode).toBe(201);
    const content: Content = reply.json().data;
    expect(content).toMatchObject({
      slug: 'gizli-kalmasi-gereken-taslak',
      state: 'draft',
      publishedAt: null,
    });
    expect((await page(content.path)).statusCode).toBe(404);
    expect((await page(`/haberler/${content.id}`)).statusCode).toBe(404);
    expect((await page(`/api/contents/${content.id}`)).statusCode).toBe(404);
    expect((await page(`/api/contents/by-slug/${content.slug}`)).statusCode).toBe(404);
    for (const url of [
      '/',
      '/haberler',
      '/tum-icerikler',
      '/arsiv',
      '/api/contents',
      '/api/contents?state=published',
    ]) {
      expect((await page(url)).body, url).not.toContain('Gizli kalması');
    }
  });

  it('publishes an item, which is at once on its page, in its list and on the home page', async () => {
    for (const url of ['/', '/haberler', '/tum-icerikler']) await page(url);
    const content = await publish({ title: 'Kooperatif sulama hattını açtı' });
    expect(content.path).toBe('/haberler/kooperatif-sulama-hattini-acti');
    for (const url of [content.path, '/', '/haberler', '/tum-icerikler', '/haberler?yil=2026']) {
      const reply = await page(url);
      expect(reply.statusCode, url).toBe(200);
      expect(reply.body, url).toContain('Kooperatif sulama hattını açtı');
    }
    expect((await page(content.path)).body).toContain('Bir <strong>cümle</strong>.');
  });

  it('changes an item back to a draft, and it is removed everywhere at once', async () => {
    const content = await publish({ title: 'Yanlışlıkla yayımlanan haber' });
    expect((await page(content.path)).statusCode).toBe(200);
    expect((await put(content, { state: 'draft' })).statusCode).toBe(200);
    expect((await page(content.path)).statusCode).toBe(404);
    expect((await page('/haberler')).body).not.toContain('Yanlışlıkla yayımlanan');
  });

  it('archives an item: it is removed from its list, keeps its address and is shown in the archive', async () => {
    const content = await publish({ title: 'Geçen yılın etkinlik takvimi' });
    await put(content, { state: 'archived' });
    expect((await page('/haberler')).body).not.toContain('etkinlik takvimi');
    expect((await page('/arsiv')).body).toContain('Geçen yılın etkinlik takvimi');
    expect((await page(content.path)).statusCode).toBe(200);
  });

  it('cannot overwrite a change that another user saved in between', async () => {
    const content = await publish({ title: 'İki editörün yazısı' });
    expect((await put(content, { body: 'Birinci editörün metni.' })).statusCode).toBe(200);
    const late = await put(content, { body: 'İkinci editörün metni.' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'conflict',
      current: { body: 'Birinci editörün metni.' },
    });
    expect((await page(`/api/contents/${content.id}`)).json().data.body).toBe(
      'Birinci editörün metni.',
    );
  });

  it('changes an address, and the old one redirects to the new one', async () => {
    const content = await publish({ title: 'Adresi değişecek yazı' });
    await put(content, { slug: 'yeni-adres', category: 'makaleler' });
    for (const old of [
      content.path,
      `/makaleler/${content.slug}`,
      `/haberler/${content.id}`,
      '/haberler/yeni-adres',
    ]) {
      const reply = await page(old);
      expect(reply.statusCode, old).toBe(301);
      // The old address may be used again: with a permanent redirect in its cache a browser would loop.
      expect(reply.headers['cache-control'], old).toBe('no-cache');
      expect(reply.headers.location, old).toBe('/makaleler/yeni-adres');
    }
    expect((await page('/en/haberler/yeni-adres')).headers.location).toBe(
      '/en/makaleler/yeni-adres',
    );
  });

  it('deletes an item', async () => {
    const content = await publish({ title: 'Silinecek yazı' });
    const url = `/api/contents/${content.id}?version=${content.version}`;
    expect((await test.call({ method: 'DELETE', url, headers: editor })).statusCode).toBe(200);
    expect((await page(content.path)).statusCode).toBe(404);
  });

  it('previews Markdown without scripts', async () => {
    const body = '## Kıyı\n\n<script>alert(1)</script> [x](javascript:alert(1))';
    const reply = await test.call({
      method: 'POST',
      url: '/api/contents/preview',
      payload: { body },
      headers: editor,
    });
    expect(reply.json().data.html).toContain('<h2 id="kiyi">Kıyı</h2>');
    expect(reply.json().data.html).not.toMatch(/<script|href="javascript/);
  });
});

describe('a repeated request that creates content', () => {
  const KEY = 'b3f1c7d2a9e84f60b3f1c7d2a9e84f60';
  const create = (payload: object, key: string, headers = editor) =>
    post(payload, { ...headers, 'idempotency-key': key });
  const countOf = async (title: string) => {
    const url = `/api/contents?state=draft&q=${encodeURIComponent(title)}`;
    return (await test.call({ method: 'GET', url, headers: editor })).json().total;
  };

  it('returns the same item when the first reply was lost', async () => {
    const payload = { ...draft, title: 'Yanıtı yolda kaybolan taslak', slug: 'yaniti-kaybolan' };
    const first = await create(payload, KEY);
    const second = await create(payload, KEY);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json().data.id).toBe(first.json().data.id);
    expect(await countOf(payload.title)).toBe(1);
  });

  it('creates one item when it arrives ten times at the same moment', async () => {
    const payload = { ...draft, title: 'Aynı anda gelen taslak', slug: 'ayni-anda' };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => create(payload, `${KEY}-ten`)),
    );
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([201]));
    expect(new Set(replies.map((reply) => reply.json().data.id)).size).toBe(1);
  });

  it('with another text is a conflict that contains the item', async () => {
    const payload = { ...draft, title: 'Sonradan değişen taslak' };
    const first = await create(payload, `${KEY}-changed`);
    const second = await create({ ...payload, body: 'Başka metin.' }, `${KEY}-changed`);
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'conflict',
      current: { id: first.json().data.id, version: 1, body: draft.body },
    });
  });

  it('from another account creates an item of its own', async () => {
    await test.addUser('second-editor', 'editor');
    const other = await test.signIn('second-editor');
    const payload = { ...draft, title: 'İki hesabın taslağı' };
    const first = await create(payload, `${KEY}-account`);
    const second = await create(payload, `${KEY}-account`, other);
    expect(second.statusCode).toBe(201);
    expect(second.json().data.id).not.toBe(first.json().data.id);
  });

  it('creates a new item after the first one was deleted, or after thirty days', async () => {
    const payload = { ...draft, title: 'Silinip yeniden yazılan taslak' };
    const first = (await create(payload, `${KEY}-deleted`)).json().data;
    const url = `/api/contents/${first.id}?version=1`;
    expect((await test.call({ method: 'DELETE', url, headers: editor })).statusCode).toBe(200);
    const second = (await create(payload, `${KEY}-deleted`)).json().data;
    expect(second.id).not.toBe(first.id);
    const { db } = test.app.services;
    await db.execute(
      sql`update content_creations set created_at = created_at - interval '31 days'`,
    );
    const third = (await create(payload, `${KEY}-deleted`)).json().data;
    expect(third.id).not.toBe(second.id);
    const { rows } = await db.execute(sql`select key from content_creations`);
    expect(rows).toEqual([{ key: `${KEY}-deleted` }]);
  });

  it('is refused with an invalid key', async () => {
    for (const key of ['short', 'a'.repeat(65), 'with a space in the key']) {
      const reply = await create(draft, key);
      expect(reply.statusCode).toBe(422);
      expect(Object.keys(reply.json().fields)).toEqual(['idempotency-key']);
    }
  });
});

describe('the list for staff', () => {
  it('shows the items that the caller created, and counts them', async () => {
    await test.addUser('writer', 'editor', { name: 'Ada', surname: 'Yazar' });
    const writer = await test.signIn('writer');
    await post({ ...draft, title: 'Benim taslağım', author: 'Başka Ad' }, writer);
    await post({ ...draft, title: 'Adımı taşıyan başkasının taslağı', author: 'Ada Yazar' });
    await post({ ...draft, title: 'Benim haberim', state: 'published' }, writer);
    const url = '/api/contents?createdBy=me&state=draft&pageSize=1';
    const reply = await test.call({ method: 'GET', url, headers: writer });
    expect(reply.json()).toMatchObject({ total: 1, data: [{ title: 'Benim taslağım' }] });
    expect((await page(url)).statusCode).toBe(401);
    expect((await page('/api/contents?createdBy=someone')).statusCode).toBe(422);
  });

  it('returns the version of each item, so that only the version that was shown is deleted', async () => {
    const content = await publish({ title: 'Listede görünen sürüm' });
    await put(content, { body: 'Bir sonraki metin.' });
    const list = await test.call({
      method: 'GET',
      url: '/api/contents?pageSize=100',
      headers: editor,
    });
    const rows: ContentSummary[] = list.json().data;
    expect(rows.find((row) => row.id === content.id)?.version).toBe(2);
    const url = `/api/contents/${content.id}?version=${content.version}`;
    const late = await test.call({ method: 'DELETE', url, headers: editor });
    expect(late.statusCode).toBe(409);
    expect(late.json().current).toMatchObject({ version: 2 });
  });
});

describe('thousands of items', () => {
  let me: string;
  beforeAll(async () => {
    const { db } = test.app.services;
    me = await test.addUser('of-many', 'editor');
    // Without the search index: it is not tested here, and filling it takes long.
    await db.execute(sql`alter table contents disable trigger user`);
    await db.execute(sql`
      insert into contents (category, slug, title, state, published_at, created_at, updated_at, created_by)
      select 'haberler', 'cok-' || n, 'Çok ' || n, case when n % 9 = 0 then 'draft' else 'published' end,
        case when n % 9 > 0 then timestamptz '2001-01-01' + n * interval '1 hour' end,
        timestamptz '2001-01-01', timestamptz '2001-01-01' + n * interval '1 hour',
        case when n % 500 = 0 then ${me}::uuid end
      from generate_series(1, 20000) n`);
    await db.execute(sql`alter table contents enable trigger user`);
    await db.execute(sql`analyze contents`);
  });

  const explain = async (statement: ReturnType<typeof sql>) => {
    const { rows } = await test.app.services.db.execute(sql`explain ${statement}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const filters: [string, Partial<ContentFilter>, string][] = [
    ['of every state, newest first', {}, 'contents_published'],
    [
      'of one’s own drafts',
      { createdBy: 'me', state: 'draft', sort: '-updatedAt' },
      'contents_created_by',
    ],
  ];
  it.each(filters)('are found through an index for a list %s', async (_what, change, index) => {
    const { services } = test.app;
    const actor = {
      kind: 'staff',
      id: me,
      role: 'editor',
      sessionId: null,
      mustSetUpTwoStep: false,
    } as const;
    const filter = { page: 1, pageSize: 20, ...change };
    const where = conditions(operationOf(services, actor), filter);
    const plan = await explain(selectSorted(services.db, filter, where).getSQL());
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on contents');
  });

  it.each([
    ['contents', 'created_by', 'contents_created_by'],
    ['contents', 'updated_by', 'contents_updated_by'],
    ['media', 'created_by', 'media_created_by'],
  ])('%s.%s is found through an index when an account is deleted', async (table, column, index) => {
    const { db } = test.app.services;
    const { rows } = await db.execute(sql`
      select indexdef from pg_indexes where tablename = ${table} and indexname = ${index}`);
    expect(rows[0]?.indexdef).toContain(`btree (${column}`);
  });
});

it('a sorted search that takes too long is also cancelled in the database, before the request is refused', async () => {
  const define = (language: string, body: string) =>
    runOnDatabase(
      String(test.database.config.database),
      `create or replace function search_contents(wanted tsquery) returns setof uuid
        language ${language} stable rows 1000 set enable_seqscan = off as $$${body}$$`,
    );
  await define('plpgsql', 'begin perform pg_sleep(60); end');
  try {
    for (const [url, headers] of [
      ['/api/contents?q=taslak&sort=title', {}],
      ['/api/contents?q=taslak', editor],
    ] as const) {
      const reply = await test.call({ method: 'GET', url, headers });
      expect(reply.statusCode).toBe(503);
      expect(reply.headers['retry-after']).toBe('5');
      const { rows } = await test.app.services.db.execute(sql`select from pg_stat_activity
        where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`);
      expect(rows).toEqual([]);
    }
  } finally {
    await define('sql', 'select content_id from content_search where words @@ wanted');
  }
});

describe('a warning about text that the site does not show', () => {
  const body = 'Bir satır.\n\n![Kıyı](http://baska.example/kiyi.png)\n\n[Buraya](ftp://a.b)';
  const warnings = [
    { kind: 'picture', line: 3, address: 'http://baska.example/kiyi.png' },
    { kind: 'link', line: 5, address: 'ftp://a.b' },
  ];

  it('is in the reply to the preview and to every save, and the save succeeds', async () => {
    const preview = await test.call({
      method: 'POST',
      url: '/api/contents/preview',
      payload: { body },
      headers: editor,
    });
    expect(preview.json().data).toMatchObject({ warnings });
    expect(preview.json().data.html).not.toContain('<p></p>');
    const created = await post({ ...draft, title: 'Dışarıdan görselli', body });
    expect(created.json()).toMatchObject({ data: { body }, warnings });
    const saved = await put(created.json().data, { body: `${body}\n`, state: 'published' });
    expect(saved.json().warnings).toEqual(warnings);
    expect((await put(saved.json().data, { body: 'Sade.' })).json().warnings).toEqual([]);
  });
});

describe('invalid input', () => {
  it.each([
    [{ ...draft, title: '' }, 'title', 'Başlık zorunludur.'],
    [{ ...draft, title: 'ab' }, 'title', 'Başlık en az 3 karakter olmalıdır.'],
    [{ ...draft, title: 'a'.repeat(201) }, 'title', 'Başlık en çok 200 karakter olabilir.'],
    [{ category: 'haberler' }, 'title', 'Başlık zorunludur.'],
    [{ ...draft, title: 12 }, 'title', 'Başlık beklenen türde değil.'],
    [{ ...draft, title: ['a', 'b'] }, 'title', 'Başlık beklenen türde değil.'],
    [{ ...draft, title: 'NUL \u0000 içeren' }, 'title', 'Başlık geçerli bir biçimde değil.'],
    [{ ...draft, title: 'yarım \ud800 çift' }, 'title', 'Başlık geçerli bir biçimde değil.'],
    [{ ...draft, category: 'yok' }, 'category', 'Kategori için bu değer geçerli değil.'],
    [{ ...draft, slug: '../etc' }, 'slug', 'Adres geçerli bir biçimde değil.'],
    [{ ...draft, id: 'x' }, 'id', 'Bilinmeyen bir alan.'],
    [{ ...draft, updatedAt: '2001-01-01' }, 'updatedAt', 'Bilinmeyen bir alan.'],
    [
      { ...draft, publishedAt: '2001-01-01' },
      'publishedAt',
      'Yayın tarihi geçerli bir biçimde değil.',
    ],
    [{ ...draft, state: 'published', body: ' ' }, 'body', 'Yayımlamadan önce metin yazılmalıdır.'],
    [
      { ...draft, state: 'published', body: 'Metin.\n\n![meydan.jpg](upload:7)' },
      'body',
      '“meydan.jpg” görseli yüklenmedi. Yayımlamadan önce yeniden ekleyin ya da metinden kaldırın.',
    ],
    [
      { ...draft, cover: { mediaId: '6f9619ff-8b86-4d01-b42d-00c04fc964ff', alt: 'x' } },
      'cover.mediaId',
      'Seçilen görsel ya da dosya bulunamadı. Lütfen yeniden yükleyin.',
    ],
  ])('names the field and is not a server error: case %#', async (payload, field, message) => {
    const reply = await post(payload);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      success: false,
      code: 'invalid',
      fields: { [field]: message },
    });
  });

  it.each(['title', 'author', 'summary'])(
    'names %s when it holds a control character or a change of direction',
    async (field) => {
      for (const sign of ['\u001b', '\u202e']) {
        const reply = await post({ ...draft, [field]: `Deniz${sign}feneri` });
        expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
      }
    },
  );

  it('is answered in the language that the client requests', async () => {
    const reply = await post({ ...draft, title: '' }, { ...editor, 'accept-language': 'en-GB,tr' });
    expect(reply.json().fields.title).toBe('Title is required.');
  });

  it('is refused for an address that is in use, and changes neither item', async () => {
    const first = await publish({ title: 'Adres sahibi' });
    const second = await publish({ title: 'Adres isteyen' });
    const reply = await put(second, { slug: first.slug });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields.slug).toBe('Bu adres başka bir içerikte kullanılıyor.');
  });

  it.each([
    ['GET', '/api/contents?page=0', 422],
    ['GET', '/api/contents?page=abc', 422],
    ['GET', '/api/contents?page=5001', 422],
    // Only staff may open such late pages: the database has to read all earlier rows.
    ['GET', '/api/contents?page=101&pageSize=100', 422],
    ['GET', '/api/contents?page=100&pageSize=100', 200],
    ['GET', '/api/contents?q=a&q=b', 422],
    ['GET', '/api/contents?sort=passwordHash', 422],
    ['GET', '/api/contents?q=%00', 422],
    ['GET', '/api/contents/not-an-id', 404],
    ['GET', '/api/contents/by-slug/..%2f..', 404],
    ['GET', '/api/nothing', 404],
    ['GET', '/haberler/%00', 404],
    ['GET', '/haberler/%E0%A4%A', 400],
    ['GET', '/haberler?sayfa=-1', 404],
    ['GET', '/haberler?sayfa=99999', 404],
    ['GET', '/haberler?yil=1901', 404],
    ['GET', '/tum-icerikler?kategori=yok', 404],
  ] as const)('%s %s is %i', async (method, url, status) => {
    expect((await test.call({ method, url })).statusCode).toBe(status);
  });

  it.each([
    ['cut short', '{"title":', 'application/json', 400],
    ['that poisons a prototype', '{"__proto__":{"state":"published"}}', 'application/json', 400],
    ['of a form', 'title=abc', 'application/x-www-form-urlencoded', 415],
    ['of plain text', 'abc', 'text/plain', 415],
    ['over 1.3 MB', `{"body":"${'a'.repeat(1_300_000)}"}`, 'application/json', 413],
  ])('a body %s is refused', async (_name, payload, type, status) => {
    const headers = { ...editor, 'content-type': type };
    const reply = await test.call({ method: 'POST', url: '/api/contents', payload, headers });
    expect(reply.statusCode).toBe(status);
    expect(reply.json().success).toBe(false);
  });
});

describe('a list with unusual parameters in its address', () => {
  it('of the API is answered but not cached; the first pages are', async () => {
    const { cache } = test.app.services;
    const sizeAfter = async (url: string) => {
      expect((await page(url)).statusCode, url).toBe(200);
      return cache.size;
    };
    const before = cache.size;
    for (const invented of ['page=11', 'pageSize=19', 'year=2026', 'sort=title', 'sort=updatedAt'])
      expect(await sizeAfter(`/api/contents?${invented}`), invented).toBe(before);
    expect(await sizeAfter('/api/contents?category=raporlar&page=2')).toBe(before + 1);
    expect(await sizeAfter('/api/contents?category=raporlar&page=2&sort=-publishedAt')).toBe(
      before + 1,
    );
  });

  it('a reply that is not cached yet is loaded once for all requests at the same time', async () => {
    const url = '/api/contents?category=raporlar&page=3';
    test.app.services.cache.clear();
    const statements = recordStatements();
    await Promise.all(Array.from({ length: 8 }, () => page(url)));
    expect(statements.ofList()).toHaveLength(1);
    statements.end();
  });

  it('of a year without content causes no query for the list', async () => {
    await publish();
    const statements = recordStatements();
    await page('/haberler');
    expect(statements.ofList()).not.toEqual([]);
    statements.clear();
    for (const year of [1901, 1950, 2099])
      expect((await page(`/haberler?yil=${year}`)).statusCode).toBe(404);
    expect(statements.ofList()).toEqual([]);
    statements.end();
  });
});

describe('the rights', () => {
  it('a visitor gets 401, a user without the right gets 403', async () => {
    const reader = await test.signIn('reader');
    const content = await publish({ title: 'Yetki sınaması' });
    for (const [headers, status] of [
      [{}, 401],
      [reader, 403],
    ] as const) {
      expect((await post(draft, headers)).statusCode).toBe(status);
      expect((await put(content, {}, headers)).statusCode).toBe(status);
      const url = `/api/contents/${content.id}?version=1`;
      expect((await test.call({ method: 'DELETE', url, headers })).statusCode).toBe(status);
      const preview = {
        method: 'POST',
        url: '/api/contents/preview',
        payload: { body: '' },
        headers,
      } as const;
      expect((await test.call(preview)).statusCode).toBe(status);
    }
  });
});
