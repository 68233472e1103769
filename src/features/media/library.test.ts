import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ZipFile } from 'yazl';
import { eventually } from '../../../tests/harness/eventually.ts';
import { filePayload } from '../../../tests/harness/library-files.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { MediaUses } from '../../platform/media-uses.server.ts';
import { PROJECT_DIR } from '../../platform/project.server.ts';
import { PdfProcess } from './pdf/pdf-process.server.ts';
import { FILE_TYPES, type Media, MediaDetails, MOST_FOUND, mediaPath } from './schema.ts';

let test: TestApp;
let editor: Record<string, string>;
let pdf: Buffer;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  await test.addUser('denetci', 'admin');
  editor = await test.signIn('editor');
  pdf = await readFile(join(PROJECT_DIR, 'database/demo/documents/charter.pdf'));
});
afterAll(() => test.close());

const send = async (url: string, bytes: Uint8Array, name: string) =>
  test.call({ url, ...(await filePayload(editor, bytes, name)) });
const upload = (bytes: Uint8Array, name = 'resim.jpg') => send('/api/media', bytes, name);
const added = async (bytes: Uint8Array, name?: string): Promise<Media> => {
  const reply = await upload(bytes, name);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
};
const call = (method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  test.call({ method, url: `/api/media${path}`, headers: editor, ...(payload && { payload }) });
const details = async (id: string): Promise<MediaDetails> =>
  (await call('GET', `/${id}`)).json().data;
const list = async (query: string) => (await call('GET', `?${query}`)).json();
const namesOf = async (query: string): Promise<string[]> =>
  (await list(query)).data.map(({ name }: Media) => name);

/** Pictures of different numbers are different files. */
const photo = (number: number, width = 700) =>
  sharp({ create: { width, height: 400, channels: 3, background: { r: number, g: 90, b: 9 } } })
    .png()
    .toBuffer();

function zip(parts: Record<string, string>): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, text] of Object.entries(parts)) file.addBuffer(Buffer.from(text), name);
  file.end();
  return buffer(file.outputStream);
}
const MAIN = 'application/vnd.openxmlformats-officedocument.';
const openXml = (main: string, more: Record<string, string> = {}) =>
  zip({
    '[Content_Types].xml': `<Types><Override ContentType="${MAIN}${main}.main+xml"/></Types>`,
    'docProps/app.xml': '<Properties/>',
    ...more,
  });
const openDocument = (type: string, more: Record<string, string> = {}) =>
  zip({ mimetype: type, 'content.xml': '<office:document-content/>', ...more });
const OFFICE = {
  docx: await openXml('wordprocessingml.document'),
  xlsx: await openXml('spreadsheetml.sheet'),
  pptx: await openXml('presentationml.presentation'),
  odt: await openDocument(FILE_TYPES.odt),
  ods: await openDocument(FILE_TYPES.ods),
  odp: await openDocument(FILE_TYPES.odp),
};

const newContent = async (fields: object) => {
  const payload = { title: 'Kıyıda bir gün', category: 'haberler', ...fields };
  const reply = await test.call({ method: 'POST', url: '/api/contents', headers: editor, payload });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
};

