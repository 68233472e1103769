import { expect, it } from 'vitest';
import { type Levels, paragraph, run } from '../../../tests/harness/docx.ts';
import { markdownOf } from '../../../tests/harness/read-word.ts';

const charterOf = async (...paragraphs: string[]) =>
  markdownOf(paragraph('PARTİ TÜZÜĞÜ', { style: 'KonuBal' }) + paragraphs.join(''), {}, 'document');
const bold = (text: string) => paragraph(text, { bold: true });
const middle = (text: string) => paragraph(text, { bold: true, centered: true });

it.each([
  ['MADDE 12 – (1) Kongre toplanır.', '### Madde 12\n\n(1) Kongre toplanır.'],
  ['Madde 12/A- Kongre toplanır.', '### Madde 12/A\n\nKongre toplanır.'],
  ['Geçici Madde 1 – Yürürlüğe girer.', '### Geçici madde 1\n\nYürürlüğe girer.'],
  ['GEÇİCİ MADDE – Yürürlüğe girer.', '### Geçici madde\n\nYürürlüğe girer.'],
  ['EK MADDE 2: Üyeler toplanır.', '### Ek madde 2\n\nÜyeler toplanır.'],
  ['Mükerrer Madde 5 – Üye olunur.', '### Mükerrer madde 5\n\nÜye olunur.'],
  [
    'Madde 12 (Değişik: 12.3.2021) – Kongre toplanır.',
    '### Madde 12\n\n(Değişik: 12.3.2021) Kongre toplanır.',
  ],
  [
    'MADDE 13- (Ek: 1/2/2020-7/3 md.) Kongre toplanır.',
    '### Madde 13\n\n(Ek: 1/2/2020-7/3 md.) Kongre toplanır.',
  ],
  ['Madde: 2 Merkezi Ankara’dır.', '### Madde 2\n\nMerkezi Ankara’dır.'],
  ['Md. 5 – Üye olunur.', '### Madde 5\n\nÜye olunur.'],
  ['Madde 4’e göre karar alınır.', 'Madde 4’e göre karar alınır.'],
  ['Madde 5 ve 6 uyarınca karar alınır.', 'Madde 5 ve 6 uyarınca karar alınır.'],
])('"%s" is read as it is meant', async (typed, markdown) => {
  expect(await charterOf(paragraph('Giriş.'), paragraph(typed))).toBe(`Giriş.\n\n${markdown}`);
});

it('titles above the articles are theirs, in whatever letters; a last line of a list is none', async () => {
  expect(
    await charterOf(
      paragraph('Amaç'),
      paragraph('MADDE 1 – (1) Amaç bellidir.'),
      bold('Kapsam'),
      paragraph(`${run('MADDE 2 – ', { bold: true })}${run('(1) Partiyi kapsar.')}`),
      paragraph('Organlar', { style: 'Balk2' }),
      paragraph('MADDE 3 – Organlar şunlardır:'),
    ),
  ).toBe(
    '### Madde 1: Amaç\n\n(1) Amaç bellidir.\n\n### Madde 2: Kapsam\n\n(1) Partiyi kapsar.\n\n### Madde 3: Organlar\n\nOrganlar şunlardır:',
  );
  expect(
    await charterOf(
      paragraph('MADDE 1 – Organlar şunlardır:'),
      paragraph('Genel Kurul'),
      paragraph('MADDE 2 – Üyeler toplanır.'),
      paragraph('MADDE 3 – Kararlar yazılır.'),
    ),
  ).toBe(
    '### Madde 1\n\nOrganlar şunlardır:\n\nGenel Kurul\n\n### Madde 2\n\nÜyeler toplanır.\n\n### Madde 3\n\nKararlar yazılır.',
  );
});

it('parts, sections and divisions have their title, in one line or in two', async () => {
  expect(
    await charterOf(
      middle('BİRİNCİ BÖLÜM'),
      middle('Amaç, Kapsam ve Dayanak'),
      paragraph('MADDE 1 – Metin.'),
      bold('BÖLÜM II: ÜYELİK'),
      paragraph('MADDE 2 – Metin.'),
      paragraph('Üçüncü Bölüm', { style: 'Balk1' }),
      paragraph('Disiplin', { style: 'Balk1' }),
      middle('BİRİNCİ AYIRIM'),
      middle('Cezalar'),
      paragraph('MADDE 3 – Metin.'),
    ),
  ).toBe(
    '## Birinci bölüm: Amaç, Kapsam ve Dayanak\n\n### Madde 1\n\nMetin.\n\n## Bölüm 2: ÜYELİK\n\n### Madde 2\n\nMetin.\n\n## Üçüncü bölüm: Disiplin\n\n## Birinci ayırım: Cezalar\n\n### Madde 3\n\nMetin.',
  );
});

it('articles, paragraphs and letters that Word counts keep their words', async () => {
  const lists: Levels[] = [
    [
      ['decimal', 'MADDE %1 –'],
      ['decimal', '(%2)'],
      ['lowerLetter', '%3)'],
    ],
  ];
  const body =
    paragraph('PARTİ TÜZÜĞÜ', { style: 'KonuBal' }) +
    paragraph('Üyelik', { list: [1, 0], bold: true }) +
    paragraph('Üyeler şunlardır:', { list: [1, 1] }) +
    paragraph('Kurucular,', { list: [1, 2] }) +
    paragraph('Katılanlar.', { list: [1, 2] }) +
    paragraph('Kongre', { list: [1, 0], bold: true }) +
    paragraph('Her yıl toplanır.', { list: [1, 1] });
  expect(await markdownOf(body, { lists }, 'document')).toBe(
    '### Madde 1: Üyelik\n\n(1) Üyeler şunlardır:\n\na) Kurucular,\n\nb) Katılanlar.\n\n### Madde 2: Kongre\n\n(1) Her yıl toplanır.',
  );
});
