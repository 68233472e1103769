import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../../platform/markup/markdown.server.ts';
import { compareRendered, partOf, type Row } from './compare-rendered.ts';
import { piecesOf, type ReadNode } from './html-parts.ts';
import type { Piece } from './rendered-parts.ts';

type Parsed = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.DocumentFragment;

/** A node of the parser as a browser has it. */
function nodeOf(node: Parsed): ReadNode {
  if (node.nodeName === '#text')
    return { nodeType: 3, data: 'value' in node ? node.value : '', childNodes: [] };
  return {
    nodeType: node.nodeName === '#document-fragment' ? 11 : 1,
    localName: node.nodeName,
    attributes: 'attrs' in node ? node.attrs : [],
    childNodes: 'childNodes' in node ? node.childNodes.map(nodeOf) : [],
  };
}

const piecesIn = (markdown: string): Piece[] =>
  piecesOf(nodeOf(parseFragment(renderMarkdown(markdown, new Map()).html)));

const compare = (before: string, after: string, timeout?: number): Row[] =>
  compareRendered(piecesIn(before), piecesIn(after), timeout);

/** As HTML, without the attributes that say nothing about the comparison. */
function show(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  const { kind, from, to } = piece.attributes;
  const inner = piece.children.map(show).join('');
  if (piece.tag === 'note') return `<note ${kind} ${from}→${to}>`;
  if (piece.tag === 'img') return `<img ${piece.attributes.alt}>`;
  const name = [piece.tag, ...(from === undefined ? [] : [from])].join(' ');
  return piece.tag ? `<${name}>${inner}</${piece.tag}>` : inner;
}

/** Each row: what became of it, and how it is shown. */
const shown = (before: string, after: string): [Row['change'], string][] =>
  compare(before, after).map((row) => [row.change, show(row.part)]);

const picture = (n: number) => `/media/${n}1111111-1111-4111-8111-111111111111/1280.webp`;

describe('words', () => {
  it('marks a word that was replaced', () => {
    expect(shown('Kıyı yolu kapalı.', 'Kıyı yolu açık.')).toEqual([
      ['changed', '<p>Kıyı yolu <del>kapalı</del><ins>açık</ins>.</p>'],
    ]);
  });

  it('marks whole words when only a Turkish suffix changed', () => {
    expect(shown('Üyelerimizin partisi toplandı.', 'Üyelerimiz partide toplanıyor.')).toEqual([
      [
        'changed',
        '<p><del>Üyelerimizin partisi toplandı</del><ins>Üyelerimiz partide toplanıyor</ins>.</p>',
      ],
    ]);
  });

  it('marks only the suffix after an apostrophe', () => {
    expect(shown('Kurultay Ankara’da toplandı.', 'Kurultay Ankara’ya toplandı.')).toEqual([
      ['changed', '<p>Kurultay Ankara’<del>da</del><ins>ya</ins> toplandı.</p>'],
    ]);
  });

  it('knows İ, ı, ş and ğ as letters', () => {
    expect(shown('Işığı söndürün dedi İzmir.', 'Işıkları söndürün dedi İzmit.')).toEqual([
      [
        'changed',
        '<p><del>Işığı</del><ins>Işıkları</ins> söndürün dedi <del>İzmir</del><ins>İzmit</ins>.</p>',
      ],
    ]);
  });

  it('marks words that were added at the end and removed at the start', () => {
    expect(shown('Bugün kıyıya yürüdük.', 'kıyıya yürüdük. Sonra döndük.')).toEqual([
      ['changed', '<p><del>Bugün </del>kıyıya yürüdük.<ins> Sonra döndük.</ins></p>'],
    ]);
  });

  it('keeps bold and links around the words', () => {
    expect(
      shown(
        'Bir **kalın söz** ve [bağ](https://a.org).',
        'Bir **kalın yeni söz** ve [bağ](https://a.org).',
      ),
    ).toEqual([
      [
        'changed',
        '<p>Bir <strong>kalın </strong><ins><strong>yeni </strong></ins><strong>söz</strong> ve <a>bağ</a>.</p>',
      ],
    ]);
  });

  it('says that words became bold', () => {
    expect(shown('Bir önemli söz.', 'Bir **önemli** söz.')).toEqual([
      ['changed', '<p>Bir <restyled><strong>önemli</strong></restyled> söz.</p>'],
    ]);
  });

  it('says that a link leads to another address', () => {
    expect(shown('Bir [bağ](https://a.org).', 'Bir [bağ](https://b.org).')).toEqual([
      ['changed', '<p>Bir <restyled https://a.org><a>bağ</a></restyled>.</p>'],
    ]);
  });

  it('does not count other white space in the source as a change', () => {
    expect(shown('Bir\nsatır.\n\n\nİki.', 'Bir satır.\n\nİki.')).toEqual([
      ['same', '<p>Bir satır.</p>'],
      ['same', '<p>İki.</p>'],
    ]);
  });
});