describe('a file of the library', () => {
  it('may be a PDF: it is stored as it is, with its pages and a picture of the first one', async () => {
    const file = await added(pdf, '../Parti Tüzüğü (2026).pdf');
    expect(file).toMatchObject({
      kind: 'file',
      type: 'application/pdf',
      name: 'Parti Tüzüğü (2026)',
      bytes: pdf.length,
      file: `/media/${file.id}/parti-tuzugu-2026.pdf`,
    });
    expect(file.pages).toBeGreaterThan(1);
    const picture = await test.call({
      method: 'GET',
      url: mediaPath(file.id, file.widths.at(-1) as number, 'webp'),
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: file.width });
    const url = file.file as string;
    const whole = await test.call({ method: 'GET', url });
    expect(whole.rawPayload.equals(pdf)).toBe(true);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="parti-tuzugu-2026.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const part = await test.call({ method: 'GET', url, headers: { range: 'bytes=5-9' } });
    expect([part.statusCode, part.rawPayload]).toEqual([206, pdf.subarray(5, 10)]);
  });

  it.each(Object.entries(OFFICE))('may be %s, by its content', async (ending, bytes) => {
    const file = await added(bytes, 'tablo.bin');
    const url = `/media/${file.id}/tablo.${ending}`;
    expect(file).toMatchObject({ kind: 'file', file: url, widths: [], pages: null });
    const type = FILE_TYPES[ending as keyof typeof FILE_TYPES];
    expect((await test.call({ method: 'GET', url })).headers['content-type']).toBe(type);
  });

  it.each([
    ['a program', openXml('wordprocessingml.document', { 'word/vbaProject.bin': 'x' })],
    ['a control', openXml('spreadsheetml.sheet', { 'xl/activeX/activeX1.xml': 'x' })],
    ['a script', openDocument(FILE_TYPES.odt, { 'Basic/script-lc.xml': 'x' })],
  ])('with %s is refused', async (_what, bytes) => {
    const reply = await upload(await bytes, 'belge.docx');
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields.file).toBe(
      'Makro içeren Office dosyaları yüklenemez. Dosyayı makrosuz kaydedip yeniden yükleyin.',
    );
  });

  it.each([
    ['another archive', zip({ 'index.html': '<script>alert(1)</script>' })],
    ['a document with macros by its type', openXml('ignored')],
    ['a damaged archive', OFFICE.docx.subarray(0, 60)],
    ['an archive whose named part is huge', zip({ '[Content_Types].xml': ' '.repeat(2_000_000) })],
    ['a page that begins like an archive', Buffer.from('PK\x03\x04<script>alert(1)</script>')],
  ])('cannot be %s', async (_what, bytes) => {
    const reply = await upload(await bytes, 'belge.docx');
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['file']]);
  });

  it('that is a damaged PDF is refused', async () => {
    const reply = await upload(pdf.subarray(0, 300), 'belge.pdf');
    expect(reply.json().fields.file).toMatch(/^Dosya okunabilir bir PDF değil\./);
  });

  it('that is a PDF with other bytes before its header is told to be saved again', async () => {
    for (const before of ['\r\n', '<!-- -->\n', ' '.repeat(1000)]) {
      const reply = await upload(Buffer.concat([Buffer.from(before), pdf]), 'belge.pdf');
      expect([reply.statusCode, reply.json().fields.file]).toEqual([
        422,
        'Dosya okunabilir bir PDF değil. Bir PDF programında açıp yeniden kaydedin.',
      ]);
    }
  });
});

it('a PDF that takes too long is aborted while it is being opened', async () => {
  expect(await new PdfProcess({ timeLimitMs: 1 }).run(pdf)).toBe('tooSlow');
});

it('the same file is stored once, also if it arrives several times at once', async () => {
  const bytes = await photo(1);
  const replies = await Promise.all([1, 2, 3].map((number) => upload(bytes, `${number}.png`)));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
  expect(new Set(replies.map((reply) => reply.json().data.id)).size).toBe(1);
  const again = await upload(bytes, 'başka.png');
  expect(again.statusCode).toBe(200);
  expect(again.json().message).toBe('Bu dosya kitaplıkta zaten vardı.');
});

