import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDocuments } from '../../../database/demo/load-documents.ts';
import {
  checksumOf,
  DEMO_DOCUMENTS,
  PRINTED_FROM,
  readDemoDocuments,
} from '../../../database/demo/read-documents.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { SLIM_PDF, tinyPdf, withPage } from '../../../tests/harness/tiny-pdf.ts';
import { type Actor, SYSTEM, VISITOR } from '../../platform/actor.ts';
import { Invalid } from '../../platform/errors.ts';
import { operationOf } from '../../platform/services.server.ts';
import { auditEvents } from '../audit/tables.server.ts';
import { MAX_FILE_BYTES } from '../media/schema.ts';
import { media } from '../media/tables.server.ts';
import { addDocumentVersion } from './publish.server.ts';
import { renderOldDocuments } from './render-document.server.ts';
import { FIXED_KEYS, type NewVersion } from './schema.ts';
import { documents, documentVersions } from './tables.server.ts';

let test: TestApp;
let admin: Actor;
let pdf: Buffer;

beforeAll(async () => {
  test = await openTestApp();
  admin = {
    kind: 'staff',
    id: await test.addUser('admin', 'admin'),
    role: 'admin',
    sessionId: null,
    mustSetUpTwoStep: false,
  };
  pdf = await readFile(`${DEMO_DOCUMENTS}/manifesto.pdf`);
});
afterAll(() => test.close());

const removeAll = async () => {
  await test.app.services.db.delete(documents);
  test.app.forgetAll();
};

const BODY = `Başlangıç sözü.

## Birinci bölüm: Üyelik

### Madde 1: Üyenin hakları

(1) Her üye bir oya sahiptir.

### Madde 2: Ödevler

Bkz. [Madde 1](#madde-1).

## İkinci bölüm: Organlar

### Geçici madde 1

Bu tüzük yürürlüktedir.`;

const first: NewVersion = {
  document: 'charter',
  title: 'Tüzük',
  summary: 'Partinin kuralları.',
  adoptedOn: '2024-05-12',
  note: 'Kuruluş kurultayında kabul edildi.',
  body: BODY,
};
const add = (change: Partial<NewVersion> & { file?: Buffer } = {}, actor: Actor = admin) => {
  const op = operationOf(test.app.services, actor);
  return addDocumentVersion(op, test.app.services.store, { file: SLIM_PDF, ...first, ...change });
};
const addSecond = () =>
  add({ adoptedOn: '2026-03-15', note: 'Değişti.', body: `${BODY}\n\n### Madde 3: Yeni` });
const page = (url: string) => test.call({ method: 'GET', url });
const fetchPdf = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  test.call({ method, url: '/belgeler/tuzuk-1.pdf', headers });

describe('a document of the demo', () => {
  beforeEach(removeAll);
  const load = (folder?: string) =>
    loadDocuments(operationOf(test.app.services, SYSTEM), test.app.services.store, folder);

  it('that is refused is named in the error, with the field', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ufuk-documents-'));
    const head =
      'document: charter\nnumber: 1\ntitle: Tüzük\nsummary: ""\nadoptedOn: 2024-05-12\nnote: ""';
    await writeFile(join(folder, 'charter.md'), `---\n${head}\n---\n${BODY}`);
    await writeFile(join(folder, 'charter.pdf'), 'no PDF');
    await expect(load(folder)).rejects.toThrow(
      `${join(folder, 'charter.pdf')} was refused: file (pdfUnreadable)`,
    );
    await writeFile(join(folder, 'charter.pdf'), SLIM_PDF);
    await load(folder);
    await rm(folder, { recursive: true });
  });

  it('has no event in the audit log, because no user uploaded it', async () => {
    await add({}, SYSTEM);
    expect(await test.app.services.db.select().from(auditEvents)).toEqual([]);
  });
});

