import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  charterDocx,
  footnote,
  link,
  paragraph,
  picture,
  run,
  table,
} from '../../../tests/harness/docx.ts';
import { readParts } from '../../../tests/harness/read-word.ts';

describe('a Word file becomes a text of the site', () => {
  it('with headings, emphasis, links, quotations and line ends', async () => {
    const body = [
      paragraph('Basın açıklaması', { style: 'KonuBal' }),
      paragraph('Giriş', { style: 'Balk1' }),
      paragraph(
        `${run('Bugün ')}${run('kalın', { bold: true })}${run(', ')}${run('eğik', { italic: true })}${run(' ve ')}${run('silinmiş', { strike: true })}${run(': ')}${link('l1', 'bağlantı')}`,
      ),
      paragraph('Ayrıntı', { style: 'Balk2' }),
      paragraph(`${run('Bir')}<w:r><w:br/></w:r>${run('iki')}`),
      paragraph('Söz verdik.', { style: 'Alnt' }),
    ].join('');
    const { title, markdown, lost } = await readParts({
      body,
      links: { l1: 'https://a.example/b' },
    });
    expect(title).toBe('Basın açıklaması');
    expect(markdown).toBe(
      '## Giriş\n\nBugün **kalın**, *eğik* ve ~~silinmiş~~: [bağlantı](https://a.example/b)\n\n### Ayrıntı\n\nBir  \niki\n\n> Söz verdik.',
    );
    expect(lost).toEqual([]);
  });

  it('a charter of 60 articles whose numbers are typed', async () => {
    const { title, markdown } = await readParts(charterDocx(), 'document');
    expect(title).toBe('PARTİ TÜZÜĞÜ');
    expect(markdown.match(/^### Madde \d+: /gm)).toHaveLength(60);
    expect(markdown.match(/^## \S+ bölüm: Genel hükümler$/gm)).toHaveLength(4);
  });

  it('a charter of 60 articles whose numbers Word counts, with the same text', async () => {
    const typed = await readParts(charterDocx(), 'document');
    const counted = await readParts(charterDocx({ counted: true }), 'document');
    expect(counted.markdown).toBe(typed.markdown);
  });

  it('with footnotes, tables, lists and pictures', async () => {
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const body = [
      paragraph(`${run('Söz')}${footnote(1)}${run(' ve söz')}${footnote(2)}`),
      paragraph('Bir', { list: [1, 0] }),
      paragraph('Alt', { list: [1, 1] }),
      paragraph('İki', { list: [1, 0] }),
      paragraph('Ara'),
      paragraph('Üç', { list: [1, 0] }),
      paragraph('Nokta', { list: [2, 0] }),
      table([
        ['Yıl', 'Üye'],
        ['2025', '10'],
      ]),
      paragraph(picture('p1', 'Miting alanı')),
      paragraph(`${run('Metin')}${picture('p1', 'IMG_1234.jpg')}`),
      paragraph(picture('p2', 'Grafik')),
    ].join('');
    const { markdown, places, files, lost } = await readParts({
      body,
      lists: [
        [
          ['decimal', '%1.'],
          ['lowerLetter', '%2)'],
        ],
        [['bullet', '•']],
      ],
      notes: ['Kaynak bir.', 'Kaynak iki.'],
      files: { p1: ['image1.png', png], p2: ['image2.emf', Buffer.from('emf')] },
    });
    expect(markdown).toBe(
      [
        'Söz[^1] ve söz[^2]',
        '1. Bir\n   1. Alt\n2. İki',
        'Ara',
        '3. Üç\n\n- Nokta',
        '| Yıl | Üye |\n| --- | --- |\n| 2025 | 10 |',
        '![Miting alanı](import:0)',
        'Metin',
        '![](import:1)',
        '[^1]: Kaynak bir.\n\n[^2]: Kaynak iki.',
      ].join('\n\n'),
    );
    expect(places.map((place) => 'picture' in place && place.alt)).toEqual(['Miting alanı', '']);
    expect(files.toSorted()).toEqual(['original', 'picture-0.png', 'picture-1.png']);
    expect(lost).toEqual([
      { kind: 'pictureKinds', count: 1 },
      { kind: 'listLetters', count: 1 },
    ]);
  });
});