describe('blocks', () => {
  it('finds nothing in two equal texts', () => {
    const text = '## Başlık\n\nBir.\n\n- a\n- b\n';
    expect(compare(text, text).map(({ change }) => change)).toEqual(['same', 'same', 'same']);
  });

  it('counts everything as added beside an empty text, and as removed the other way round', () => {
    expect(shown('', 'Bir.\n\nİki.')).toEqual([
      ['added', '<p>Bir.</p>'],
      ['added', '<p>İki.</p>'],
    ]);
    expect(shown('Bir.', '')).toEqual([['removed', '<p>Bir.</p>']]);
    expect(shown('', '')).toEqual([]);
  });

  it('shows a paragraph that was added between two others', () => {
    expect(shown('Bir.\n\nÜç.', 'Bir.\n\nİki.\n\nÜç.').map(([change]) => change)).toEqual([
      'same',
      'added',
      'same',
    ]);
  });

  it('shows paragraphs without common words as removed and added, not as words in between', () => {
    expect(shown('Elma armut kiraz.', 'Deniz kıyı dalga.')).toEqual([
      ['removed', '<p>Elma armut kiraz.</p>'],
      ['added', '<p>Deniz kıyı dalga.</p>'],
    ]);
  });

  it('pairs paragraphs that resemble each other, also after an added one', () => {
    expect(
      shown(
        'Belediye meclisi bugün toplandı.\n\nKıyı yolu yaya trafiğine açıldı.',
        'Önce bir duyuru yapıldı.\n\nBelediye meclisi dün toplandı.\n\nKıyı yolu bisiklet trafiğine açıldı.',
      ),
    ).toEqual([
      ['added', '<p>Önce bir duyuru yapıldı.</p>'],
      ['changed', '<p>Belediye meclisi <del>bugün</del><ins>dün</ins> toplandı.</p>'],
      ['changed', '<p>Kıyı yolu <del>yaya</del><ins>bisiklet</ins> trafiğine açıldı.</p>'],
    ]);
  });

  it('shows a moved paragraph at both places', () => {
    expect(shown('Taşınan söz.\n\nBir.\n\nİki.', 'Bir.\n\nİki.\n\nTaşınan söz.')).toEqual([
      ['left', '<p>Taşınan söz.</p>'],
      ['same', '<p>Bir.</p>'],
      ['same', '<p>İki.</p>'],
      ['moved', '<p>Taşınan söz.</p>'],
    ]);
  });

  it('says that a heading has another level, and that a paragraph became a heading', () => {
    expect(shown('## Kıyı yolu', '### Kıyı yolu')).toEqual([
      ['changed', '<h3><note block h2→h3>Kıyı yolu</h3>'],
    ]);
    expect(shown('Kıyı yolu', '## Kıyı yolu')).toEqual([
      ['changed', '<h2><note block p→h2>Kıyı yolu</h2>'],
    ]);
  });

  it('compares a quotation and its source', () => {
    expect(shown('> Deniz hepimizin.\n> — Ece', '> Deniz hepimizin.\n> — Ece Yalın')).toEqual([
      [
        'changed',
        '<blockquote><p>Deniz hepimizin.</p><footer>— Ece<ins> Yalın</ins></footer></blockquote>',
      ],
    ]);
  });

  it('compares lines of code with their spaces', () => {
    expect(shown('```\nbir\n  iki\n```', '```\nbir\n    iki\n```')).toEqual([
      ['changed', '<pre><code>bir\n<del>  </del><ins>    </ins>iki\n</code></pre>'],
    ]);
  });
});