describe('the list', () => {
  it('finds words in names and texts, whatever their Turkish letters', async () => {
    const { version, id } = await added(await photo(2), 'IŞIKLI İskele.png');
    const texts = {
      alt: 'Güneş batarken Çeşme',
      caption: '',
      credit: 'AA',
      focusX: 50,
      focusY: 50,
    };
    await call('PUT', `/${id}`, { name: 'IŞIKLI İskele', ...texts, version });
    for (const q of ['ışıklı', 'isikli iskele', 'ÇEŞME', 'cesme aa'])
      expect(await namesOf(`q=${encodeURIComponent(q)}`), q).toEqual(['IŞIKLI İskele']);
    expect(await namesOf('q=%25')).toEqual([]);
  });

  it('that a search makes of many has the newest first, and counts up to a limit', async () => {
    const { db } = test.app.services;
    await db.execute(sql`insert into media (name, original_name, width, height, widths, bytes, created_at)
      select 'Kalabalık ' || n, 'k.jpg', 10, 10, '{}', 1, now() - n * interval '1 hour'
      from generate_series(1, ${MOST_FOUND + 5}) n`);
    const found = await list('q=kalabalik&pageSize=3');
    expect(found.total).toBe(MOST_FOUND);
    expect(found.data.map(({ name }: Media) => name)).toEqual(
      [1, 2, 3].map((n) => `Kalabalık ${n}`),
    );
    expect((await list('q=kalabalik%201999')).total).toBe(1);
    await db.execute(sql`delete from media where name like 'Kalabalık%'`);
  });

  it('has filters, orders and pages', async () => {
    const small = await added(await photo(3, 40), 'b küçük.png');
    const cover = await added(await photo(4, 41), 'a kapak.png');
    // Twice in the same content, which is one use.
    await newContent({
      cover: { mediaId: cover.id, alt: 'Kapak' },
      body: `![Kıyı](${mediaPath(cover.id, 700, 'webp')})`,
    });
    const unused = await namesOf('use=unused');
    expect(unused).toContain('b küçük');
    expect(unused).not.toContain('a kapak');
    expect((await list('use=used')).data).toMatchObject([{ name: 'a kapak', uses: 1 }]);
    expect((await list(`q=${encodeURIComponent('b küçük')}`)).data).toMatchObject([{ uses: 0 }]);
    expect(await namesOf('kind=file&sort=bytes&pageSize=1')).toHaveLength(1);
    const names = await namesOf('sort=name&pageSize=100');
    expect(names).toEqual(names.toSorted(new Intl.Collator('tr').compare));
    const { total } = await list('pageSize=2');
    const second = await list('pageSize=2&page=2');
    expect(second).toMatchObject({ total, page: 2, pageSize: 2 });
    expect(await namesOf('use=noAlt')).toContain(small.name);
    const lacksAlt = async () =>
      (await list(`q=${encodeURIComponent('b küçük')}`)).data[0]?.lacksAlt;
    expect(await lacksAlt()).toBe(true);
    // The picture of a document's first page is not among those that the staff can choose or describe.
    await test.app.services.db.execute(
      sql`insert into document_drafts (kind, title, cover_id, created_at, updated_at)
        values ('charter', 'Tüzük', ${small.id}, now(), now())`,
    );
    const uploaded = await namesOf('kind=image&origin=uploaded&pageSize=100');
    expect(uploaded).toContain('a kapak');
    expect(uploaded).not.toContain('b küçük');
    expect(await namesOf('use=noAlt&pageSize=100')).not.toContain('b küçük');
    expect(await lacksAlt()).toBe(false);
    expect(await namesOf('kind=image&pageSize=100')).toContain('b küçük');
    for (const wrong of ['kind=video', 'pageSize=1000', 'q=', 'sort=id', 'origin=x'])
      expect((await call('GET', `?${wrong}`)).statusCode, wrong).toBe(422);
  });
});

