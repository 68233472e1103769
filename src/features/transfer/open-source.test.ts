import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openImports, picture, zip } from '../../../tests/harness/imports.ts';
import { head, item, wxr } from '../../../tests/harness/wxr.ts';
import { openSource } from './open-source.server.ts';

const imports = await openImports();
const { check, start, actions, all, send } = imports;
afterAll(imports.close);
afterEach(imports.clear);

const END = '</channel></rss>';
const UPLOADS = 'https://eski.example/wp-content/uploads';
const SITEMAP =
  '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://eski.example/</loc></url></urlset>';
const FEED =
  '<rss version="2.0"><channel><title>Akış</title><item><title>x</title></item></channel></rss>';
const GHOST = JSON.stringify({
  db: [
    {
      meta: { version: '5.80.0' },
      data: {
        posts: [
          {
            id: '1',
            title: 'Ghost yazısı',
            slug: 'ghost-yazisi',
            html: '<p>Metin.</p>',
            status: 'published',
            visibility: 'public',
            type: 'post',
            published_at: '2024-05-02T09:00:00.000Z',
          },
        ],
      },
    },
  ],
});
/** What macOS, Windows, a network drive and Git add. */
const ADDED = {
  '__MACOSX/._eski.xml': 'x',
  '__MACOSX/yazilar/._a.md': 'x',
  '.DS_Store': 'x',
  'a/Thumbs.db': 'x',
  'a/desktop.ini': 'x',
  '._eski.xml': 'x',
  '@eaDir/a.md/SYNO@.md': 'x',
  '.git/description.md': 'x',
};

describe('what a ZIP is', () => {
  it('an export in several files is one export: pictures of one part are known in another', async () => {
    const first = `${head()}\n${item({ id: 1, meta: { _thumbnail_id: '90' } })}\n${END}`;
    const picked = { id: 90, type: 'attachment', status: 'inherit' };
    const second = `${head()}\n${item({ id: 2 })}\n${item({ ...picked, attachment: `${UPLOADS}/k.jpg` })}\n${END}`;
    const checked = await check(
      await zip({
        ...ADDED,
        'eski.2024.000.xml': first,
        'eski.2024.001.xml': second,
        'sitemap.xml': SITEMAP,
        'akis.rss': FEED,
        'uploads/k.jpg': await picture(40),
      }),
    );
    expect(checked).toMatchObject({ kind: 'wxr', overview: { entries: 2, create: 2, missing: 0 } });
    expect(await actions(await start(checked))).toEqual(['create altMissing', 'create']);
    expect((await all()).map(({ coverId }) => coverId !== null)).toEqual([true, false]);
  });

  it.each([
    ['deep in folders', { 'yedek/2024/mayıs/site/eski.xml': wxr([{ id: 1 }]) }, 'wxr'],
    ['beside texts', { 'a.md': '# Başlık\n\nMetin', 'eski.xml': wxr([{ id: 1 }]) }, 'wxr'],
    ['with another ending', { 'eski.wxr.txt': wxr([{ id: 1 }]) }, 'wxr'],
    ['with two bytes for each letter', { 'eski.xml': utf16(wxr([{ id: 1 }])) }, 'wxr'],
    [
      'of Ghost beside other JSON',
      { 'a/package.json': '{"name":"x"}', 'b/c/yedek.json': GHOST, 'content/x.md': 'x' },
      'ghost',
    ],
    [
      'of texts beside a sitemap',
      { 'a.md': '# Başlık\n\nMetin', 'sitemap.xml': SITEMAP },
      'markdown',
    ],
    ['of texts deep in folders', { 'x/y/z/content/a.md': '# Başlık\n\nMetin' }, 'markdown'],
    [
      'of texts beside a feed',
      { 'feed.xml': FEED, 'z/a.markdown': '# Başlık\n\nMetin' },
      'markdown',
    ],
  ])('an export %s is found, whatever programs added', async (_name, files, kind) => {
    const checked = await check(await zip({ ...ADDED, ...files }));
    expect(checked).toMatchObject({ kind, state: 'checked', overview: { entries: 1, create: 1 } });
  });

  it('an entry that two files have is taken over once, and the check says so', async () => {
    const xml = wxr([{ id: 1 }, { id: 2 }]);
    const changed = wxr([{ id: 2, html: '<p>Yeni.</p>' }]);
    const checked = await check(await zip({ '1.xml': xml, '2.xml': xml, '10.xml': changed }));
    const wanted = ['create', 'create', 'same', 'same', 'change'];
    expect(await actions(checked)).toEqual(wanted);
    expect(await actions(await start(checked))).toEqual(wanted);
    expect((await all()).map(({ body }) => body)).toEqual(['Metin.', 'Yeni.']);
  });

  it('exports of several sites are refused with the reason, because their entries have the same numbers', async () => {
    const other = wxr([{ id: 1 }]).replaceAll('eski.example', 'baska.example');
    const one = await check(await zip({ 'a.xml': wxr([{ id: 1 }]), 'b.xml': other }));
    expect([one.state, one.fault]).toEqual(['failed', 'severalSites']);
    const moved = wxr([{ id: 2 }]).replaceAll('https://eski', 'http://www.eski');
    const same = await check(await zip({ 'a.xml': wxr([{ id: 1 }]), 'b.xml': moved }));
    expect(same.overview).toMatchObject({ create: 2 });
  });

  it('one without an export or texts is refused', async () => {
    const sitemap = await check(await zip({ 'sitemap.xml': SITEMAP }));
    expect([sitemap.state, sitemap.fault]).toEqual(['failed', 'notWxr']);
    const nothing = await send(await zip(ADDED), 'x.zip');
    const one = nothing.statusCode === 201 ? await imports.settled(nothing.json().data.id) : null;
    expect(one?.fault ?? 'refused').toMatch(/noEntries|refused/);
  });
});

function utf16(text: string): Buffer {
  return Buffer.from(`\ufeff${text.replace('UTF-8', 'UTF-16')}`, 'utf16le');
}

describe('a folder', () => {
  it('is read as a ZIP of it would be, without what its links lead to', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ufuk-kinds-'));
    try {
      await mkdir(join(folder, 'a', 'content', 'images'), { recursive: true });
      await writeFile(join(folder, 'a', 'yedek.json'), GHOST);
      await writeFile(join(folder, 'a', 'content', 'images', 'k.jpg'), await picture(10));
      await writeFile(join(folder, '.DS_Store'), 'x');
      await symlink('/etc/hostname', join(folder, 'a', 'content', 'images', 'link.jpg'));
      const { kind, source } = await openSource(folder);
      expect(kind).toBe('ghost');
      const { signal } = new AbortController();
      await source.readHead(signal);
      const read = await Array.fromAsync(source.read(signal));
      expect(read).toMatchObject([{ kind: 'entry', entry: { title: 'Ghost yazısı' } }]);
      expect(source.has('/content/images/k.jpg')).toBe(true);
      expect(source.has('/content/images/link.jpg')).toBe(false);
      const target = join(folder, 'copy');
      expect(await source.extract('/content/images/k.jpg', target)).toBe('k.jpg');
      expect((await stat(target)).size).toBeGreaterThan(100);
      await source.close();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
