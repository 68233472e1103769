import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './front-matter.ts';
import { toEntry } from './markdown-source.server.ts';

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
    'Draft: true',
    'Published: false',
    'isDraft: true',
    'is_draft: true',
    'taslak: evet',
    'draft: "y"',
    'draft: doğru',
    'draft: whenever',
    'access: members',
    'protected: true',
    'wip: true',
    'publish: no',
    'build: {render: never, list: never}',
    '_build:\n  list: never',
    'build: [1]',
    'permalink: false',
    'Post-Status: pending',
    'expiryDate: "geçen salı"',
    'unpublishAt: "3/4/2019"',
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
    'Draft: False',
    'is_draft: "n"',
    'taslak: hayır',
    'draft: yanlış',
    'access: public',
    'permalink: /yazi/',
    'build: {render: always}',
    'members: [Elif, Mert]',
    'durum: yayında',
    'expiryDate: 2199-01-01',
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
    ['2019/05/01', '2019-04-30T21:00:00.000Z'],
    ['2019-5-1 9:30', '2019-05-01T06:30:00.000Z'],
    ['13-05-2019', '2019-05-12T21:00:00.000Z'],
    ['1 Mayıs 2019', '2019-04-30T21:00:00.000Z'],
    ['12 ŞUBAT 2014 10:00', '2014-02-12T08:00:00.000Z'],
    ['May 1, 2019', '2019-04-30T21:00:00.000Z'],
    ['1. Dezember 2019', '2019-11-30T21:00:00.000Z'],
    ['2019-05-01 10:00 Europe/Istanbul', '2019-05-01T07:00:00.000Z'],
    ['2019-05-01T10:00:00+03:00[Europe/Istanbul]', '2019-05-01T07:00:00.000Z'],
    ['Wed May 01 2019 10:00:00 GMT+0300 (GMT+03:00)', '2019-05-01T07:00:00.000Z'],
  ])('%s', (date, publishedAt) => {
    expect(entry(`title: Başlık\ndate: "${date}"`).publishedAt).toBe(publishedAt);
  });

  it.each([
    '3/4/2019',
    '31.02.2019',
    '2019-02-30',
    'geçen salı',
    '13.13.2019',
    '2019',
    '03-04-2019',
    '1 Mordad 2019',
    '31 Kasım 2019',
  ])('and %s, which has two readings or none, is refused', (date) => {
    expect(read(`title: Başlık\ndate: "${date}"`)).toMatchObject({ reason: 'badDate' });
  });
});

it('what other programs call the date is the date; a later one of the same file is ignored', () => {
  expect(entry('title: a\npublishDate: 2019-05-01').publishedAt).toBe('2019-04-30T21:00:00.000Z');
  expect(entry('Title: a\npublished: 2019-05-01')).toMatchObject({
    title: 'a',
    state: 'published',
    publishedAt: '2019-04-30T21:00:00.000Z',
  });
  expect(entry('date: 2018-01-01\npublished_at: 2019-05-01').publishedAt).toBe(
    '2019-04-30T21:00:00.000Z',
  );
});

it('the day in the name of a file is its date, unless its values say another', () => {
  const path = '_posts/2019-05-01-liman.md';
  expect(entry('layout: post\ntags: [a]', { path })).toMatchObject({
    title: 'liman',
    state: 'published',
    publishedAt: '2019-04-30T21:00:00.000Z',
  });
  expect(entry('date: 2020-01-01', { path }).publishedAt).toBe('2019-12-31T21:00:00.000Z');
  expect(entry('draft: true', { path }).state).toBe('draft');
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
      author: '',
      place: '',
      tags: ['5'],
      pinned: true,
      reasons: ['fieldsIgnored'],
      lost: ['author', 'place'],
    });
  });

  it('tags with names, and a category with one', () => {
    const objects =
      'tags:\n  - name: liman\n  - title: deniz\n  - kıyı\ncategory: {name: Haberler}';
    expect(entry(`${DATED}\n${objects}`)).toMatchObject({
      tags: ['liman', 'deniz', 'kıyı'],
      categories: ['Haberler'],
      reasons: [],
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
    title: 'TOML başlığı',
    publishedAt: '2019-05-01T07:00:00.000Z',
    state: 'published',
    body: 'Metin.',
  });
  expect(entry('title = "Yerel"\ndate = 2019-05-01', { fence: '+++' }).publishedAt).toBe(
    '2019-04-30T21:00:00.000Z',
  );
  expect(entry('title = "Gizli"\ndraft = true', { fence: '+++' }).state).toBe('draft');
  expect(read('title = ', { fence: '+++' })).toBe(null);
  expect(readFrontMatter('+++\ntitle = "a"\n\nMetin.')).toBe(null);
});

describe('values are read', () => {
  const VALUES = 'title: Başlık\ndate: 2019-05-01\ndraft: true';
  it.each([
    ['behind blank lines', `\n \n---\n${VALUES}\n---\nMetin.`],
    ['up to the three dots of YAML', `---\n${VALUES}\n...\nMetin.`],
    ['behind the name of their language', `---yaml\n${VALUES}\n---\nMetin.`],
    ['in JSON', '{\n "title": "Başlık",\n "date": "2019-05-01",\n "draft": true\n}\n\nMetin.'],
    ['in JSON between fences', '---json\n{"title": "Başlık", "draft": true}\n---\nMetin.'],
  ])('%s', (_name, file) => {
    const found = readFrontMatter(file);
    const read = found && toEntry('yazi.md', found, () => false);
    expect(read).toMatchObject({ entry: { title: 'Başlık', state: 'draft', body: 'Metin.' } });
  });

  it('a value with three dashes does not end them', () => {
    expect(entry(`title: a --- b\n${'date: 2019-05-01'}`).title).toBe('a --- b');
  });

  it('not where they have no end, or are a text between two lines', () => {
    expect(readFrontMatter('---\ntitle: a\ndraft: true\n\nMetin.')).toBe(null);
    expect(readFrontMatter('{\n "title": "a",\n "draft": tru')).toBe(null);
    const text = '---\nBir söz.\n---\nMetin.';
    expect(readFrontMatter(text)?.body).toBe(text);
  });
});
