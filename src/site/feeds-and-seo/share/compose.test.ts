import { beforeAll, describe, expect, it } from 'vitest';
import { setLines, setText } from './compose.server.ts';
import { type Faces, isRightToLeft, readFaces, runsOf } from './face.server.ts';

let faces: Faces;
beforeAll(async () => {
  faces = await readFaces();
});

const ROOM = { width: 900, height: 400, sizes: [100, 80, 60], lineHeight: 1.1, lines: 4 };

describe('the letters of a share picture', () => {
  it.each([
    ['Azerbaijani', 'Həmkarlar, Əlavə'],
    ['German', 'Straße, GROẞE'],
    ['Danish', 'Ærø Øst'],
    ['Polish', 'Łódź i Żółć'],
    ['Romanian', 'Țară și Județ'],
    ['Maltese', 'Għaqda Ħal'],
    ['Vietnamese', 'Việt Nam, tiếng'],
    ['Russian', 'Съешь ещё этих мягких французских булок, № 5'],
    ['Ukrainian', 'Її ґрунт, Європа'],
    ['Kazakh', 'Қазақстан әңгіме һәм ұлы'],
    ['Greek', 'Ελλάδα, Ύδρα, ώρα'],
    ['ancient Greek', 'ἄνθρωπος'],
    ['Arabic', 'حزب الأفق، ٢٠٢٦'],
    ['Persian', 'آزادی و گفتگوی پیوسته'],
    ['Kurdish in Arabic letters', 'ئازادی و یەکسانی'],
    ['Hebrew', 'שלום עולם'],
  ])('are all drawn: %s', (_language, text) => {
    for (const face of [faces.heading, faces.text]) {
      expect(face.knownCharacters(text)).toBe(text.normalize('NFC'));
      const outlines = face.outlines(text, 0, 100, 50);
      expect(outlines).not.toMatch(/NaN|undefined/);
      // A box for a missing letter would be drawn from the first glyph of a font.
      const words = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
      expect(outlines.match(/M/g)?.length).toBeGreaterThan(words / 2);
    }
  });

  it('are left out with the whole text when one of them cannot be drawn; signs are left out alone', () => {
    expect(faces.heading.knownCharacters('自由と公正')).toBe('');
    expect(faces.heading.knownCharacters('Ufuk 自由')).toBe('');
    expect(faces.heading.knownCharacters('Ufuk 🙂 kazandı ☂')).toBe('Ufuk kazandı');
    expect(setText(faces.heading, '自由', ROOM).lines).toEqual([]);
  });

  it('have the usual space between words in other alphabets too', () => {
    const width = (text: string) => faces.heading.starts(text).at(-1) as number;
    for (const [one, other] of [
      ['как', 'что'],
      ['και', 'για'],
    ])
      expect(width(`${one} ${other}`) - width(`${one}`) - width(`${other}`)).toBeCloseTo(
        width('a a') - 2 * width('a'),
        1,
      );
  });

  it('of scripts from right to left stand in the order of the bidirectional algorithm', () => {
    const shown = (line: string) =>
      runsOf(line, () => 0)
        .map(({ text }) => text.trim())
        .filter(Boolean);
    expect(isRightToLeft('حزب Ufuk')).toBe(true);
    expect(isRightToLeft('Ufuk حزب')).toBe(false);
    expect(shown('حزب Ufuk ٢٠٢٦')).toEqual(['٢٠٢٦', 'Ufuk', 'حزب']);
    expect(shown('Ufuk حزب 2026')).toEqual(['Ufuk', '2026', 'حزب']);
    // The first bracket is at the right end, and opens to the left.
    expect(shown('(حزب) Ufuk')).toEqual(['Ufuk', ')حزب(']);
  });
});

describe('the lines of a share picture', () => {
  it('keep those that the slogan has itself, in a size in which none of them is broken', () => {
    const { lines, size } = setLines(faces.heading, ['Adil kural.', 'Açık ufuk.'], {
      ...ROOM,
      width: 450,
    });
    expect(lines).toEqual(['Adil kural.', 'Açık ufuk.']);
    expect(size).toBeLessThan(100);
  });

  it('end with a whole word where the text is too long', () => {
    const text = 'Kıyılar herkesindir ve yapılaşmaya hiçbir zaman açılmayacak '.repeat(8).trim();
    const last = setText(faces.heading, text, ROOM).lines.at(-1) ?? '';
    expect(last).toMatch(/^.*…$/);
    expect(text).toContain(`${last.slice(0, -1)} `);
  });

  it('are of similar width: no short word stands alone', () => {
    const { lines } = setText(faces.heading, 'Kıyılar herkesindir, yapılaşmaya açılmayacak', ROOM);
    const widths = lines.map((line) => faces.heading.starts(line).at(-1) as number);
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6);
  });

  it('break between words of scripts from right to left too, and stay within their width', () => {
    const text = 'حزب الأفق الليبرالي يدعو إلى قانون عادل لكل المواطنين';
    const { lines, size } = setText(faces.heading, text, ROOM);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines)
      expect((faces.heading.starts(line).at(-1) as number) * size).toBeLessThanOrEqual(
        ROOM.width + 1,
      );
  });
});
