import { expect, it } from 'vitest';
import { costRatio } from '../../../tests/harness/cpu-time.ts';
import { plainText } from './plain-text.ts';

it('the plain text of Markdown is its visible text in one line', () => {
  const markdown =
    '## Başlık\n\nBir *vurgu*, bir [bağ](https://a.example/b).\n\n![Resim](/media/x.webp)\n\n- Biri\n1. Öteki\n\n| A | B |\n|---|:-:|\n| 1 | 2 |\n';
  expect(plainText(markdown)).toBe('Başlık · Bir vurgu, bir bağ. Biri · 1. Öteki · A · B · 1 · 2');
});

it('captions stay, and addresses of videos and numbers of footnotes do not', () => {
  const markdown =
    'Söz[^1] ~~eski~~ yeni.\n\n![Resim](/media/x.webp "Kıyı (2026)")\n\nhttps://youtu.be/dQw4w9WgXcQ\n\nSon.\n\n[^1]: Not.\n';
  expect(plainText(markdown)).toBe('Söz eski yeni. Kıyı (2026) · Son. Not.');
});

it('ordinals stay', () => {
  expect(plainText('21. yüzyılda kuruldu.\n\n10. Yıl')).toBe('21. yüzyılda kuruldu. 10. Yıl');
});

it('parts that are not sentences are separated, other text is not', () => {
  const markdown = '## Sorular?\n\n- İlki:\n- Bir cümle.\n- kuyu ölçümleri\n\n> Alıntı\n\n## Son\n';
  expect(plainText(markdown)).toBe('Sorular? İlki: Bir cümle. kuyu ölçümleri · Alıntı Son');
});

it.each([
  '![',
  '[a](',
  '\n',
  ' \n',
  '| ',
  '#',
  '](',
  '\n> ',
  '·',
  ' ·',
  '\n- ',
  '![]("',
  '[^',
  '~~',
  'http://a',
])('50,000 characters of %j take at most twenty times as long as an ordinary text', (part) => {
  const usual = repeated('Bir **söz** ve [bağ](https://a.b) ile _son_.\n\n');
  const hostile = `${repeated(part)}x`;
  expect(plainText(hostile).length).toBeLessThanOrEqual(hostile.length);
  const read = (text: string) => () => void plainText(text);
  expect(costRatio(read(hostile), read(usual))).toBeLessThan(20);
});

const repeated = (part: string) => part.repeat(50_000 / part.length);
