import { readdir, readFile } from 'node:fs/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { compressedPage } from '../../../../tests/harness/hostile-pdf.ts';
import { openImports, picture, zip } from '../../../../tests/harness/imports.ts';
import { head, item, type WxrPost, wxr } from '../../../../tests/harness/wxr.ts';

const imports = await openImports();
const { check, start, notes, all } = imports;
afterAll(imports.close);
afterEach(imports.clear);

/** What the check says of each entry and what the import did, without what only one of them can know. */
async function both(bytes: Buffer | string) {
  const checked = await check(bytes);
  const said = await plain(checked);
  const done = await start(checked);
  return { checked, said, did: await plain(done) };
}
const plain = async (one: Parameters<typeof notes>[0]) =>
  (await notes(one)).map(({ contentId: _id, reasons, ...note }) => ({
    ...note,
    reasons: reasons.toSorted(),
  }));

const END = '</channel></rss>';
const UPLOADS = 'https://eski.example/wp-content/uploads';
const SAMPLES = new URL('../wxr/samples/', import.meta.url);
const samples = await readdir(SAMPLES);
const pdf = () => Buffer.from(compressedPage('0 0 m 7 7 l S', 1));
const block = (name: string, html: string) => `<!-- wp:${name} -->\n${html}\n<!-- /wp:${name} -->`;
const attached = (id: number, file: string): WxrPost => ({
  id,
  type: 'attachment',
  status: 'inherit',
  parent: '1',
  attachment: `${UPLOADS}/${file}`,
});

/** The inputs that other importers stumbled over. */
const CASES: Record<string, () => Promise<Buffer | string>> = {
  'a split export': async () =>
    zip({
      '0.xml': `${head()}\n${item({ id: 1, meta: { _thumbnail_id: '90' } })}\n${END}`,
      '1.xml': `${head()}\n${item({ id: 2 })}\n${item(attached(90, 'k.jpg'))}\n${END}`,
      'uploads/k.jpg': await picture(50),
    }),
  'files and links': async () =>
    zip({
      's.xml': wxr([
        {
          id: 1,
          html: `<p><a href="${UPLOADS}/b.pdf">B</a> <a href="${UPLOADS}/yok.pdf">Y</a></p><p><img src="${UPLOADS}/a.jpg" alt=""></p>`,
        },
        { id: 2, html: `<p><img src="data:x" data-src="${UPLOADS}/a.jpg" alt="A"></p>` },
      ]),
      'uploads/a.jpg': await picture(10),
      'uploads/b.pdf': pdf(),
    }),
  'texts that are not public': () =>
    zip({
      '_posts/2019-05-01-taslak.md': '---\ntitle: Geri çekilen\npublished: false\n---\nGizli.',
      '_drafts/fikir.md': '---\ntitle: Fikir\ndate: 2019-05-01\n---\nTaslak.',
    }),
  'dates of front matter': () =>
    zip({
      'a.md': '---\ntitle: Saatli\ndate: 2019-05-01 23:30:00\n---\nMetin.',
      'b.md': '---\ntitle: İki okunuş\ndate: 3/4/2019\n---\nMetin.',
      'c.md': '---\ntitle: Bozuk\ndate: dün\n---\nMetin.',
    }),
  'forms of front matter': async () =>
    zip({
      '1.md':
        '---\ntitle: Kapak nesnesi\ndate: 2019-05-01\ncover:\n  image: kapak.jpg\n---\nMetin.',
      '2.md': '---\ntitle: Yazar nesnesi\ndate: 2019-05-01\nauthor:\n  name: Elif\n---\nMetin.',
      '3.md': '---\ntitle: Yüzde\ndate: 2019-05-01\n---\n[%50 indirim](dosya%5.pdf)',
      '4.md': '+++\ntitle = "TOML"\ndate = 2019-05-01T10:00:00+03:00\n+++\n\nMetin.',
      '5.md': '---\ntitle: Etiket\ndate: 2019-05-01\ntags: {a: 1}\n---\nMetin.',
      '6.md': '---\ntitle: [bozuk\n---\nMetin.',
      'kapak.jpg': await picture(20),
    }),
  'winters before 2016 and titles in other letters': async () =>
    wxr([
      { id: 1, date: '2014-12-31 21:30:00' },
      { id: 2, title: 'Анкара: встреча', slug: '' },
      { id: 3, title: 'بيان صحفي', slug: '' },
      { id: 4, title: '北京', slug: '' },
      { id: 5, title: '🌊🌊🌊', slug: '' },
      { id: 6, title: 'ab' },
    ]),
};

