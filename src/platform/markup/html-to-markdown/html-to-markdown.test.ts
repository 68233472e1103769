import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../markdown.server.ts';
import { htmlToMarkdown } from './foreign-html.server.ts';

const sample = (name: string) =>
  readFileSync(new URL(`./samples/${name}`, import.meta.url), 'utf8');
const markdownOf = (html: string) => htmlToMarkdown(html).markdown;

describe('HTML becomes the Markdown of the site', () => {
  it.each([
    ['word', 1],
    ['google-docs', 0],
    ['libreoffice', 1],
    ['wordpress', 0],
  ])('from %s: headings, emphasis, lists, tables, notes, without its styles', (name, lost) => {
    const { markdown, lostPictures } = htmlToMarkdown(sample(`${name}.html.txt`));
    expect(`${markdown}\n`).toBe(sample(`${name}.md`));
    expect(lostPictures).toBe(lost);
  });

  it.each([
    ['<div>Bir</div><div><br></div><div>İki<br><br>Üç</div>', 'Bir\n\nİki\n\nÜç'],
    ['<b>Bir<br><br>iki</b>', '**Bir**\n\n**iki**'],
    ['<b><p>Bir</p><p>iki</p></b>', '**Bir**\n\n**iki**'],
    ['<h2>Bir</h2><h3></h3><h4><b>İki</b></h4>', '## Bir\n\n#### İki'],
    [
      '<p>1. madde</p><p># işaret</p><p>- tire</p><p>&gt; ok</p>',
      '1\\. madde\n\n\\# işaret\n\n\\- tire\n\n\\> ok',
    ],
    ['<p>x<sup>2</sup> H<sub>2</sub>O 1<sup>inci</sup></p>', 'x² H₂O 1inci'],
    ['<p><a href="https://a.example/b_c">https://a.example/b_c</a></p>', '<https://a.example/b_c>'],
    ['<p>Bak: <a href="https://a.example">https://a.example</a></p>', 'Bak: <https://a.example>'],
    ['<p><a href="#yer">yer</a> <a href="file:///C:/x">dosya</a></p>', 'yer dosya'],
    ['<table><tr><td><p>Bir</p><p>İki</p></td></tr></table>', 'Bir\n\nİki'],
    [
      '<table><tr><th colspan="2">A</th></tr><tr><td>b</td><td>c</td></tr></table>',
      '| A |  |\n| --- | --- |\n| b | c |',
    ],
    ['<ul><li>Bir<ol start="3"><li>Üç</li></ol></li></ul>', '- Bir\n\n  3. Üç'],
    ['<a href="/x"><h3>Başlık</h3><p>Söz</p></a>', '### [Başlık](/x)\n\nSöz'],
    ['<pre><code class="language-php">a</code></pre>', '```php\na\n```'],
    ['<p>a<span style="display:none">gizli</span>b</p>', 'ab'],
    ['<p>&amp;amp; &lt;b&gt;</p>', '\\&amp; <b>'],
  ])('%s', (html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });

  it.each([
    [
      '<pre>Kar yağar<br>dağ susar<br><br>yol uzar</pre>',
      '```\nKar yağar\ndağ susar\n\nyol uzar\n```',
    ],
    ['<pre><div>a</div><div>b</div></pre>', '```\na\nb\n```'],
    ['<pre>a\n\n\n\nb  \nc</pre>', '```\na\n\n\n\nb  \nc\n```'],
    ['<blockquote><pre>a\n\nb</pre></blockquote>', '> ```\n> a\n>\n> b\n> ```'],
    ['<ul><li>x<pre>a\n\n- b</pre></li></ul>', '- x\n\n  ```\n  a\n\n  - b\n  ```'],
  ])('keeps the lines of %j', (html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });

  it('keeps the values of merged cells under their headings', () => {
    expect(markdownOf(sample('rowspan.html.txt'))).toBe(
      '| İl | İlçe | Oy |\n| --- | --- | --- |\n| İzmir | Konak | 120 |\n|  | Bornova | 80 |',
    );
    const both =
      '<table><tr><th colspan="2" rowspan="2">A</th><th>B</th></tr><tr><td>1</td></tr><tr><td>2</td><td rowspan="0">3</td><td>4</td></tr><tr><td>5</td><td>6</td></tr></table>';
    expect(markdownOf(both)).toBe(
      '| A |  | B |\n| --- | --- | --- |\n|  |  | 1 |\n| 2 | 3 | 4 |\n| 5 |  | 6 |',
    );
  });

  it('continues a list of Word behind a paragraph of an item', () => {
    expect(markdownOf(sample('word-list-continued.html.txt'))).toBe(
      '1. Üyelik\n   1. Başvuru\n\n      Başvuru ilçeye yapılır.\n   2. Karar',
    );
  });

  it('continues a list of Word behind a paragraph between its items, without empty items', () => {
    const item = (level: number, mark: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span>${text}</p>`;
    const html = `${item(1, '1)', 'Bir')}<p class=MsoNormal>Ara söz.</p>${item(1, '2)', 'İki')}${item(2, 'a)', 'Alt')}<p class=MsoNormal>Ara.</p>${item(2, 'b)', 'Alt iki')}${item(1, '3)', 'Üç')}`;
    expect(markdownOf(html)).toBe(
      '1. Bir\n\nAra söz.\n\n2. İki\n   1. Alt\n\nAra.\n\n2. Alt iki\n3. Üç',
    );
  });

  it('reads the levels of Word Online, which writes a list for each item', () => {
    const item = (tag: string, level: number, text: string, start = '') =>
      `<div class="ListContainerWrapper SCXW1"><${tag}${start} role="list"><li data-aria-level="${level}" role="listitem"><p class="Paragraph"><span class="TextRun">${text}</span></p></li></${tag}></div>`;
    const html = `${item('ul', 1, 'Bir')}${item('ul', 2, 'Alt')}${item('ul', 2, 'Alt iki')}${item('ul', 1, 'İki')}<div class="OutlineElement"><p>Söz</p></div><div class="OutlineElement">${item('ol', 1, 'İlk', ' start="1"')}</div>${item('ol', 2, 'İç', ' start="1"')}${item('ol', 1, 'Son', ' start="2"')}`;
    expect(markdownOf(html)).toBe(
      '- Bir\n  - Alt\n  - Alt iki\n- İki\n\nSöz\n\n1. İlk\n   1. İç\n2. Son',
    );
  });

  it('keeps the numbers of lists inside items', () => {
    const html =
      '<ol><li>bir<ol start="3"><li>iki</li><li>üç</li></ol></li><li value="7">yedi</li><li>sekiz</li></ol>';
    expect(markdownOf(html)).toBe('1. bir\n\n   3. iki\n   4. üç\n7. yedi\n8. sekiz');
    expect(renderMarkdown(markdownOf(html)).html).toMatch(/<ol start="3">\s*<li>iki/);
  });

  it('links inside a text lead to the heading of their place', () => {
    const html =
      '<p><a href="#x">Bütçe</a> <a href="#_Toc2">Gelir</a> <a href="#yok">yok</a> <a href="#p">söz</a></p><h2 id="x">Bütçe</h2><p id="p">Söz.</p><a name="_Toc2"></a><h3>Gelir &amp; gider</h3><h2>Bütçe</h2>';
    const { markdown } = htmlToMarkdown(html);
    expect(markdown).toMatch(
      /^\[Bütçe\]\(#butce\) \[Gelir\]\(#gelir-gider\) yok \[söz\]\(#butce\)/,
    );
    const { html: shown } = renderMarkdown(markdown);
    for (const [, id] of shown.matchAll(/href="#([^"]+)"/g)) expect(shown).toContain(`id="${id}"`);
  });

  it('names what a text cannot have', () => {
    const html =
      '<p><u>a</u> <mark>b</mark> <span style="text-decoration:underline">c</span></p><details><summary>d</summary>e</details><form><input></form><table><tr><td>12<br>13</td><td colspan="2">x</td></tr><tr><td>1</td><td>2</td><td>3</td></tr></table>';
    expect(htmlToMarkdown(html).lost).toEqual([
      '<u>',
      '<mark>',
      '<details>',
      '<input>',
      'colspan',
      '<td>…<br>',
    ]);
    expect(htmlToMarkdown('<p>Söz <b>koyu</b></p>').lost).toEqual([]);
  });

  it('counts footnotes from the given number and gives pictures other addresses', () => {
    const html =
      '<p>Söz<sup><a href="#n1" id="r1">1</a></sup> <img src="https://a.example/b.png" alt="B"></p><p><a href="#r1" id="n1">1</a> Kaynak</p>';
    const { markdown, pictures } = htmlToMarkdown(html, {
      firstNote: 4,
      address: (written, kind) => (kind === 'picture' ? '/media/x/640.webp' : written),
    });
    expect(markdown).toBe('Söz[^4] ![B](/media/x/640.webp)\n\n[^4]: Kaynak');
    expect(pictures).toEqual(['/media/x/640.webp']);
  });

  it('shows the same words as the HTML, whatever they are', () => {
    const words = fc.string({
      unit: fc.constantFrom(...'aş1 *_`[]()!#>-+=~|&;:<.\\"’'),
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.array(words, { maxLength: 4 }), (paragraphs) => {
        const html = paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('');
        expect(flat(textOf(renderMarkdown(markdownOf(html)).html))).toBe(
          flat(paragraphs.join(' ')),
        );
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['<div>', 900],
    ['<ul><li>', 900],
    ['<b>', 900],
    ['<p>', 20_000],
    ['<p>a</p>', 20_000],
    ['&nbsp;', 50_000],
    ['<blockquote>', 900],
    ['<br>', 20_000],
  ])('reads %s repeated %i times', (part, times) => {
    expect(markdownOf(`${part.repeat(times)}son`)).toContain('son');
  });

  it('refuses more levels than a text has, before the parser reads them', () => {
    expect(() => markdownOf('<div>'.repeat(200_000))).toThrow(RangeError);
    expect(() => markdownOf('a'.repeat(1_000_001))).toThrow(RangeError);
  });
});

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const textOf = (html: string) =>
  html
    .replace(/<\/p>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] as string);
