import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { item, type WxrPost, wxr } from '../../../../tests/harness/wxr.ts';
import type { Entry, Read } from '../entry.ts';
import { WxrSource } from './wxr-source.server.ts';

const sample = (name: string) => readFile(new URL(`./samples/${name}.xml`, import.meta.url));

/** What is read of a file, in pieces of this size. */
async function read(bytes: Buffer | string, size = 1000): Promise<Read[]> {
  const all = Buffer.from(bytes);
  const source = new WxrSource({
    parts: [
      async () =>
        Readable.from(
          (function* () {
            for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size);
          })(),
        ),
    ],
    names: new Set(),
    extract: async () => false,
    close: async () => {},
  });
  const { signal } = new AbortController();
  await source.readHead(signal);
  return Array.fromAsync(source.read(signal));
}
const entries = async (bytes: Buffer | string, size?: number): Promise<Entry[]> =>
  (await read(bytes, size)).flatMap((one) => (one.kind === 'entry' ? [one.entry] : []));
const entryOf = async (post: Omit<WxrPost, 'id'>, others: WxrPost[] = []) =>
  (await entries(wxr([{ id: 1, ...post }, ...others])))[0] as Entry;
const bodyOf = async (html: string, others: WxrPost[] = []) =>
  (await entryOf({ html }, others)).body;
const attachment = (id: number, name: string, parent = 1): WxrPost => ({
  id,
  type: 'attachment',
  status: 'inherit',
  parent: String(parent),
  attachment: `https://eski.example/wp-content/uploads/${name}`,
});

describe('a text of the classic editor', () => {
  it('has paragraphs, breaks, quotes and code where WordPress shows them', async () => {
    const [entry] = await entries(await sample('classic-paragraphs'));
    expect(entry?.body).toBe(
      [
        'Birinci paragraf.',
        'İkinci paragraf.  \nAlt satırı.',
        'Ortalı satır',
        'Dördüncü paragraf.',
        '> İlk söz.\n>\n> İkinci söz.',
        '```\nsatır 1\n\nsatır 3\n```',
      ].join('\n\n'),
    );
  });

  it.each([
    ['Bir<br />\niki\n\nüç', 'Bir  \niki\n\nüç'],
    ['<strong>Bir\n\niki</strong> üç', '**Bir**\n\n**iki** üç'],
    ['<ul>\n\t<li>bir\niki</li>\n\n\t<li>üç</li>\n</ul>\nson', '- bir  \n  iki\n- üç\n\nson'],
    ['<h2>Başlık</h2>\nsöz\n<hr />\nson', '## Başlık\n\nsöz\n\n---\n\nson'],
    ['<div>\nbir\n\niki\n</div>\n&nbsp;\n\nüç', 'bir\n\niki\n\nüç'],
    [
      '<table>\n<tr>\n<td>a</td>\n<td>b</td>\n</tr>\n<tr><td>1</td><td>2</td></tr>\n</table>',
      '| a | b |\n| --- | --- |\n| 1 | 2 |',
    ],
    ['<center>Orta\nsatır</center>\n\n<font color="red">Söz</font>', 'Orta  \nsatır\n\nSöz'],
    ['<blockquote>Söz.\n<pre>a\n\nb</pre>\n</blockquote>', '> Söz.\n>\n> ```\n> a\n>\n> b\n> ```'],
    ['Kod: <code>a\nb</code> son', 'Kod: `a b` son'],
    ['bir\r\n\r\niki\r\nüç', 'bir\n\niki  \nüç'],
  ])('%j', async (html, body) => {
    expect(await bodyOf(html)).toBe(body);
  });

  it('is no text of the block editor, whose line ends mean nothing', async () => {
    expect(await bodyOf('<!-- wp:paragraph --><p>bir\niki</p><!-- /wp:paragraph -->')).toBe(
      'bir iki',
    );
  });

  it('keeps the lines of a poem', async () => {
    const [entry] = await entries(await sample('pre-with-br'));
    expect(entry?.body).toBe('```\nKar yağar\ndağ susar\n\nyol uzar\n```');
  });
});