describe('lists and tables', () => {
  it('shows an item that was added', () => {
    expect(shown('- bir\n- üç', '- bir\n- iki\n- üç')).toEqual([
      ['changed', '<ul><li>bir</li><li><ins>iki</ins></li><li>üç</li></ul>'],
    ]);
  });

  it('shows an item that was removed, and one that was changed', () => {
    expect(shown('- bir elma\n- iki\n- üç', '- bir armut\n- üç')).toEqual([
      [
        'changed',
        '<ul><li>bir <del>elma</del><ins>armut</ins></li><li><del>iki</del></li><li>üç</li></ul>',
      ],
    ]);
  });

  it('shows a list inside an item', () => {
    expect(shown('- bir\n- iki', '- bir\n- iki\n  - alt')).toEqual([
      ['changed', '<ul><li>bir</li><li>iki<ins><ul><li>alt</li></ul></ins></li></ul>'],
    ]);
  });

  it('says that a list is numbered now', () => {
    expect(shown('- bir\n- iki', '1. bir\n2. iki')).toEqual([
      ['changed', '<ol><note block ul→ol><li>bir</li><li>iki</li></ol>'],
    ]);
  });

  const table = (...rows: string[]) => ['| İl | Üye |', '| --- | --- |', ...rows].join('\n');

  it('shows a cell that was changed', () => {
    const [row] = shown(table('| Ankara | 12 |'), table('| Ankara | 15 |'));
    expect(row?.[1]).toContain('<tr><td>Ankara</td><td><del>12</del><ins>15</ins></td></tr>');
    expect(row?.[1]).toContain('<thead><tr><th>İl</th><th>Üye</th></tr></thead>');
  });

  it('shows a row that was added, and one that was removed', () => {
    const [row] = shown(
      table('| Ankara | 12 |', '| Bursa | 3 |'),
      table('| Adana | 7 |', '| Ankara | 12 |'),
    );
    expect(row?.[1]).toContain(
      '<tbody><tr><td><ins>Adana</ins></td><td><ins>7</ins></td></tr>' +
        '<tr><td>Ankara</td><td>12</td></tr>' +
        '<tr><td><del>Bursa</del></td><td><del>3</del></td></tr></tbody>',
    );
  });

  it('shows a column that was added', () => {
    const [row] = shown(
      '| İl | Üye |\n| - | - |\n| Ankara | 12 |',
      '| İl | Yıl | Üye |\n| - | - | - |\n| Ankara | 2026 | 12 |',
    );
    expect(row?.[1]).toContain('<tr><th>İl</th><th><ins>Yıl</ins></th><th>Üye</th></tr>');
    expect(row?.[1]).toContain('<tr><td>Ankara</td><td><ins>2026</ins></td><td>12</td></tr>');
  });
});