/** The kinds of content with which themes of WordPress are tried. */
const KINDS: WxrPost[] = [
  { id: 101, title: 'Galeri', html: '[gallery ids="201,202" columns="2"]' },
  {
    id: 102,
    title: 'Galeri bloğu',
    html: block(
      'gallery',
      `<figure class="wp-block-gallery"><figure class="wp-block-image"><img src="${UPLOADS}/g1.jpg" alt="Bir"/></figure><figure class="wp-block-image"><img src="${UPLOADS}/g2.jpg" alt=""/></figure><figcaption>Kıyı</figcaption></figure>`,
    ),
  },
  {
    id: 103,
    title: 'Gömülü video',
    html: block(
      'embed',
      '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n</div></figure>',
    ),
  },
  {
    id: 104,
    title: 'Çerçeve',
    html: '<p>Harita</p><iframe src="https://harita.example/x" title="Yol"></iframe>',
  },
  {
    id: 105,
    title: 'İç içe listeler',
    html: '<ol><li>bir<ul><li>a<ol start="3"><li>üç</li></ol></li></ul></li><li>iki</li></ol><dl><dt>Terim</dt><dd>Açıklama</dd></dl>',
  },
  {
    id: 106,
    title: 'Tablolar',
    html: '<table><caption>Sonuç</caption><thead><tr><th>Yıl</th><th colspan="2">Oy</th></tr></thead><tbody><tr><td rowspan="2">2019</td><td>12<br>13</td><td>4</td></tr><tr><td>5</td><td>6</td></tr></tbody></table>',
  },
  { id: 107, title: 'Devamı', html: 'Giriş\n<!--more Devamı için-->\nSon<!--nextpage-->Üçüncü' },
  { id: 108, title: 'Parolalı', html: '<p>Gizli</p>' },
  { id: 109, title: 'Özel', status: 'private' },
  { id: 110, title: 'Zamanlanmış', status: 'future', date: '2199-01-01 09:00:00' },
  { id: 111, title: 'Taslak', status: 'draft', date: '0000-00-00 00:00:00' },
  { id: 112, title: 'Boş taslak', status: 'draft', html: '' },
  { id: 113, title: 'İncelemede', status: 'pending', date: '0000-00-00 00:00:00' },
  { id: 114, title: 'Kendiliğinden taslak', status: 'auto-draft' },
  { id: 115, title: 'Çöp', status: 'trash' },
  { id: 116, title: 'Metinsiz', html: '' },
  { id: 117, title: '', html: '<p>Başlıksız</p>' },
  { id: 118, title: 'Sayfa', type: 'page' },
  { id: 119, title: 'Menü', type: 'nav_menu_item' },
  {
    id: 120,
    title: 'Biçim: alıntı',
    html:
      block(
        'quote',
        '<blockquote class="wp-block-quote"><p>Söz</p><cite>Elif</cite></blockquote>',
      ) +
      block(
        'pullquote',
        '<figure class="wp-block-pullquote"><blockquote><p>Çek</p></blockquote></figure>',
      ),
  },
  {
    id: 121,
    title: 'Biçim: bağlantı',
    html: `<a href="#alt">aşağı</a><h2 id="alt">Alt</h2><p><a href="${UPLOADS}/rapor.pdf">rapor</a></p>`,
  },
  {
    id: 122,
    title: 'Ses ve video',
    html: `[audio mp3="${UPLOADS}/s.mp3"][video src="${UPLOADS}/v.mp4"]`,
  },
  {
    id: 123,
    title: 'Sütunlar',
    html: block(
      'columns',
      `<div class="wp-block-columns">${block('column', `<div class="wp-block-column">${block('paragraph', '<p>Sol</p>')}</div>`)}</div>`,
    ),
  },
  {
    id: 124,
    title: 'Kod',
    html:
      block('code', '<pre class="wp-block-code"><code>a &lt; b\n\n[gallery]</code></pre>') +
      block('verse', '<pre class="wp-block-verse">Kar\nyağar</pre>'),
  },
  {
    id: 125,
    title: 'Düğme ve ayırıcı',
    html:
      block(
        'buttons',
        '<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="https://a.example/">Katıl</a></div></div>',
      ) + block('separator', '<hr class="wp-block-separator"/>'),
  },
  {
    id: 126,
    title: 'Dosya bloğu',
    html: block(
      'file',
      `<div class="wp-block-file"><a href="${UPLOADS}/rapor.pdf">Rapor</a><a href="${UPLOADS}/rapor.pdf" class="wp-block-file__button" download>İndir</a></div>`,
    ),
  },
  {
    id: 127,
    title: 'Kapak bloğu',
    html: block(
      'cover',
      `<div class="wp-block-cover"><img class="wp-block-cover__image-background" alt="" src="${UPLOADS}/g1.jpg"/><div><p>Üstünde</p></div></div>`,
    ),
  },
  {
    id: 128,
    title: 'Yazı biçimleri',
    html: '<p><u>a</u> <mark>b</mark> <sub>c</sub> <sup>d</sup> <abbr title="x">e</abbr> <del>f</del> <q>g</q> <kbd>h</kbd></p><details><summary>Aç</summary>İç</details>',
  },
  { id: 129, title: 'Öne çıkan görsel', meta: { _thumbnail_id: '201' } },
  { id: 130, title: 'Kayıp öne çıkan görsel', meta: { _thumbnail_id: '203' } },
  { id: 131, title: 'Uzun '.repeat(60) },
  { id: 132, title: 'Çok etiketli', tags: Array.from({ length: 20 }, (_, n) => `Etiket ${n}`) },
  {
    id: 133,
    title: 'Kısa kod',
    html: '[contact-form-7 id="4"] [bilinmeyen a="b"]Söz[/bilinmeyen] [1]',
  },
  { id: 134, title: 'İşaretli &amp; <em>başlık</em> &#8220;tırnak&#8221;' },
  {
    id: 135,
    title: 'Uzunsözcük'.repeat(15),
    html: `<p>${'Muvaffakiyetsizleştirici'.repeat(40)}</p>`,
  },
  { id: 136, title: 'Sağdan sola', html: '<p dir="rtl">בדיקה</p>' },
  {
    id: 137,
    title: 'Resim biçimleri',
    html: `<p><img class="alignleft" src="${UPLOADS}/g1-150x150.jpg" alt="Sol" width="150" height="150"/>Söz</p>[caption width="300"]<img src="${UPLOADS}/g2.jpg" alt=""/> Alt yazı[/caption]`,
  },
  { id: 138, title: 'Eski tarih', date: '1969-12-31 23:00:00' },
  { id: 139, title: 'Aynı kayıt' },
  { id: 139, title: 'Aynı kayıt' },
  { id: 139, title: 'Aynı kayıt, değişik' },
  attached(201, 'g1.jpg'),
  attached(202, 'g2.jpg'),
  attached(203, 'yok.jpg'),
];
const PASSWORD = '<wp:post_password></wp:post_password>';