describe('shortcodes', () => {
  it('become what they show, and those that nobody knows are named', async () => {
    const [entry] = await entries(await sample('shortcodes'));
    expect(entry?.body).toBe(
      [
        'Önce.',
        '![](import:0)',
        '[https://vaka03.example/wp-content/uploads/2020/01/mars.mp3](import:1)',
        '[https://vaka03.example/wp-content/uploads/2020/01/miting.mp4](import:2)',
        'Kurucu metni',
        '![Liman](import:3 "Liman, 1998")',
        'Kaynak \\[1\\] ve \\[bkz. ek\\] kalır.',
      ].join('\n\n'),
    );
    expect(entry?.pictures.map(({ address }) => address)).toEqual([
      'https://vaka03.example/wp-content/uploads/2020/01/bir.jpg',
      'https://vaka03.example/wp-content/uploads/2020/01/mars.mp3',
      'https://vaka03.example/wp-content/uploads/2020/01/miting.mp4',
      'https://vaka03.example/wp-content/uploads/1998/liman.jpg',
    ]);
    expect([entry?.reasons, entry?.lost]).toEqual([['elementsLost'], ['[iletisim-formu]']]);
  });

  const linkTo = (name: string, place = 0) => `[${U}/${name}](import:${place})`;
  const U = 'https://eski.example/wp-content/uploads';
  it.each([
    // Divi
    [
      '[et_pb_section fb_built="1"][et_pb_row][et_pb_column type="4_4"][et_pb_text _builder_version="4"]<p>Divi sözü</p>[/et_pb_text][et_pb_blurb title="Başlık %22A%22"]Alt söz[/et_pb_blurb][et_pb_button button_text="Katıl" button_url="https://a.example/k" /][/et_pb_column][/et_pb_row][/et_pb_section]',
      'Divi sözü\n\n### Başlık "A"\n\nAlt söz\n\n[Katıl](https://a.example/k)',
      [],
    ],
    // WPBakery
    [
      '[vc_row css=".vc_custom_1{margin: 0 !important;}"][vc_column width="1/2"][vc_custom_heading text="Konut"][vc_column_text]Bir [vc_icon][/vc_column_text][vc_raw_html]JTNDcCUzRUhhbSUzQyUyRnAlM0U=[/vc_raw_html][/vc_column][/vc_row]',
      '### Konut\n\nBir\n\nHam',
      [],
    ],
    // Avada
    [
      '[fusion_builder_container type="flex"][fusion_builder_row][fusion_title size="2"]<h2>Avada</h2>[/fusion_title][fusion_text]<p>Söz</p>[/fusion_text][fusion_youtube id="dQw4w9WgXcQ" /][/fusion_builder_row][/fusion_builder_container]',
      '## Avada\n\nSöz\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ',
      [],
    ],
    [
      'Bir\n[embed width="400"]https://youtu.be/dQw4w9WgXcQ[/embed]\niki',
      'Bir\n\nhttps://youtu.be/dQw4w9WgXcQ\n\niki',
      [],
    ],
    ['[playlist ids="7,8"]', `${linkTo('a.mp3')}\n\n${linkTo('b.mp3', 1)}`, []],
    ['[audio]', linkTo('a.mp3'), []],
    [`[video width="640" mp4='${U}/f.mp4' poster="${U}/p.jpg"]`, linkTo('f.mp4'), []],
    [
      `Söz\n[caption id="a" align="left"][caption id="b"]<a href="#"><img src="${U}/r.jpg" alt="R"></a> Alt <em>yazı</em>[/caption][/caption]`,
      'Söz\n\n![R](import:0 "Alt yazı")',
      [],
    ],
    ['Söz [/caption] son [/vc_row]', 'Söz  son'.replace('  ', ' '), []],
    [
      '[renk kod="kirmizi"]Renkli[/renk] söz ve [/eski-eklenti]son',
      'Renkli söz ve son',
      ['[renk]', '[eski-eklenti]'],
    ],
    ['Form: [contact-form-7 id="4" title="İletişim [1]"] son', 'Form: son', ['[contact-form-7]']],
    ['Form: [contact-form]', 'Form: \\[contact-form\\]', ['[contact-form]']],
    ['[[gallery]] yazılır', '\\[gallery\\] yazılır', []],
    ['<pre>[gallery ids="1"]</pre>', '```\n[gallery ids="1"]\n```', []],
    [
      '[Ali’nin notu] [bir şey] [sic] [2] [ek-1] [a=b',
      '\\[Ali’nin notu\\] \\[bir şey\\] \\[sic\\] \\[2\\] \\[ek-1\\] \\[a=b',
      [],
    ],
    ['[gallery ids="99"]', '', ['[gallery]']],
    [
      '[googlemaps https://maps.google.com/maps?q=Konak]',
      '<https://maps.google.com/maps?q=Konak>',
      [],
    ],
  ])('%s', async (html, body, lost) => {
    const files = [attachment(7, 'a.mp3'), attachment(8, 'b.mp3'), attachment(9, 'c.jpg', 2)];
    const entry = await entryOf({ html }, files);
    expect(entry.body).toBe(body);
    expect(entry.lost).toEqual(lost);
  });

  it.each(['[', '[a ', '[a x="', '[a]', '[/a]', '[a x=&quot;', '<code>', '[[a', '[caption]<img '])(
    'reads a text of %j only',
    async (part) => {
      const [one] = await read(wxr([{ id: 1, html: part.repeat(200_000 / part.length) }]));
      expect(one).toBeDefined();
    },
  );
});