describe('pictures and notes', () => {
  it('shows a picture that was replaced beside the new one, and both alternative texts', () => {
    expect(shown(`![kıyı](${picture(1)})`, `![liman](${picture(2)})`)).toEqual([
      [
        'changed',
        '<div><del><figure><a><img kıyı></a></figure></del><ins><figure><a><img liman></a></figure></ins><note alt kıyı→liman></div>',
      ],
    ]);
  });

  it('tells other words of the same picture', () => {
    expect(
      shown(`![kıyı](${picture(1)} "Eski kıyı")`, `![liman](${picture(1)} "Yeni kıyı")`),
    ).toEqual([
      [
        'changed',
        '<figure><a><img liman></a><figcaption><del>Eski</del><ins>Yeni</ins> kıyı</figcaption><note alt kıyı→liman></figure>',
      ],
    ]);
  });

  it('shows a picture that was added to a gallery', () => {
    const two = `![a](${picture(1)})\n![b](${picture(2)})`;
    const [row] = shown(two, `${two}\n![c](${picture(3)})`);
    expect(row?.[0]).toBe('changed');
    expect(row?.[1]).toContain('<ins><figure><a><img c></a></figure></ins>');
    expect(row?.[1]).not.toContain('<del>');
  });

  it('shows another video beside the former one', () => {
    const [row] = shown(
      'https://www.youtube.com/watch?v=aaaaaaaaaaa',
      'https://www.youtube.com/watch?v=bbbbbbbbbbb',
    );
    expect(row?.[1]).toMatch(/^<div><del><figure>.*<\/del><ins><figure>.*<\/ins><\/div>$/);
  });

  it('shows a note that was added, and leaves the others as they are though their numbers change', () => {
    const before = 'Bir cümle.\n\nİki cümle.[^b]\n\n[^b]: Eski not.';
    const after = 'Bir cümle.[^a]\n\nİki cümle.[^b]\n\n[^a]: Yeni not.\n[^b]: Eski not.';
    const rows = shown(before, after);
    expect(rows.map(([change]) => change)).toEqual(['changed', 'same', 'changed']);
    expect(rows[0]?.[1]).toBe('<p>Bir cümle.<ins><sup><a>1</a></sup></ins></p>');
    expect(rows[2]?.[1]).toBe(
      '<section><ol><li><ins><p>Yeni not.</p></ins></li><li><p>Eski not.</p></li></ol></section>',
    );
  });

  it('shows the words of a note that changed', () => {
    const [, notes] = shown('Söz.[^a]\n\n[^a]: Eski kaynak.', 'Söz.[^a]\n\n[^a]: Yeni kaynak.');
    expect(notes?.[1]).toBe(
      '<section><ol><li><p><del>Eski</del><ins>Yeni</ins> kaynak.</p></li></ol></section>',
    );
  });
});

describe('long and hostile texts', () => {
  /** Without a word that another paragraph has. */
  const paragraphs = (count: number, word: string) =>
    Array.from({ length: count }, (_, n) =>
      Array.from({ length: 20 }, (_, at) => `${word}${n}x${at}`).join(' '),
    );

  it('finds the one changed word of 20,000', () => {
    const texts = paragraphs(1000, 'söz');
    const rows = compare(
      texts.join('\n\n'),
      texts.with(500, `${texts[500]} ek`).join('\n\n'),
      Number.POSITIVE_INFINITY,
    );
    expect(rows.filter(({ change }) => change !== 'same').map((row) => show(row.part))).toEqual([
      `<p>${texts[500]}<ins> ek</ins></p>`,
    ]);
    expect(rows).toHaveLength(1000);
  });

  it('counts what is not compared in time as replaced, and loses nothing', () => {
    const [before, after] = [paragraphs(1000, 'eski'), paragraphs(1000, 'yeni')];
    const rows = compare(before.join('\n\n'), after.join('\n\n'), 0);
    const textsOf = (kind: Row['change']) =>
      rows.filter(({ change }) => change === kind).map((row) => show(row.part));
    expect(textsOf('removed')).toEqual(before.map((text) => `<p>${text}</p>`));
    expect(textsOf('added')).toEqual(after.map((text) => `<p>${text}</p>`));
  });

  it('shows both texts whole: without the marks, one is the old and the other the new text', () => {
    const before = '## A\n\nBir iki *üç*.\n\n- x\n- y\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\nSon.';
    const after =
      '### A\n\nBir *iki* dört.\n\n- y\n- z\n  - w\n\n| a |\n| - |\n| 1 |\n\nİlk.\n\nSon.';
    const words = (piece: Piece, without: 'ins' | 'del'): string => {
      if (typeof piece === 'string') return piece;
      return piece.tag === without ? '' : piece.children.map((one) => words(one, without)).join('');
    };
    const flat = (text: string) => text.replace(/\s/g, '');
    const laid = compare(before, after).map(partOf);
    const both = (['ins', 'del'] as const).map((mark) =>
      flat(laid.map((piece) => words(piece, mark)).join('')),
    );
    expect(both).toEqual(['ABirikiüç.xyab12Son.', 'ABirikidört.yzwa1İlk.Son.']);
  });
});