describe('a document', () => {
  beforeEach(removeAll);

  it('has a page with its text, its facts and its PDF', async () => {
    await add({ file: pdf });
    const reply = await page('/tuzuk');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<h1>Tüzük</h1>');
    expect(reply.body).toContain('12 Mayıs 2024 tarihinden beri yürürlükte');
    expect(reply.body).toContain(
      'href="/belgeler/tuzuk-1.pdf" data-viewer="/belgeler/tuzuk-1.pdf"',
    );
    expect(reply.body).toContain(createHash('sha256').update(pdf).digest('hex'));
    expect(reply.body).toMatch(/data-pages="7"/);
    expect(reply.body).not.toContain('name="robots" content="noindex"');
  });

  it('shows its first page as a picture', async () => {
    await add({ file: pdf });
    const source = /src="(\/media\/[^"]+\.webp)"/.exec((await page('/tuzuk')).body)?.[1];
    const picture = await page(source as string);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(picture.rawPayload.length).toBeGreaterThan(1000);
  });

  it('has an id for links at every part and article', async () => {
    await add();
    const { body } = await page('/tuzuk');
    for (const id of ['birinci-bolum', 'madde-1', 'madde-2', 'ikinci-bolum', 'gecici-madde-1']) {
      expect(body.split(` id="${id}"`), id).toHaveLength(2);
      expect(body, id).toContain(`href="#${id}"`);
    }
    expect(body).toContain('data-copy="http://ufuk.test/tuzuk#madde-2"');
    expect(body).toMatch(/<p class="[^"]+"><span>\(1\) <\/span>Her üye/);
  });

  it('whose HTML is of an earlier renderer is rendered again', async () => {
    await add();
    const { db } = test.app.services;
    const made = await db.select().from(documentVersions);
    const old = { bodyHtml: '<p>Eski.</p>', articles: [], rendererVersion: 0 };
    await db.update(documentVersions).set(old);
    test.app.forgetAll();
    expect((await page('/tuzuk')).body).toContain('<p>Eski.</p>');
    const op = operationOf(test.app.services, SYSTEM);
    await renderOldDocuments(op, new AbortController().signal);
    expect(await db.select().from(documentVersions)).toEqual(made);
    expect((await page('/tuzuk')).body).toContain('id="madde-1"');
  });

  it('uses no id twice, not even one of the page itself', async () => {
    await add({
      body: '### Madde 1: A\n\nx\n\n### Madde 1: B\n\n## Menü\n\n## İçindekiler\n\n> ## Madde 1',
    });
    const { body } = await page('/tuzuk');
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toContain('madde-1-2');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('renders only Markdown, and shows other markup as text', async () => {
    await add({ body: '### Madde 1: <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>' });
    const { body } = await page('/tuzuk');
    expect(body).not.toContain('<img src=x');
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('&lt;script&gt;');
  });

  it('has a page in every language, with the text marked as Turkish', async () => {
    await add();
    const since: Record<string, string> = {
      en: 'In force since 12 May 2024',
      de: 'In Kraft seit 12. Mai 2024',
      es: 'En vigor desde el 12 de mayo de 2024',
    };
    for (const [language, words] of Object.entries(since)) {
      const { statusCode, body } = await page(`/${language}/tuzuk`);
      expect(statusCode, language).toBe(200);
      expect(body, language).toContain(words);
      expect(body, language).toMatch(/<main [^>]*lang="tr"/);
      expect(body, language).toContain('<link rel="canonical" href="http://ufuk.test/tuzuk"/>');
    }
  });

  it('shows a message when only the PDF exists', async () => {
    await add({ body: '' });
    const { body } = await page('/tuzuk');
    expect(body).toContain('yalnızca PDF olarak var');
    expect(body).not.toContain('İçindekiler');
  });

  it('contains its kind and version as structured data', async () => {
    await add();
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
      (await page('/tuzuk')).body,
    )?.[1];
    expect(json).toContain('"@type":"DigitalDocument"');
    expect(json).toContain('"contentUrl":"http://ufuk.test/belgeler/tuzuk-1.pdf"');
  });

  it('that is not published yet shows a message, and is excluded from search engines', async () => {
    for (const path of ['/parti-programi', '/de/parti-programi', '/teskilat-rehberi']) {
      const reply = await page(path);
      expect(reply.statusCode, path).toBe(200);
      expect(reply.body, path).toContain('name="robots" content="noindex"');
    }
    expect((await page('/parti-programi')).body).toContain('henüz yayımlanmadı');
    expect((await page('/parti-programi?surum=1')).statusCode).toBe(404);
  });
});