describe('a file that is not strict XML', () => {
  it('may begin with a blank line or a warning of the server', async () => {
    expect(await entries(await sample('blank-line-first'))).toMatchObject([
      { title: 'Başta boş satır', body: 'Metin.' },
    ]);
    const warned = `\ufeff<br />\n<b>Warning</b>: x in <b>a.php</b>\n${wxr([{ id: 1 }])}`;
    expect(await entries(warned)).toHaveLength(1);
  });

  it('may contain characters that XML forbids', async () => {
    const read = await entries(await sample('control-character'));
    expect(read.map(({ title, body }) => [title, body])).toEqual([
      ['İlk yazı', 'Metin.'],
      ['Denetim karakterli', 'Sözleşme metni'],
      ['Üçüncü yazı', 'Metin.'],
    ]);
    expect(read.map(({ reasons }) => reasons)).toEqual([[], [], []]);
    expect(await entries(await sample('control-in-metadata'))).toHaveLength(1);
  });

  it.each([10, 1000, 100_000])(
    'with a broken letter is read, and its line is named (%i)',
    async (size) => {
      expect(await entries(await sample('broken-byte'), size)).toMatchObject([
        { body: 'Yarım harf: \ufffd', reasons: ['damaged'], damagedLine: 8 },
      ]);
    },
  );

  it.each([
    ['a tag without an end', (xml: string) => xml.replace('</dc:creator>', '')],
    ['an end too many', (xml: string) => xml.replace('<wp:post_name>', '</b><wp:post_name>')],
    ['no end of the item', (xml: string) => xml.replace('</item>', '')],
    [
      'no end of its text',
      (xml: string) => xml.replace(']]></content:encoded>', '</content:encoded>'),
    ],
    ['half a tag', (xml: string) => xml.replace('</title>', '</tit')],
    ['the beginning of an item in it', (xml: string) => xml.replace('<guid', '<item><guid')],
    ['two equal attributes', (xml: string) => xml.replace('<guid ', '<guid isPermaLink="a" ')],
  ])('%s costs at most one entry', async (_name, damage) => {
    const [head = '', ...rest] = wxr([{ id: 1 }]).split('<item>');
    expect(rest).toHaveLength(1);
    const end = '\n</channel></rss>';
    const xml = `${head}${item({ id: 1 })}\n${damage(item({ id: 2, categories: ['yazilar'] }))}\n${item({ id: 3 })}${end}`;
    for (const size of [7, 1000]) {
      const all = await read(xml, size);
      const found = all.map((one) =>
        one.kind === 'entry'
          ? [one.entry.id, one.entry.damagedLine, one.entry.title]
          : ['skip', one.line, one.title],
      );
      expect(found[0]).toEqual(['1', 0, 'Yazı 1']);
      expect(found.at(-1)).toEqual(['3', 0, 'Yazı 3']);
      const lines = found.slice(1, -1).map(([, line]) => line);
      expect(lines.some((line) => Number(line) >= 12 && Number(line) <= 19)).toBe(true);
    }
  });

  it('may contain a bare & and entities of HTML outside of its texts', async () => {
    const xml = wxr([{ id: 1 }])
      .replace(/<title><!\[CDATA\[[^\]]*\]\]><\/title>/, '<title>A & B &uuml; C&D;</title>')
      .replace('<title>Eski site', '<title>&lol; site');
    expect(await entries(xml, 13)).toMatchObject([{ title: 'A & B ü C&D;', reasons: [] }]);
  });

  it('may be in the encoding that it names', async () => {
    const xml = wxr([{ id: 1, title: 'Goygoycu' }]).replace('UTF-8', 'ISO-8859-9');
    const bytes = Buffer.from(xml.replace('Goygoycu', 'Ö\u00f0\u00fet\u00fd'), 'latin1');
    expect(await entries(bytes)).toMatchObject([{ title: 'Öğştı' }]);
  });

  it('with letters of an old encoding in one place is read, and its line is named', async () => {
    const [before, behind] = wxr([{ id: 1 }, { id: 2, html: '<p>X</p>' }]).split('<p>X</p>');
    const bytes = Buffer.concat([
      Buffer.from(`${before}<p>`),
      Buffer.from([0x79, 0xfd, 0x6c]),
      Buffer.from(`</p>${behind}`),
    ]);
    const [first, second] = await entries(bytes);
    expect(first?.reasons).toEqual([]);
    expect(second).toMatchObject({ reasons: ['damaged'] });
  });
});

