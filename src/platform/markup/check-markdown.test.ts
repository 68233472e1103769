import { describe, expect, it } from 'vitest';
import { checkMarkdown } from './check-markdown.server.ts';

const FILE = '/media/0b5c9d1e-7a3f-4c21-9e88-5d2f6a7b8c90/1280.webp';
const faults = (markdown: string) =>
  checkMarkdown(markdown).faults.map(({ kind, line, text }) => `${line} ${kind} ${text}`.trim());

describe('the check before publishing', () => {
  it('finds nothing in a good text', () => {
    const text = `# Giriş\n\n## Ayrıntı\n\n### Madde\n\n#### Alt\n\n## Sonuç\n\n![Kıyı](${FILE} "Alt yazı")\n\n[Yasa teklifinin metni](/haberler/a), söz[^1].\n\nhttps://youtu.be/dQw4w9WgXcQ\n\n<https://youtu.be/dQw4w9WgXcQ>\n\n[^1]: Not.\n`;
    expect(faults(text)).toEqual([]);
  });

  it('finds levels that are left out and headings without a text', () => {
    expect(faults('### Üç\n\n## İki\n\n#### Dört\n\n##\n\n> #### Alıntı')).toEqual([
      '1 headingOrder Üç',
      '5 headingOrder Dört',
      '7 headingEmpty',
    ]);
  });

  it('finds pictures without an alternative text, or with the name of a file', () => {
    const text = `![](${FILE})\n\nSöz\nsöz ![IMG_2041](${FILE}) ![kıyı.JPG](${FILE})\n\n![](https://a.example/b.png)`;
    expect(faults(text)).toEqual([
      '1 altMissing 1',
      '4 altIsName IMG_2041',
      '4 altIsName kıyı.JPG',
    ]);
  });

  it('names each picture without an alternative text by its number, unless it is marked as decorative', () => {
    const text = `![Kıyı](${FILE}) ![](${FILE}#decorative)\n![ ](${FILE})\n\n![](https://a.example/b.png)\n\n> söz ![](${FILE} "Yazı")`;
    expect(faults(text)).toEqual(['2 altMissing 3', '6 altMissing 4']);
  });

  it('names pictures without an alternative text also behind much advice', () => {
    const found = faults(`${'[](/a)\n\n'.repeat(500)}![](${FILE})`);
    expect(found.filter((fault) => fault.includes('altMissing'))).toEqual(['1001 altMissing 1']);
  });

  it.each([
    ['[Buraya tıklayın!](/a)', 'linkText Buraya tıklayın!'],
    ['[TIKLAYINIZ](/a)', 'linkText TIKLAYINIZ'],
    ['[**click here**](/a)', 'linkText click here'],
    ['[Hier](/a)', 'linkText Hier'],
    ['[LINK](/a)', 'linkText LINK'],
    ['[](/a)', 'linkEmpty'],
    ['[metin]()', 'linkEmpty metin'],
    [`[![](${FILE})](/a)`, 'linkEmpty'],
    ['<https://a.example/b>', 'linkAddress https://a.example/b'],
    ['[www.a.example](/a)', 'linkAddress www.a.example'],
  ])('finds that %s does not say where it leads', (markdown, fault) => {
    expect(faults(markdown)).toContain(`1 ${fault}`);
  });

  it('finds footnotes without a note and notes to which nothing refers', () => {
    expect(faults('Söz[^1]\nsöz[^2].\n\n[^3]: Boşta.\n\n[^1]: Not[^4].')).toEqual([
      '2 noteMissing 2',
      '4 noteUnused 3',
      '6 noteMissing 4',
    ]);
  });

  it('finds lists that are ordinals, or whose numbers do not go on', () => {
    expect(faults('1. Dünya Savaşı başladı.\n\n2. Dünya Savaşı da.')).toEqual([
      '1 listOrdinal 1. Dünya Savaşı başladı.',
    ]);
    expect(faults('Söz\n\n1. bir\n2. iki\n5. beş')).toEqual(['3 listNumbers 1. bir']);
    expect(faults('1. bir\n2. iki\n\n21. yüzyılda\n\n1. a\n1. b')).toEqual([]);
  });

  it('finds marks of emphasis that a reader sees', () => {
    const text =
      'Söz\n** koyu** söz \\*\\*x\\*\\*\n\n_(ek)_ten ve *a *b\n\n5 * 3 * 2, a_b_c, `**x**`';
    expect(faults(text)).toEqual(['2 marksShown ** söz xxxxx', '4 marksShown _(ek)_ten ve *a *b']);
    expect(faults('**“Özgürlük”**ün **Not:**metin *(ek)*ten')).toEqual([]);
  });

  it('names the first 20 in reading order', () => {
    const found = checkMarkdown('[](/a)\n\n'.repeat(500)).faults;
    expect(found.map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, n) => 1 + 2 * n));
  });
});