describe('a picture of the library', () => {
  const change = { name: 'Ad', alt: '', caption: '', credit: '', focusX: 20, focusY: 80 };

  it('gets a name, texts and a focal point; a change of an older version is a conflict', async () => {
    const { id, version } = await added(await photo(5));
    const texts = { name: 'Meydan', alt: 'Meydan,\nkalabalık', caption: 'Açılış', credit: 'AA' };
    const changed = await call('PUT', `/${id}`, { ...change, ...texts, version });
    expect(changed.json().data).toMatchObject({ ...texts, focusX: 20, focusY: 80, version: 2 });
    const late = await call('PUT', `/${id}`, { ...change, version });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'conflict', current: { name: 'Meydan' } });
    const wrong = await call('PUT', `/${id}`, { ...change, name: ' ', focusX: 101, version: 2 });
    expect([wrong.statusCode, Object.keys(wrong.json().fields).sort()]).toEqual([
      422,
      ['focusX', 'name'],
    ]);
  });

  it('is deleted only when nothing uses it, with its files', async () => {
    const media = await added(await photo(6));
    const body = `Metin\n\n![Kıyı](${mediaPath(media.id, 700, 'webp')})`;
    const content = await newContent({ title: 'Kıyı', body });
    expect(await details(media.id)).toMatchObject({
      createdBy: { name: 'editor' },
      uses: [{ kind: 'content', name: 'Kıyı', path: `/dashboard/blog/${content.id}` }],
    });
    const refused = await call('DELETE', `/${media.id}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'mediaInUse', uses: [{ name: 'Kıyı' }] });
    expect(refused.json().message).toBe(
      'Bu dosya 1 kayıtta kullanılıyor; kullanıldığı sürece silinemez.',
    );
    await test.call({
      method: 'DELETE',
      url: `/api/contents/${content.id}?version=${content.version}`,
      headers: editor,
    });
    // A content in the trash can come back with its pictures.
    expect((await call('DELETE', `/${media.id}`)).statusCode).toBe(409);
    const url = `/api/contents/trash/${content.id}`;
    expect((await test.call({ method: 'DELETE', url, headers: editor })).statusCode).toBe(200);
    expect((await call('DELETE', `/${media.id}`)).statusCode).toBe(200);
    expect((await call('GET', `/${media.id}`)).statusCode).toBe(404);
    const address = mediaPath(media.id, 700, 'webp');
    await eventually(
      async () => (await test.call({ method: 'GET', url: address })).statusCode,
    ).toBe(404);
  });

  it('is replaced: texts stay, uses show the new one, and old addresses lead to it', async () => {
    const old = await added(await photo(7), 'eski.png');
    await call('PUT', `/${old.id}`, { ...change, name: 'Liman', version: old.version });
    const body = `![Liman](${mediaPath(old.id, 320, 'webp')})`;
    const content = await newContent({
      cover: { mediaId: old.id, alt: 'Liman' },
      title: 'Liman açıldı',
      state: 'published',
      body,
    });
    const page = () => test.call({ method: 'GET', url: `/haberler/${content.slug}` });
    expect((await page()).body).toContain(old.id);
    const replace = async (id: string, bytes: Uint8Array) =>
      send(`/api/media/${id}/replace`, bytes, 'yeni.png');
    const reply = await replace(old.id, await photo(8, 1000));
    expect(reply.statusCode, reply.body).toBe(200);
    const present: MediaDetails = reply.json().data;
    expect(present).toMatchObject({ name: 'Liman', focusX: 20, width: 1000 });
    expect(present.uses).toMatchObject([{ name: 'Liman açıldı' }]);
    expect((await page()).body).not.toContain(old.id);
    expect((await page()).body).toContain(present.id);
    // The text names a width that only the old picture has, until it is rendered again.
    const missing = mediaPath(present.id, 700, 'webp');
    expect((await page()).body).toContain(missing);
    await test.app.startJobs();
    await eventually(async () => (await page()).body).not.toContain(missing);
    const leads = async (id: string, width: number) => {
      const found = await test.call({ method: 'GET', url: mediaPath(id, width, 'webp') });
      return [found.statusCode, found.headers.location];
    };
    await eventually(() => leads(old.id, 700)).toEqual([301, mediaPath(present.id, 960, 'webp')]);
    expect((await call('GET', `/${old.id}`)).statusCode).toBe(404);
    const third = (await replace(present.id, await photo(9))).json().data;
    await eventually(() => leads(old.id, 320)).toEqual([301, mediaPath(third.id, 320, 'webp')]);
    // Neither another kind of file nor one that is there already.
    const wrong = await replace(third.id, pdf);
    expect(wrong.json().fields.file).toBe('Bir görselin yerine yalnızca görsel konabilir.');
    const known = await replace(third.id, await photo(5));
    expect(known.json().fields.file).toBe('Bu dosya kitaplıkta zaten var: Meydan.');
    expect((await replace(old.id, await photo(10))).statusCode).toBe(404);
  });

  it('that was replaced is the new one in a restored revision', async () => {
    const old = await added(await photo(11));
    const cover = { mediaId: old.id, alt: 'Liman', caption: '', credit: '' };
    const content = await newContent({ cover, title: 'Eski kapak' });
    const url = `/api/contents/${content.id}`;
    const { version, title, category } = content;
    const without = { version, title, category, auto: false };
    const saved = await test.call({
      method: 'PUT',
      url: `${url}/pending`,
      headers: editor,
      payload: without,
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const present = await send(`/api/media/${old.id}/replace`, await photo(12), 'yeni.png');
    const revisions = await test.call({ method: 'GET', url: `${url}/revisions`, headers: editor });
    const first = revisions.json().data.at(-1);
    const restored = await test.call({
      method: 'POST',
      url: `${url}/revisions/${first.id}/restore`,
      headers: editor,
      payload: { version: saved.json().data.version },
    });
    expect(restored.json().data.cover.mediaId).toBe(present.json().data.id);
  });

  it('is in the audit log with every change', async () => {
    const headers = await test.signIn('denetci');
    const log = async (action: string) =>
      (await test.call({ method: 'GET', url: `/api/audit?action=media.${action}`, headers })).json()
        .data;
    expect(await log('update')).toMatchObject([{}, { after: { name: 'Meydan', focusX: 20 } }, {}]);
    expect(await log('delete')).toMatchObject([{ subject: { kind: 'media' } }]);
    expect(await log('replace')).toMatchObject([
      {},
      {},
      { before: { file: 'eski.png' }, after: { file: 'yeni.png' }, subject: { name: 'Liman' } },
    ]);
  });
});

describe('the library', () => {
  it('replaces an imported picture: another import finds the new one by the former address', async () => {
    const old = await added(await photo(40), 'eski.png');
    const { db } = test.app.services;
    await db.execute(sql`insert into imported_media (source, address, media_id)
      values ('https://eski.example', 'https://eski.example/a.jpg', ${old.id})`);
    const reply = await send(`/api/media/${old.id}/replace`, await photo(41), 'yeni.png');
    expect(reply.statusCode, reply.body).toBe(200);
    const { rows } = await db.execute(sql`select media_id from imported_media`);
    expect(rows).toEqual([{ media_id: reply.json().data.id }]);
  });

  it('names records of a kind that only its feature knows, in the client’s language', async () => {
    const { id, version } = await added(await photo(42), 'afiş.png');
    const poster: MediaUses = {
      kind: 'poster',
      // Any text of the product.
      label: 'media:kinds.image',
      query: sql`select id as media_id, id, 'Afiş' as name from media where id = ${id}::uuid`,
      pathOf: () => null,
      async replace() {},
      async invalidate() {},
    };
    const kinds = test.app.services.mediaUses as MediaUses[];
    kinds.push(poster);
    onTestFinished(() => {
      kinds.splice(kinds.indexOf(poster), 1);
    });
    const url = `/api/media/${id}`;
    const names = { tr: 'Görseller', en: 'Images', de: 'Bilder', es: 'Imágenes' };
    for (const [language, kindName] of Object.entries(names)) {
      const headers = { ...editor, 'accept-language': language };
      const uses = [{ kind: 'poster', kindName, id, name: 'Afiş', path: null }];
      const found = await test.call({ method: 'GET', url, headers });
      expect(found.statusCode, found.body).toBe(200);
      expect(MediaDetails.parse(found.json().data).uses).toEqual(uses);
      const refused = await test.call({ method: 'DELETE', url, headers });
      expect(refused.json()).toMatchObject({ code: 'mediaInUse', uses });
      const fields = { name: 'Afiş', alt: '', caption: '', credit: '', focusX: 50, focusY: 50 };
      const payload = { ...fields, version: version + 1 };
      const late = await test.call({ method: 'PUT', url, headers, payload });
      expect(late.json()).toMatchObject({ code: 'conflict', current: { uses } });
    }
  });

  it('knows every table with a foreign key to it, and each kind of record once', async () => {
    const { db, mediaUses } = test.app.services;
    const kinds = mediaUses.map(({ kind }) => kind);
    expect(kinds).toEqual([...new Set(kinds)]);
    const { rows } = await db.execute(sql`
      select conrelid::regclass::text || '.' || attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'media'::regclass`);
    const texts = mediaUses.map(({ query }) => db.execute(sql`${query} limit 0`));
    await Promise.all(texts);
    const used = mediaUses.map(({ query }) => new PgDialect().sqlToQuery(query).sql).join(' ');
    const unknown = rows
      .map(({ name }) => String(name))
      .filter((name) => {
        const [table = '', column = ''] = name.split('.');
        return !(used.includes(table) && used.includes(column));
      });
    // The former ids of a picture lead to it; they are no use.
    expect(unknown).toEqual(['media_former_ids.media_id']);
  });
});
