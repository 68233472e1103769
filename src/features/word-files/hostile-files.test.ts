import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeFolder } from '../../../tests/harness/data-folder.ts';
import {
  type DocxParts,
  makeDocx,
  paragraph,
  picture,
  run,
  zipOf,
} from '../../../tests/harness/docx.ts';
import { eventually } from '../../../tests/harness/eventually.ts';
import { filePayload } from '../../../tests/harness/library-files.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { Refusal } from '../../platform/errors.ts';
import { LIMITS } from '../content/schema.ts';
import { LONGEST_BODY } from './schema.ts';

let test: TestApp;
let editor: Record<string, string>;
let temporary: string;
beforeAll(async () => {
  test = await openTestApp();
  temporary = await makeFolder('hostile-word');
  vi.stubEnv('TMPDIR', temporary);
  await test.addUser('editor', 'editor');
  editor = await test.signIn('editor');
});
afterAll(async () => {
  await test.close();
  vi.unstubAllEnvs();
});
afterEach(async () => expect(await readdir(temporary)).toEqual([]));

const send = async (bytes: Buffer, name = 'metin.docx', purpose = 'content') =>
  test.call({
    url: `/api/word-files?purpose=${purpose}`,
    ...(await filePayload(editor, bytes, name)),
  });
const libraryCount = async () =>
  (await test.call({ method: 'GET', url: '/api/media', headers: editor })).json().total;

/** How many uploads the store has files of. */
async function storedFolders(): Promise<number> {
  const folders = new Set<string | undefined>();
  for await (const { key } of test.app.services.store.list('media/'))
    folders.add(key.split('/')[1]);
  return folders.size;
}

const WORDS = paragraph('Söz');
const TOO_COMPLEX =
  'Word dosyası okunamayacak kadar büyük ya da karmaşık. Daha küçük dosyalara bölün.';
const TOO_LONG = 'Dosyadaki metin çok uzun. Daha kısa dosyalara bölün.';
const UNREADABLE = 'Word dosyası okunamadı. Word’de açıp yeniden kaydettikten sonra deneyin.';
const OTHER = 'Bu bir Word dosyası değil. .docx türünde bir dosya seçin.';
const withPart = (path: string, content: string | Buffer): DocxParts => ({
  body: WORDS,
  parts: { [path]: content },
});
const named = (name: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(4000),
    Buffer.from(name, 'utf16le'),
    Buffer.alloc(500),
  ]);

describe('a file that cannot be a text is refused with words for its sender, and nothing stays', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['an empty file', () => Buffer.alloc(0), 'Dosya zorunludur.'],
    [
      'a file with a password',
      () => named('EncryptedPackage'),
      'Word dosyası parola korumalı. Word’de parolayı kaldırıp kaydedin, sonra yeniden seçin.',
    ],
    [
      'a file of Word 97',
      () => named('WordDocument'),
      'Bu dosya eski biçimde (.doc ya da .rtf). Word’de açıp .docx olarak kaydedin.',
    ],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 'Bu bir PDF. Word dosyasını (.docx) seçin.'],
    [
      'an OpenDocument text',
      () => zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' }),
      'Bu bir OpenDocument dosyası (.odt). LibreOffice ya da Word’de açıp .docx olarak kaydedin.',
    ],
    ['a picture', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), OTHER],
    ['another archive', () => zipOf({ 'a.txt': 'a' }), OTHER],
    ['half an archive', async () => (await makeDocx({ body: WORDS })).subarray(0, 700), UNREADABLE],
    ['an archive of 6000 parts', () => manyParts(6000), TOO_COMPLEX],
    [
      'a text that unpacks to 100 MB',
      () => makeDocx(withPart('word/document.xml', Buffer.alloc(100 * 2 ** 20, ' '))),
      TOO_COMPLEX,
    ],
    [
      'parts that unpack to 100 MB together',
      () =>
        makeDocx({
          body: WORDS,
          parts: Object.fromEntries(
            Array.from({ length: 10 }, (_, at) => [`word/a${at}.xml`, Buffer.alloc(10 * 2 ** 20)]),
          ),
        }),
      TOO_COMPLEX,
    ],
    [
      'an entity of another file',
      () =>
        makeDocx(
          withPart(
            'word/document.xml',
            '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
          ),
        ),
      UNREADABLE,
    ],
    [
      'entities that grow',
      () =>
        makeDocx(
          withPart(
            'word/styles.xml',
            '<!DOCTYPE a [<!ENTITY b "&c;&c;"><!ENTITY c "x">]><a>&b;</a>',
          ),
        ),
      UNREADABLE,
    ],
    ['XML that is none', () => makeDocx(withPart('word/document.xml', '<w:document')), UNREADABLE],
    [
      'boxes in boxes, 200,000 levels deep',
      () => makeDocx({ body: `${'<w:sdt>'.repeat(2e5)}${'</w:sdt>'.repeat(2e5)}` }),
      TOO_COMPLEX,
    ],
    [
      'a text of three million letters',
      () => makeDocx({ body: paragraph('uzun '.repeat(600_000)) }),
      TOO_LONG,
    ],
    [
      'no words',
      () => makeDocx({ body: paragraph('') }),
      'Dosyada metin ya da alınabilecek bir görsel bulunamadı.',
    ],
  ])('%s', async (_what, make, message) => {
    const before = await libraryCount();
    const reply = await send(await make());
    expect([reply.statusCode, reply.json().fields]).toEqual([422, { file: message }]);
    expect(await libraryCount()).toBe(before);
  });

  it('tables in tables, 3000 levels deep, become their words', async () => {
    const reply = await send(
      await makeDocx({
        body: `${'<w:tbl><w:tr><w:tc>'.repeat(3000)}${WORDS}${'</w:tc></w:tr></w:tbl>'.repeat(3000)}`,
      }),
    );
    expect(reply.json().data.body).toContain('Söz');
  });

  it('a list that counts to a billion, styles in a circle and a link to a program do no harm', async () => {
    const reply = await send(
      await makeDocx({
        body: `${paragraph('Bir', { list: [1, 0], style: 'a' })}${paragraph('<w:hyperlink r:id="l1"><w:r><w:t>Tık</w:t></w:r></w:hyperlink>')}`,
        lists: [[['upperRoman', 'Madde %1']]],
        links: { l1: 'javascript:alert(1)' },
        parts: {
          'word/numbering.xml':
            '<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1000000000"/><w:numFmt w:val="upperRoman"/><w:lvlText w:val="Madde %1"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>',
          'word/styles.xml':
            '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="a"><w:name w:val="a"/><w:basedOn w:val="b"/></w:style><w:style w:type="paragraph" w:styleId="b"><w:name w:val="b"/><w:basedOn w:val="a"/></w:style></w:styles>',
        },
      }),
    );
    expect(reply.statusCode).toBe(200);
    expect(reply.json().data.body).toMatch(/^Madde M{40} Bir\n\nTık$/);
  });
});