describe('titles and summaries', () => {
  it('are plain text: without entities, tags and characters that nobody sees', async () => {
    const read = await entries(await sample('titles'));
    expect(read.map(({ title }) => title)).toEqual([
      'Çevre üzerine görüşler',
      'Anayasa değişikliği teklifi',
      'Aile 👨‍👩‍👧 bayramı',
    ]);
    expect(read[0]?.summary).toBe('Özet …');
  });

  it.each([
    ['5 &lt; 6 &amp;&amp; a<b>b</b>c<br>d', '5 < 6 && abc d'],
    ['&#8220;Söz&#8221; &ndash; &scedil;&Iacute;&NewLine;&hearts;', '“Söz” – şÍ ♥'],
    ['❤️ ve ☎️, a\u200db, \u202eters\u202c', '❤️ ve ☎️, ab, ters'],
    ['👩🏽‍🚒 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣', '👩🏽‍🚒 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣'],
    ['AT&T; ve &bilinmeyen;', 'AT&T; ve &bilinmeyen;'],
  ])('%j', async (html, title) => {
    expect((await entryOf({ title: html })).title).toBe(title);
  });
});

it('comments and elements without a counterpart are named', async () => {
  const xml = wxr([{ id: 1, html: '<p><u>a</u> <mark>b</mark></p>' }]).replace(
    '</item>',
    '<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content><![CDATA[Söz]]></wp:comment_content></wp:comment></item>',
  );
  expect(await entries(xml)).toMatchObject([
    { lost: ['<u>', '<mark>'], reasons: ['elementsLost', 'commentsLost'] },
  ]);
});
