import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../markdown.server.ts';
import { mediaIdsIn } from '../own-picture.ts';
import type { Pictures } from './env.ts';

const ID = '0b5c9d1e-7a3f-4c21-9e88-5d2f6a7b8c90';
const FILE = `/media/${ID}/1280.webp`;
const STORED: Pictures = new Map([[ID, { width: 1400, height: 900, widths: [320, 960, 1400] }]]);
const html = (markdown: string, pictures = STORED) => renderMarkdown(markdown, pictures).html;

describe('pictures in a text', () => {
  it('are a figure with caption in all stored sizes if they are alone in their paragraph', () => {
    expect(html(`![Kıyıda *yürüyenler*](${FILE} "İzmir & çevresi")`)).toBe(
      `<figure><a href="/media/${ID}/1400.webp"><picture>` +
        `<source type="image/avif" srcset="/media/${ID}/320.avif 320w, /media/${ID}/960.avif 960w, /media/${ID}/1400.avif 1400w" sizes="(min-width: 900px) 760px, calc(100vw - 40px)">` +
        `<img src="/media/${ID}/960.webp" srcset="/media/${ID}/320.webp 320w, /media/${ID}/960.webp 960w, /media/${ID}/1400.webp 1400w" sizes="(min-width: 900px) 760px, calc(100vw - 40px)" ` +
        `width="1400" height="900" alt="Kıyıda yürüyenler" loading="lazy" decoding="async"></picture></a>` +
        '<figcaption>İzmir &amp; çevresi</figcaption></figure>\n',
    );
  });

  it('have one size if the stored sizes are not known, and no link without a text', () => {
    expect(html(`![](${FILE})`, new Map())).toBe(
      `<figure><img src="${FILE}" alt="" loading="lazy"></figure>\n`,
    );
  });

  it('are a gallery if a paragraph has several, without those of other sites', () => {
    const both = html(`![a](${FILE})\n![x](https://a.example/b.png) ![b](${FILE} "İki")`);
    expect(both.match(/^<div class="gallery">(<figure>.*<\/figure>){2}<\/div>\n$/)).not.toBeNull();
    expect(both).not.toContain('a.example');
    expect(html(`![a](${FILE})\n![x](https://a.example/b.png)`)).toMatch(/^<figure>/);
  });

  it('stay in the line between words and in short lists', () => {
    expect(html(`Söz ![a](${FILE} "b") söz.`)).toMatch(
      /^<p>Söz <picture>.* title="b" .*söz\.<\/p>/,
    );
    expect(html(`- ![a](${FILE})\n- b`)).toContain('<li><picture>');
  });

  it('and files are found by their ids', () => {
    const other = ID.replace('0b', '1c');
    const text = `![a](${FILE}) ![b](${FILE})\n[c](/media/${other}/rapor.pdf) /media/x/y`;
    expect(mediaIdsIn(text)).toEqual([ID, other]);
  });
});

describe('the source of a quote', () => {
  it.each(['> Söz\n> — Ayşe, *2026*', '> Söz\n>\n> — Ayşe, *2026*'])(
    '%j is its last line',
    (text) => {
      expect(html(text)).toBe(
        '<blockquote>\n<p>Söz</p>\n<footer>— Ayşe, <em>2026</em></footer>\n</blockquote>\n',
      );
    },
  );

  it.each(['> — Ayşe', '> Söz —\n> Ayşe', '> — Söz\n> Ayşe', '— Ayşe', '> Söz\n> -- Ayşe'])(
    '%j has none',
    (text) => expect(html(text)).not.toContain('<footer>'),
  );

  it('can begin with a link', () => {
    expect(html('> Söz\n>\n> — [Gazete](https://a.example/)')).toContain(
      '<footer>— <a href="https://a.example/"',
    );
  });

  it('is no half of an emphasis', () => {
    expect(html('> *Söz\n> — Ayşe*')).not.toContain('<footer>');
  });

  it('belongs to its own quote', () => {
    expect(html('> > Söz\n> > — İç\n>\n> Dış\n> — Dış kaynak')).toBe(
      '<blockquote>\n<blockquote>\n<p>Söz</p>\n<footer>— İç</footer>\n</blockquote>\n<p>Dış</p>\n<footer>— Dış kaynak</footer>\n</blockquote>\n',
    );
  });
});

describe('footnotes', () => {
  it('are numbered in the order of their references, with links back', () => {
    const text = 'Bir[^b] iki[^a] üç[^b].\n\n[^a]: A\n[^b]: B\n\n    B2\n';
    expect(html(text)).toBe(
      '<p>Bir<sup class="note-ref"><a href="#dipnot_1" id="atif_1" role="doc-noteref">1</a></sup> ' +
        'iki<sup class="note-ref"><a href="#dipnot_2" id="atif_2" role="doc-noteref">2</a></sup> ' +
        'üç<sup class="note-ref"><a href="#dipnot_1" id="atif_1_2" role="doc-noteref">1</a></sup>.</p>\n' +
        '<section class="notes" role="doc-endnotes"><ol>\n' +
        '<li id="dipnot_1"><p>B</p>\n<p>B2 <a class="note-back" href="#atif_1" role="doc-backlink">↩︎</a> ' +
        '<a class="note-back" href="#atif_1_2" role="doc-backlink">↩︎<sup>2</sup></a></p>\n</li>\n' +
        '<li id="dipnot_2"><p>A <a class="note-back" href="#atif_2" role="doc-backlink">↩︎</a></p>\n</li>\n' +
        '</ol></section>\n',
    );
  });

  it('may refer to each other and to themselves', () => {
    const shown = html('Söz[^a].\n\n[^a]: A[^b]\n\n[^b]: B[^a][^b]');
    const ids = [...shown.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    const targets = [...shown.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id);
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  it('without a note stay as they are written, and `^[…]` is no footnote', () => {
    expect(html('Söz[^1] ^[not]')).toBe('<p>Söz[^1] ^[not]</p>\n');
    expect(html('## Başlık[^1]\n\n[^1]: N')).toContain('<h2 id="baslik">Başlık<sup');
  });
});

it('strikes through', () => {
  expect(html('~~yok~~')).toBe('<p><s>yok</s></p>\n');
});
