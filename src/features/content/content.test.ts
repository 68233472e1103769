import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { Content } from './schema.ts';

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
const put = (piece: Content, change: object, headers = editor) => {
  const { title, category, body, version, slug, state } = piece;
  const payload = { title, category, body, version, slug, state, ...change };
  return test.call({ method: 'PUT', url: `/api/contents/${piece.id}`, payload, headers });
};
const page = (url: string) => test.call({ method: 'GET', url });
async function publish(change: object = {}): Promise<Content> {
  const reply = await post({ ...draft, state: 'published', ...change });
  expect(reply.statusCode).toBe(201);
  return reply.json().data;
}

describe('an editor', () => {
  it('writes a draft that no visitor can find', async () => {
    const reply = await post({ ...draft, title: 'Gizli kalması gereken taslak' });
    expect(reply.statusCode).toBe(201);
    const piece: Content = reply.json().data;
    expect(piece).toMatchObject({
      slug: 'gizli-kalmasi-gereken-taslak',
      state: 'draft',
      publishedAt: null,
    });
    expect((await page(piece.path)).statusCode).toBe(404);
    expect((await page(`/haberler/${piece.id}`)).statusCode).toBe(404);
    expect((await page(`/api/contents/${piece.id}`)).statusCode).toBe(404);
    expect((await page(`/api/contents/by-slug/${piece.slug}`)).statusCode).toBe(404);
    for (const url of [
      '/',
      '/haberler',
      '/tum-icerikler',
      '/arsiv',
      '/api/contents',
      '/api/contents?state=draft',
    ]) {
      expect((await page(url)).body, url).not.toContain('Gizli kalması');
    }
  });

  it('publishes, and the piece is at once on its page, in its list and on the home page', async () => {
    for (const url of ['/', '/haberler', '/tum-icerikler']) await page(url);
    const piece = await publish({ title: 'Kooperatif sulama hattını açtı' });
    expect(piece.path).toBe('/haberler/kooperatif-sulama-hattini-acti');
    for (const url of [piece.path, '/', '/haberler', '/tum-icerikler', '/haberler?yil=2026']) {
      const reply = await page(url);
      expect(reply.statusCode, url).toBe(200);
      expect(reply.body, url).toContain('Kooperatif sulama hattını açtı');
    }
    expect((await page(piece.path)).body).toContain('Bir <strong>cümle</strong>.');
  });

  it('takes a piece back to draft, and it is gone everywhere at once', async () => {
    const piece = await publish({ title: 'Yanlışlıkla yayımlanan haber' });
    expect((await page(piece.path)).statusCode).toBe(200);
    expect((await put(piece, { state: 'draft' })).statusCode).toBe(200);
    expect((await page(piece.path)).statusCode).toBe(404);
    expect((await page('/haberler')).body).not.toContain('Yanlışlıkla yayımlanan');
  });

  it('archives a piece, which leaves its list, keeps its address and appears in the archive', async () => {
    const piece = await publish({ title: 'Geçen yılın etkinlik takvimi' });
    await put(piece, { state: 'archived' });
    expect((await page('/haberler')).body).not.toContain('etkinlik takvimi');
    expect((await page('/arsiv')).body).toContain('Geçen yılın etkinlik takvimi');
    expect((await page(piece.path)).statusCode).toBe(200);
  });

  it('cannot overwrite what a colleague saved meanwhile', async () => {
    const piece = await publish({ title: 'İki editörün yazısı' });
    expect((await put(piece, { body: 'Birinci editörün metni.' })).statusCode).toBe(200);
    const late = await put(piece, { body: 'İkinci editörün metni.' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'conflict',
      current: { body: 'Birinci editörün metni.' },
    });
    expect((await page(`/api/contents/${piece.id}`)).json().data.body).toBe(
      'Birinci editörün metni.',
    );
  });

  it('changes an address, and the former one leads to the new one', async () => {
    const piece = await publish({ title: 'Adresi değişecek yazı' });
    await put(piece, { slug: 'yeni-adres', category: 'makaleler' });
    for (const old of [
      piece.path,
      `/makaleler/${piece.slug}`,
      `/haberler/${piece.id}`,
      '/haberler/yeni-adres',
    ]) {
      const reply = await page(old);
      expect(reply.statusCode, old).toBe(301);
      // It may come back: a browser that remembered the way would go in circles.
      expect(reply.headers['cache-control'], old).toBe('no-cache');
      expect(reply.headers.location, old).toBe('/makaleler/yeni-adres');
    }
    expect((await page('/en/haberler/yeni-adres')).headers.location).toBe(
      '/en/makaleler/yeni-adres',
    );
  });

  it('gives two pieces with one title two addresses', async () => {
    const slugs = [
      await publish({ title: 'Aynı başlık' }),
      await publish({ title: 'Aynı başlık' }),
    ];
    expect(slugs.map((piece) => piece.slug)).toEqual(['ayni-baslik', 'ayni-baslik-2']);
  });

  it('deletes a piece', async () => {
    const piece = await publish({ title: 'Silinecek yazı' });
    const url = `/api/contents/${piece.id}?version=${piece.version}`;
    expect((await test.call({ method: 'DELETE', url, headers: editor })).statusCode).toBe(200);
    expect((await page(piece.path)).statusCode).toBe(404);
  });

  it('previews Markdown without anything that runs', async () => {
    const body = '## Ara\n\n<script>alert(1)</script> [x](javascript:alert(1))';
    const reply = await test.call({
      method: 'POST',
      url: '/api/contents/preview',
      payload: { body },
      headers: editor,
    });
    expect(reply.json().data.html).toContain('<h2 id="ara">Ara</h2>');
    expect(reply.json().data.html).not.toMatch(/<script|href="javascript/);
  });
});

describe('bad input names its field and is never a server error', () => {
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
    [
      { ...draft, title: '!!! ???' },
      'slug',
      'Başlıktan bir adres oluşturulamadı. Lütfen adresi kendiniz yazın.',
    ],
    [{ ...draft, id: 'x' }, 'id', 'Kimlik bilinmeyen bir alan.'],
    [{ ...draft, publishedAt: '2001-01-01' }, 'publishedAt', 'publishedAt bilinmeyen bir alan.'],
    [{ ...draft, state: 'published', body: ' ' }, 'body', 'Yayımlamadan önce metin yazılmalıdır.'],
    [
      { ...draft, cover: { mediaId: '6f9619ff-8b86-4d01-b42d-00c04fc964ff', alt: 'x' } },
      'cover.mediaId',
      'Kapak görseli bulunamadı. Lütfen yeniden yükleyin.',
    ],
  ])('case %#', async (payload, field, message) => {
    const reply = await post(payload);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      success: false,
      code: 'invalid',
      fields: { [field]: message },
    });
  });

  it('answers in the language that the client asks for', async () => {
    const reply = await post({ ...draft, title: '' }, { ...editor, 'accept-language': 'en-GB,tr' });
    expect(reply.json().fields.title).toBe('Title is required.');
  });

  it('refuses an address that is taken, and keeps both pieces as they were', async () => {
    const first = await publish({ title: 'Adres sahibi' });
    const second = await publish({ title: 'Adres isteyen' });
    const reply = await put(second, { slug: first.slug });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields.slug).toBe('Bu adres başka bir içerikte kullanılıyor.');
  });

  it.each([
    ['GET', '/api/contents?page=0', 422],
    ['GET', '/api/contents?page=abc', 422],
    ['GET', '/api/contents?q=a&q=b', 422],
    ['GET', '/api/contents?sort=passwordHash', 422],
    ['GET', '/api/contents?q=%00', 422],
    ['GET', '/api/contents/not-an-id', 422],
    ['GET', '/api/contents/by-slug/..%2f..', 422],
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
    ['over 64 KB', `{"body":"${'a'.repeat(70_000)}"}`, 'application/json', 413],
  ])('a body %s is refused', async (_name, payload, type, status) => {
    const headers = { ...editor, 'content-type': type };
    const reply = await test.call({ method: 'POST', url: '/api/contents', payload, headers });
    expect(reply.statusCode).toBe(status);
    expect(reply.json().success).toBe(false);
  });
});

describe('who may do what', () => {
  it('a visitor is asked to sign in, a plain user is refused', async () => {
    const reader = await test.signIn('reader');
    const piece = await publish({ title: 'Yetki sınaması' });
    for (const [headers, status] of [
      [{}, 401],
      [reader, 403],
    ] as const) {
      expect((await post(draft, headers)).statusCode).toBe(status);
      expect((await put(piece, {}, headers)).statusCode).toBe(status);
      const url = `/api/contents/${piece.id}?version=1`;
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
