import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../markdown.server.ts';
import { htmlToMarkdown } from './html-to-markdown.server.ts';

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
    ['<p><a href="https://a.example/b_c">https://a.example/b_c</a></p>', 'https://a.example/b_c'],
    ['<p>Bak: <a href="https://a.example">https://a.example</a></p>', 'Bak: <https://a.example>'],
    ['<p><a href="#yer">yer</a> <a href="file:///C:/x">dosya</a></p>', 'yer dosya'],
    ['<table><tr><td><p>Bir</p><p>İki</p></td></tr></table>', 'Bir\n\nİki'],
    [
      '<table><tr><th colspan="2">A</th></tr><tr><td>b</td><td>c</td></tr></table>',
      '| A |  |\n| --- | --- |\n| b | c |',
    ],
    ['<ul><li>Bir<ol start="3"><li>Üç</li></ol></li></ul>', '- Bir\n  3. Üç'],
    ['<p>a<span style="display:none">gizli</span>b</p>', 'ab'],
    ['<p>&amp;amp; &lt;b&gt;</p>', '\\&amp; <b>'],
  ])('%s', (html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
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
