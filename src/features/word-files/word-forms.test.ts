import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  footnote,
  makeDocx,
  notesPart,
  paragraph,
  partOf,
  picture,
  run,
  table,
} from '../../../tests/harness/docx.ts';
import { markdownOf, readParts, readWord } from '../../../tests/harness/read-word.ts';

const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
  .png()
  .toBuffer();
const bytes = { p1: ['image1.png', png] } satisfies Record<string, [string, Buffer]>;
const field = (code: string, result: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

describe('no words are lost', () => {
  it.each([
    ['of a field', '<w:fldSimple w:instr="DATE">', 'bugün', '</w:fldSimple>'],
    ['written from right to left', '<w:bdo w:val="rtl">', 'söz', '</w:bdo>'],
    ['with a direction', '<w:dir w:val="ltr">', 'söz', '</w:dir>'],
    ['of a part that another program marked', '<w:mark>', 'söz', '</w:mark>'],
  ])('%s', async (_what, start, words, end) => {
    const inner = `${run('Bir ')}${start}${run(words)}${end}${run(' iki')}`;
    expect(await markdownOf(paragraph(inner))).toBe(`Bir ${words} iki`);
  });

  it('with sounds above them; the sounds go', async () => {
    const words = `<w:r><w:ruby><w:rt>${run('とう')}</w:rt><w:rubyBase>${run('東')}</w:rubyBase></w:ruby></w:r>`;
    expect(await markdownOf(paragraph(words))).toBe('東');
  });

  it('between line ends and tabs of older programs', async () => {
    const words = `${run('Bir')}<w:r><w:cr/></w:r>${run('iki')}<w:r><w:ptab/></w:r>${run('üç')}`;
    expect(await markdownOf(paragraph(words))).toBe('Bir  \niki üç');
  });

  it.each([
    [
      'a drawn shape',
      (text: string) =>
        `<w:drawing><wp:inline><a:graphic><a:graphicData uri="wps"><wps:wsp xmlns:wps="wps"><wps:txbx><w:txbxContent>${text}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing>`,
    ],
    [
      'a shape of the strict form',
      (text: string) =>
        `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><a:graphic><a:graphicData uri="wps"><w:txbxContent>${text}</w:txbxContent></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback/></mc:AlternateContent>`,
    ],
    [
      'an oval of Word 2003',
      (text: string) =>
        `<w:pict><v:group><v:oval><v:textbox><w:txbxContent>${text}</w:txbxContent></v:textbox></v:oval></v:group></w:pict>`,
    ],
  ])('in %s; they follow its paragraph', async (_what, shape) => {
    const boxes = `<w:r>${shape(paragraph('Kutu bir'))}</w:r><w:r>${shape(paragraph('Kutu iki'))}</w:r>`;
    const { markdown, lost } = await readParts({
      body: paragraph(run('Metin') + boxes) + paragraph('Son'),
    });
    expect(markdown).toBe('Metin\n\nKutu bir\n\nKutu iki\n\nSon');
    expect(lost).toEqual([{ kind: 'textBoxes', count: 2 }]);
  });

  it('in a file whose parts have other prefixes, or the names of the strict form', async () => {
    const bodyOf = (name: string) =>
      `<n:document xmlns:n="${name}"><n:body><n:p><n:pPr><n:pStyle n:val="Balk1"/></n:pPr><n:r><n:t>Baş</n:t></n:r></n:p><n:p><n:r><n:t>Bir</n:t></n:r></n:p><n:p><n:pPr><n:pStyle n:val="Balk1"/></n:pPr><n:r><n:t>Son</n:t></n:r></n:p></n:body></n:document>`;
    for (const name of [
      'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
      'http://purl.oclc.org/ooxml/wordprocessingml/main',
    ])
      expect(await markdownOf('', { parts: { 'word/document.xml': bodyOf(name) } })).toBe(
        '## Baş\n\nBir\n\n## Son',
      );
  });

  it('in a file to which a program for mail added bytes', async () => {
    const file = await makeDocx({ body: paragraph('Söz') });
    expect((await readWord(Buffer.concat([file, Buffer.from('\r\n')]))).markdown).toBe('Söz');
  });
});

describe('signs', () => {
  it('of Symbol and Wingdings become signs of every font; others are told', async () => {
    const symbol = (font: string, code: string) =>
      `<w:r><w:sym w:font="${font}" w:char="${code}"/></w:r>`;
    const { markdown, lost } = await readParts({
      body:
        paragraph(symbol('Symbol', 'F061') + symbol('Wingdings', 'F0FE') + run(' \uf0b7 ')) +
        paragraph(run('Amblem') + symbol('Parti Amblemi', 'F041')),
    });
    expect(markdown).toBe('α☑ •\n\nAmblem');
    expect(lost).toEqual([{ kind: 'symbols', count: 1 }]);
  });

  it('of boxes of a form stay', async () => {
    const box = `<w:sdt><w:sdtPr><w14:checkbox xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w14:checked w14:val="1"/></w14:checkbox></w:sdtPr><w:sdtContent>${run('☒')}</w:sdtContent></w:sdt>`;
    expect(await markdownOf(paragraph(box + run(' Üyeyim')))).toBe('☒ Üyeyim');
  });

  it('of division go, hyphens that hold stay', async () => {
    const words = `${run('Cum\u00adhur')}<w:r><w:softHyphen/></w:r>${run('baş')}<w:r><w:noBreakHyphen/></w:r>${run('kanı')}`;
    expect(await markdownOf(paragraph(words))).toBe('Cumhurbaş‑kanı');
  });
});

describe('notes', () => {
  it('of several paragraphs or with a table are one note each, endnotes come after footnotes', async () => {
    const { markdown, lost } = await readParts({
      body: paragraph(
        `${run('Söz')}${footnote(1)}${run(' söz')}${footnote(2)}<w:r><w:endnoteReference w:id="1"/></w:r>`,
      ),
      notes: [paragraph('Bir.') + paragraph('İki.'), table([['Yıl', 'Üye']])],
      parts: { 'word/endnotes.xml': notesPart(['Son.'], 'endnote') },
      related: { endnotes: 'endnotes.xml' },
    });
    expect(markdown).toBe('Söz[^1] söz[^2][^3]\n\n[^1]: Bir. İki.\n\n[^2]: Yıl Üye\n\n[^3]: Son.');
    expect(lost).toEqual([{ kind: 'innerTables', count: 1 }]);
  });

  it('without words leave no sign; a picture in one is told', async () => {
    const { markdown, lost } = await readParts({
      body: paragraph(`${run('Söz')}${footnote(1)}${run(' ve')}${footnote(2)}`),
      notes: ['', paragraph(picture('p1'))],
      files: bytes,
    });
    expect(markdown).toBe('Söz ve');
    expect(lost).toEqual([{ kind: 'notePictures', count: 1 }]);
  });
});

describe('a caption of a picture', () => {
  const caption = paragraph(
    `${run('Şekil ')}<w:fldSimple w:instr="SEQ Şekil">${run('1')}</w:fldSimple>${run(': Miting “alanı”', { bold: true })}`,
    { style: 'ResimYazs' },
  );
  const shown = '![Alan](import:0 "Şekil 1: Miting “alanı”")';
  it.each([
    ['below it', picture('p1', 'Alan'), (image: string) => image + caption],
    ['above it', picture('p1', 'Alan'), (image: string) => caption + image],
  ])('%s becomes its caption', async (_where, image, order) => {
    const body = paragraph('Metin') + order(paragraph(image)) + paragraph('Son');
    expect(await markdownOf(body, { files: bytes })).toBe(`Metin\n\n${shown}\n\nSon`);
  });

  const TABLE = table([
    ['Yıl', 'Üye'],
    ['2025', '10'],
  ]);
  it('of a table stays a paragraph', async () => {
    const body = caption + TABLE + paragraph(picture('p1'));
    expect(await markdownOf(body, { files: bytes })).toBe(
      'Şekil 1: **Miting “alanı”**\n\n| Yıl | Üye |\n| --- | --- |\n| 2025 | 10 |\n\n![](import:0)',
    );
  });
});

describe('what the site has in another way', () => {
  it('contents that a field makes go, whatever their style, and are told', async () => {
    const entry = field('HYPERLINK \\l "_Toc1"', run('Giriş 1'));
    const body =
      paragraph(
        `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> TOC \\o "1-3" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${entry}`,
      ) +
      paragraph(`${run('Sonuç 2')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`) +
      paragraph('Metin');
    const { markdown, lost } = await readParts({ body });
    expect([markdown, lost]).toEqual(['Metin', [{ kind: 'contentsTable', count: 1 }]]);
  });

  it('links lead to their address, or to the heading of the same text', async () => {
    const anchor = (name: string, inner: string) =>
      `<w:bookmarkStart w:id="1" w:name="${name}"/>${inner}<w:bookmarkEnd w:id="1"/>`;
    const body =
      paragraph(
        `<w:hyperlink w:anchor="_Ref1">${run('Sonuca bak')}</w:hyperlink>${run(' ya da ')}${field('HYPERLINK "https://a.example/b"', run('siteye'))}`,
      ) +
      paragraph('Giriş', { style: 'Balk1' }) +
      paragraph(anchor('_Ref1', run('Sonuç')), { style: 'Balk1' });
    expect(await markdownOf(body)).toBe(
      '[Sonuca bak](#sonuc) ya da [siteye](https://a.example/b)\n\n## Giriş\n\n## Sonuç',
    );
  });

  it('merged cells are divided: the first has the words', async () => {
    const merged = (vertical: string, text: string) =>
      `<w:tc><w:tcPr><w:vMerge${vertical}/></w:tcPr>${paragraph(text)}</w:tc>`;
    const cell = (text: string) => `<w:tc><w:tcPr/>${paragraph(text)}</w:tc>`;
    const { markdown, lost } = await readParts({
      body:
        table([
          [{ text: 'İl', span: 2 }, 'Üye'],
          ['Ege', 'İzmir', '10'],
        ]) +
        paragraph('Ara') +
        `<w:tbl><w:tr>${merged(' w:val="restart"', 'Ege')}${cell('İzmir')}</w:tr><w:tr>${merged('', '')}${cell('Muğla')}</w:tr></w:tbl>`,
    });
    expect(markdown).toBe(
      '| İl |  | Üye |\n| --- | --- | --- |\n| Ege | İzmir | 10 |\n\nAra\n\n| Ege | İzmir |\n| --- | --- |\n|  | Muğla |',
    );
    expect(lost).toEqual([{ kind: 'mergedCells', count: 2 }]);
  });

  it('lists that begin again, and mixed ones in each other', async () => {
    const numbering = partOf(
      'w:numbering',
      `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl><w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`,
    );
    const body =
      paragraph('Bir', { list: [1, 0] }) +
      paragraph('Nokta', { list: [1, 1] }) +
      paragraph('İki', { list: [1, 0] }) +
      paragraph('Ara') +
      paragraph('Yeniden bir', { list: [2, 0] }) +
      paragraph('Yeniden iki', { list: [2, 0] });
    expect(await markdownOf(body, { parts: { 'word/numbering.xml': numbering } })).toBe(
      '1. Bir\n   - Nokta\n2. İki\n\nAra\n\n1. Yeniden bir\n2. Yeniden iki',
    );
  });
});

it('tracked changes are accepted; comments, headers, diagrams and formulas are told', async () => {
  const diagram =
    '<w:r><w:drawing><wp:inline><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/diagram"/></a:graphic></wp:inline></w:drawing></w:r>';
  const { markdown, lost } = await readParts({
    body:
      paragraph(
        `${run('Parti ')}<w:ins w:id="1">${run('yeni ')}</w:ins><w:del w:id="2"><w:r><w:delText>eski </w:delText></w:r></w:del>${run('üye alır.')}`,
      ) + paragraph(`<m:oMath><m:r><m:t>a+b</m:t></m:r></m:oMath>${diagram}`),
    related: { comments: 'comments.xml', header: 'header1.xml', footer: 'footer1.xml' },
    parts: {
      'word/comments.xml': partOf(
        'w:comments',
        `<w:comment w:id="1">${paragraph('Not')}</w:comment>`,
      ),
      'word/header1.xml': partOf('w:hdr', paragraph('Gizli')),
      'word/footer1.xml': partOf('w:ftr', paragraph('3')),
    },
  });
  expect(markdown).toBe('Parti yeni üye alır.\n\na+b');
  expect(lost.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
    'charts 1',
    'equations 1',
    'comments 1',
    'insertions 1',
    'deletions 1',
    'headersFooters 1',
  ]);
});