describe('what a Word file has', () => {
  it('its pictures are uploads of this user, with their alternative text, once each', async () => {
    const png = await sharp({ create: { width: 700, height: 400, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const bytes = await makeDocx({
      body: `${WORDS}${paragraph(picture('p1', 'Miting alanı'))}${paragraph(picture('p2', 'Bozuk'))}`,
      files: {
        p1: ['image1.png', png],
        p2: ['image2.png', png.subarray(0, 40)],
      },
    });
    const before = await libraryCount();
    const reply = await send(bytes, 'basin_aciklamasi.docx');
    expect(reply.statusCode).toBe(200);
    const { title, body, lost, pictures } = reply.json().data;
    expect(title).toBe('basin aciklamasi');
    expect(body).toMatch(/^Söz\n\n!\[Miting alanı\]\(\/media\/[\da-f-]{36}\/700\.webp\)$/);
    expect([lost, pictures]).toEqual([[{ kind: 'pictureFaults', count: 1 }], 1]);
    const id = /media\/([\da-f-]{36})/.exec(body)?.[1];
    const kept = await test.call({ method: 'GET', url: `/api/media/${id}`, headers: editor });
    expect(kept.json().data).toMatchObject({ alt: 'Miting alanı', width: 700 });
    await send(bytes);
    expect(await libraryCount()).toBe(before + 1);
  });

  it('pictures that were stored before a later one finds no place do not stay', async () => {
    const photo = (colour: string) =>
      sharp({ create: { width: 320, height: 200, channels: 3, background: colour } })
        .jpeg()
        .toBuffer();
    const bytes = await makeDocx({
      body: WORDS + paragraph(picture('p1', 'Bir')) + paragraph(picture('p2', 'İki')),
      files: { p1: ['image1.jpg', await photo('navy')], p2: ['image2.jpg', await photo('teal')] },
    });
    const before = await libraryCount();
    const { store } = test.app.services;
    const write = store.write.bind(store);
    const folders = new Set<string>();
    const busy = vi.spyOn(store, 'write').mockImplementation((key, content) => {
      folders.add(key.split('/')[1] ?? '');
      return folders.size > 1
        ? Promise.reject(new Refusal(503, 'unavailable'))
        : write(key, content);
    });
    const reply = await send(bytes);
    busy.mockRestore();
    expect(reply.statusCode).toBe(503);
    expect(await libraryCount()).toBe(before);
    await eventually(storedFolders).toBe(before);
  });

  it('a text that is too long for a content is refused before its pictures are stored', async () => {
    const png = await sharp({ create: { width: 90, height: 90, channels: 3, background: 'olive' } })
      .png()
      .toBuffer();
    const bytes = await makeDocx({
      body: paragraph('uzun '.repeat(LONGEST_BODY / 5)) + paragraph(picture('p1', 'Alan')),
      files: { p1: ['image1.png', png] },
    });
    const before = await libraryCount();
    const reply = await send(bytes);
    expect([reply.statusCode, reply.json().fields]).toEqual([422, { file: TOO_LONG }]);
    expect(await libraryCount()).toBe(before);
    expect(LONGEST_BODY).toBe(LIMITS.body);
  });

  it('of a file with macros only the text is taken', async () => {
    const reply = await send(await makeDocx({ body: WORDS, macros: true }), 'metin.docm');
    expect(reply.json().data).toMatchObject({ body: 'Söz', lost: [{ kind: 'macros', count: 1 }] });
  });

  it('hidden words and comments are not in the text, and are told', async () => {
    const reply = await send(
      await makeDocx({
        body: `<w:p>${run('Açık ')}${run('gizli', { hidden: true })}${run('söz', { underline: true })}<w:r><w:commentReference w:id="1"/></w:r></w:p>`,
        related: { comments: 'comments.xml' },
        parts: {
          'word/comments.xml':
            '<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:comment w:id="1"><w:p><w:r><w:t>Yorum</w:t></w:r></w:p></w:comment></w:comments>',
        },
      }),
    );
    expect(reply.json().data).toMatchObject({
      body: 'Açık söz',
      lost: [
        { kind: 'underlined', count: 1 },
        { kind: 'comments', count: 1 },
        { kind: 'hiddenText', count: 1 },
      ],
    });
  });
});

const manyParts = (count: number): Promise<Buffer> =>
  makeDocx({
    body: WORDS,
    parts: Object.fromEntries(Array.from({ length: count }, (_, at) => [`a/${at}.xml`, 'a'])),
  });
