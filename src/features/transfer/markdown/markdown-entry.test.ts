import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './front-matter.ts';
import { toEntry } from './markdown-entry.ts';

function read(front: string, { path = 'yazi.md', fence = '---', body = 'Metin.' } = {}) {
  const file = readFrontMatter(`${fence}\n${front}\n${fence}\n${body}\n`);
  return file && toEntry(path, file, () => false);
}
function entry(...of: Parameters<typeof read>) {
  const found = read(...of);
  if (found?.kind !== 'entry') throw new Error(`no entry: ${JSON.stringify(found)}`);
  return found.entry;
}
const DATED = 'title: Başlık\ndate: 2019-05-01';

describe('what another program would not show is a draft', () => {
  it.each([
    'published: false',
    'published: "false"',
    'published: no',
    'draft: true',
    'draft: "true"',
    'draft: yes',
    'draft: 1',
    'public: false',
    'private: true',
    'hidden: true',
    'unlisted: true',
    'status: draft',
    'status: private',
    'status: pending',
    'status: Taslak',
    'visibility: private',
    'visibility: members',
    'visibility: paid',
    'password: gizli',
    'state: unknown-word',
    'draft: [true]',
    'published: {now: false}',
  ])('%s', (line) => {
    expect(entry(`${DATED}\n${line}`).state).toBe('draft');
  });

  it.each(['_drafts/fikir.md', 'blog/drafts/a.md', 'site/_drafts/b/c.md', 'taslaklar/d.md'])(
    'in the folder of %s',
    (path) => {
      expect(entry(DATED, { path }).state).toBe('draft');
    },
  );

  it.each([
    '',
    'draft: false',
    'draft: "false"',
    'published: true',
    'status: publish',
    'status: published',
    'visibility: public',
    'private: false',
    'hidden: false',
    'password: ""',
  ])('but not with %j', (line) => {
    expect(entry(`${DATED}\n${line}`).state).toBe('published');
  });

  it('a folder whose name only begins like one is public', () => {
    expect(entry(DATED, { path: 'draftsman/a.md' }).state).toBe('published');
  });
});

describe('a date without a zone is a time in Istanbul, with the day first', () => {
  it.each([
    ['2019-05-01 23:30:00', '2019-05-01T20:30:00.000Z'],
    ['2019-05-01T23:30', '2019-05-01T20:30:00.000Z'],
    ['2019-05-01', '2019-04-30T21:00:00.000Z'],
    ['2014-12-31 23:30:00', '2014-12-31T21:30:00.000Z'],
    ['2019-05-01T23:30:00+02:00', '2019-05-01T21:30:00.000Z'],
    ['2019-05-01 23:30:00 +0200', '2019-05-01T21:30:00.000Z'],
    ['2019-05-01T23:30:00Z', '2019-05-01T23:30:00.000Z'],
    ['01.05.2019', '2019-04-30T21:00:00.000Z'],
    ['1.5.2019 9:30', '2019-05-01T06:30:00.000Z'],
    ['19/11/2019', '2019-11-18T21:00:00.000Z'],
    ['5/5/2019', '2019-05-04T21:00:00.000Z'],
  ])('%s', (date, publishedAt) => {
    expect(entry(`title: Başlık\ndate: "${date}"`).publishedAt).toBe(publishedAt);
  });

  it.each(['3/4/2019', '31.02.2019', '2019-02-30', 'geçen salı', '13.13.2019', '2019'])(
    'and %s, which has two readings or none, is refused',
    (date) => {
      expect(read(`title: Başlık\ndate: "${date}"`)).toMatchObject({ reason: 'badDate' });
    },
  );
});

describe('an optional value of another form costs no entry', () => {
  it.each([
    ['cover:\n  image: kapak.jpg\n  alt: Kapak', { address: 'kapak.jpg', alt: 'Kapak' }],
    ['cover:\n  url: kapak.jpg', { address: 'kapak.jpg' }],
    ['image:\n  path: kapak.jpg', { address: 'kapak.jpg' }],
    ['cover: kapak.jpg', { address: 'kapak.jpg' }],
  ])('the cover of %j', (line, cover) => {
    expect(entry(`${DATED}\n${line}`)).toMatchObject({ cover, reasons: [] });
  });

  it('the author with a name, and authors with names', () => {
    expect(entry(`${DATED}\nauthor:\n  name: Elif Karahan`).author).toBe('Elif Karahan');
    const authors = 'authors:\n  - name: Elif Karahan\n  - Mert Alkaya';
    expect(entry(`${DATED}\n${authors}`).author).toBe('Elif Karahan, Mert Alkaya');
  });

  it('what cannot be read is left out and named', () => {
    const odd = 'author: [[1]]\nplace: {a: 1}\ntags: 5\npinned: "evet"';
    expect(entry(`${DATED}\n${odd}`)).toMatchObject({
      ...{ author: '', place: '', tags: ['5'], pinned: true },
      ...{ reasons: ['fieldsIgnored'], lost: ['author', 'place'] },
    });
  });

  it('a link whose escape cannot be decoded stays as it is', () => {
    const body = '[%50 indirim](dosya%5.pdf)';
    expect(entry(DATED, { body }).body).toBe(body);
  });
});

it('TOML is read too; what begins like it and cannot be read is no text of an article', () => {
  const toml = 'title = "TOML başlığı"\ndate = 2019-05-01T10:00:00+03:00\ndraft = false';
  expect(entry(toml, { fence: '+++' })).toMatchObject({
    ...{ title: 'TOML başlığı', publishedAt: '2019-05-01T07:00:00.000Z' },
    ...{ state: 'published', body: 'Metin.' },
  });
  expect(entry('title = "Yerel"\ndate = 2019-05-01', { fence: '+++' }).publishedAt).toBe(
    '2019-04-30T21:00:00.000Z',
  );
  expect(entry('title = "Gizli"\ndraft = true', { fence: '+++' }).state).toBe('draft');
  expect(read('title = ', { fence: '+++' })).toBe(null);
  expect(readFrontMatter('+++\ntitle = "a"\n\nMetin.')).toBe(null);
});