describe('the check says what the import does', () => {
  it.each(samples)('for the sample %s', async (name) => {
    const { said, did } = await both(await readFile(new URL(name, SAMPLES)));
    expect(did).toEqual(said);
    expect(said.length).toBeGreaterThan(0);
  });

  it.each(Object.entries(CASES))('for %s', async (_name, bytes) => {
    const { checked, said, did } = await both(await bytes());
    expect(did).toEqual(said);
    const made = said.filter(({ action }) => action === 'create').length;
    expect([checked.overview?.create, (await all()).length]).toEqual([made, made]);
  });

  it('for the kinds of content with which themes of WordPress are tried', async () => {
    const xml = wxr(KINDS)
      .split('<item>')
      .map((one) =>
        one.includes('Parolalı') ? one.replace(PASSWORD, PASSWORD.replace('><', '>x<')) : one,
      )
      .join('<item>')
      .replace(
        '<wp:post_id>129</wp:post_id>',
        '<wp:post_id>129</wp:post_id><wp:is_sticky>1</wp:is_sticky>',
      );
    const { checked, said, did } = await both(
      await zip({
        'kinds.xml': xml,
        'uploads/g1.jpg': await picture(30),
        'uploads/g2.jpg': await picture(60),
        'uploads/rapor.pdf': pdf(),
      }),
    );
    expect(did).toEqual(said);
    const skipped = said.filter(({ action }) => action === 'skip').map(({ reasons }) => reasons[0]);
    expect(skipped.toSorted()).toEqual([
      'noText',
      'noTitle',
      'notPost',
      'passwordProtected',
      'trashed',
      'trashed',
    ]);
    const rows = await all();
    expect(rows).toHaveLength(checked.overview?.create ?? 0);
    const states = Object.fromEntries(rows.map(({ title, state }) => [title, state]));
    expect(states).toMatchObject({
      Özel: 'draft',
      Zamanlanmış: 'scheduled',
      Taslak: 'draft',
      İncelemede: 'inReview',
      'Boş taslak': 'draft',
      Galeri: 'published',
      'Aynı kayıt, değişik': 'published',
    });
    expect(rows.find(({ pinnedAt }) => pinnedAt)?.title).toBe('Öne çıkan görsel');
  });
});