describe('a new version', () => {
  beforeEach(removeAll);

  it('is in force at once, and the earlier one keeps the address with its number', async () => {
    await add();
    expect((await page('/tuzuk')).body).toContain('data-viewer="/belgeler/tuzuk-1.pdf"');
    test.now.value = new Date('2026-11-20T09:00:05Z');
    await addSecond();
    const present = (await page('/tuzuk')).body;
    expect(present).toContain('data-viewer="/belgeler/tuzuk-2.pdf"');
    expect(present).toContain('id="madde-3"');
    expect(present).toContain('href="/tuzuk?surum=1"');
    const old = (await page('/tuzuk?surum=1')).body;
    expect(old).toContain('data-viewer="/belgeler/tuzuk-1.pdf"');
    expect(old).toContain('artık yürürlükte değildir');
    expect(old).toContain('name="robots" content="noindex"');
    expect(old).toContain('data-copy="http://ufuk.test/tuzuk?surum=1#madde-2"');
    expect(old).not.toContain('id="madde-3"');
  });

  it('has a permanent address with the same content as the plain one while it is in force', async () => {
    await add();
    await addSecond();
    const { statusCode, body } = await page('/tuzuk?surum=2');
    expect(statusCode).toBe(200);
    expect(body).toContain('<link rel="canonical" href="http://ufuk.test/tuzuk"/>');
    expect(body).not.toContain('noindex');
    expect(body).not.toContain('artık yürürlükte değildir');
  });

  it('gets the next number, and a number that exists is refused', async () => {
    expect((await add()).number).toBe(1);
    expect((await addSecond()).number).toBe(2);
    await expect(add({ number: 2 })).rejects.toMatchObject({ faults: { number: {} } });
    expect((await add({ number: 7 })).number).toBe(7);
    expect((await add()).number).toBe(8);
  });

  it('gets a different number when two are added at the same time', async () => {
    const added = await Promise.all([add(), add(), add()]);
    expect(added.map(({ number }) => number).sort()).toEqual([1, 2, 3]);
  });

  it('has a page at its number, and other numbers are 404', async () => {
    await add();
    for (const number of ['0', '01', '-1', '1.5', '12345', '9', 'iki']) {
      expect((await page(`/tuzuk?surum=${number}`)).statusCode, number).toBe(404);
    }
  });

  it('can be added by admins only', async () => {
    await expect(add({}, VISITOR)).rejects.toMatchObject({ status: 401 });
    const editor: Actor = { ...admin, role: 'editor' } as Actor;
    await expect(add({}, editor)).rejects.toMatchObject({ status: 403 });
  });
});

describe('a file', () => {
  beforeEach(removeAll);

  const refused = async (file: Buffer) => {
    const before = await test.app.services.db.$count(media);
    const error = await add({ file }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Invalid);
    expect((await page('/tuzuk')).body).toContain('henüz yayımlanmadı');
    expect(await test.app.services.db.$count(media)).toBe(before);
    return (error as Invalid).faults.file?.rule;
  };

  it('that is not a PDF is refused, with any content', async () => {
    for (const text of ['', 'MZ', '<svg/>', 'GIF89a %PDF-1.4', '%PDF-1.7 and nothing more']) {
      expect(await refused(Buffer.from(text)), text).toBe('pdfUnreadable');
    }
  });

  it('that is cut off or damaged is refused', async () => {
    expect(await refused(pdf.subarray(0, 300))).toBe('pdfUnreadable');
    expect(await refused(Buffer.concat([pdf.subarray(0, 8), Buffer.alloc(9000, 65)]))).toBe(
      'pdfUnreadable',
    );
  });

  it('without a page is refused', async () => {
    expect(await refused(tinyPdf('/Kids[]/Count 0'))).toBe('pdfUnreadable');
  });

  it('with a password is refused with a message about the password', async () => {
    // The standard security handler with keys that do not match an empty password.
    const keys = `/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>`;
    const locked = withPage('/MediaBox[0 0 200 200]')
      .toString()
      .replace('/Size 4', `/Size 4/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4${keys}>>`);
    expect(await refused(Buffer.from(locked))).toBe('pdfEncrypted');
  });

  it('above the size limit is refused before it is parsed', async () => {
    const large = Buffer.alloc(MAX_FILE_BYTES + 1);
    large.write('%PDF-1.7');
    expect(await refused(large)).toBe('pdfTooLarge');
  });

  it('with a page of an extreme size gets a picture of a normal size', async () => {
    await add({ file: withPage('/MediaBox[0 0 3 1000000]') });
    expect((await page('/tuzuk')).body).toMatch(/width="1" height="2000"/);
  });
});

describe('the page of a document', () => {
  it('begins with the buttons; each version has the checksum of its file', async () => {
    await removeAll();
    await add();
    await addSecond();
    const { body } = await page('/tuzuk');
    const at = (text: string) => body.indexOf(text);
    expect(at('href="/belgeler/tuzuk-2.pdf" download')).toBeGreaterThan(0);
    expect(at('href="/belgeler/tuzuk-2.pdf" download')).toBeLessThan(at('<dl'));
    const versions = body.slice(at('id="surumler"'));
    expect(body.slice(0, at('id="surumler"'))).not.toContain('SHA-256');
    expect(versions.match(/SHA-256\) <code>[0-9a-f]{64}<\/code>/g)).toHaveLength(2);
  });
});

describe('the PDF of a version', () => {
  beforeAll(async () => {
    await removeAll();
    await add({ file: pdf });
  });

  it('is sent whole, as a download that browsers do not execute', async () => {
    const reply = await fetchPdf();
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.equals(pdf)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': 'attachment; filename="tuzuk-1.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
  });

  it.each([
    ['bytes=0-99', 0, 100],
    ['bytes=100-100', 100, 101],
    ['bytes=-50', -50, undefined],
    ['bytes=1000-', 1000, undefined],
    ['bytes=10-99999999999', 10, undefined],
    ['bytes=-99999999999', 0, undefined],
  ])('is sent in the requested part: %s', async (range, from, to) => {
    const reply = await fetchPdf({ range });
    const part = pdf.subarray(from, to);
    expect(reply.statusCode).toBe(206);
    expect(reply.rawPayload.equals(part)).toBe(true);
    expect(reply.headers['content-length']).toBe(String(part.length));
    expect(reply.headers['content-range']).toMatch(new RegExp(`^bytes \\d+-\\d+/${pdf.length}$`));
  });

  it('is not read for a reply that contains only its length', async () => {
    const { store } = test.app.services;
    const read = vi.spyOn(store, 'read');
    const reply = await fetchPdf({}, 'HEAD');
    expect([reply.statusCode, reply.headers['content-length']]).toEqual([200, String(pdf.length)]);
    expect(read.mock.calls).toEqual([[expect.any(String), { start: 0, end: 0 }]]);
  });

  it.each(['bytes=0-1,5-6', 'bytes=9-3', 'bytes=-', 'bytes=a-b', 'lines=1-2'])(
    'is sent whole if the header is not one valid range: %s',
    async (range) => {
      const reply = await fetchPdf({ range });
      expect(reply.statusCode).toBe(200);
      expect(reply.rawPayload.length).toBe(pdf.length);
    },
  );

  it.each(['bytes=99999999-', 'bytes=-0'])('has no such part: %s', async (range) => {
    const reply = await fetchPdf({ range });
    expect(reply.statusCode).toBe(416);
    expect(reply.headers['content-range']).toBe(`bytes */${pdf.length}`);
  });

  it('is not sent again to a client that has it, and a download is resumed only if the file is the same', async () => {
    const tag = String((await fetchPdf()).headers.etag);
    expect((await fetchPdf({ 'if-none-match': `"other", W/${tag}` })).statusCode).toBe(304);
    expect((await fetchPdf({ 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await fetchPdf({ range: 'bytes=0-9', 'if-range': tag })).statusCode).toBe(206);
    expect((await fetchPdf({ range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(200);
  });

  it('is answered to HEAD without a body', async () => {
    const reply = await fetchPdf({ range: 'bytes=0-9' }, 'HEAD');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-length']).toBe(String(pdf.length));
    expect(reply.rawPayload).toHaveLength(0);
  });

  it.each([
    'tuzuk-2.pdf',
    'tuzuk.pdf',
    'tuzuk-01.pdf',
    'anayasa-1.pdf',
    'tuzuk-1.txt',
    '..%2f1.pdf',
  ])('is the only file at its address: %s is a 404', async (name) => {
    const reply = await page(`/belgeler/${name}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('<h1');
  });
});

describe('the demo party', () => {
  it('has PDFs with the same text as their pages', async () => {
    const demo = await readDemoDocuments();
    expect(demo.map(({ document }) => document)).toEqual(expect.arrayContaining(FIXED_KEYS));
    const printedFrom = JSON.parse(await readFile(PRINTED_FROM, 'utf8'));
    expect(
      printedFrom,
      'run: node scripts/run.mjs --built --browser scripts/print-documents.ts',
    ).toEqual(Object.fromEntries(demo.map((document) => [document.name, checksumOf(document)])));
    for (const { name, title, body } of demo) {
      const data = new Uint8Array(await readFile(`${DEMO_DOCUMENTS}/${name}.pdf`));
      const pdf = await getDocument({ data }).promise;
      expect((await pdf.getMetadata()).info, name).toMatchObject({ Title: title, Language: 'tr' });
      // A Map, which the types do not declare.
      expect([...((await pdf.getMarkInfo()) as never)], name).toContainEqual(['Marked', true]);
      const last = await pdf.getPage(pdf.numPages);
      const { items } = await last.getTextContent();
      const found = items.map((item) => ('str' in item ? item.str : '')).join('');
      const words = (text: string) => text.replace(/[^\p{L}]/gu, '');
      expect(words(found), name).toContain(words(body).slice(-40));
    }
  });
});
