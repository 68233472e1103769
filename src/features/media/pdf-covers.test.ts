import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { cellAt, FONTS, fontlessPdf, PAIRS, SHEET } from '../../../tests/harness/fontless-pdf.ts';
import { PdfProcess, type PdfReading } from './pdf/pdf-process.server.ts';

async function read(pdf: Buffer): Promise<PdfReading['cover']> {
  const reading = await new PdfProcess().run(pdf);
  if (typeof reading === 'string') throw new Error(reading);
  return reading.cover;
}

/** Of each pixel in a part of the cover, in points of the page: whether it is dark. */
function darkIn(cover: PdfReading['cover'], left: number, top: number, size: number): boolean[] {
  const scale = cover.width / SHEET.width;
  const at = (point: number) => Math.round(point * scale);
  const side = at(size);
  return Array.from({ length: side * side }, (_, index) => {
    const x = at(left) + (index % side);
    const y = at(top) + Math.floor(index / side);
    const pixel = (y * cover.width + x) * 4;
    return (cover.pixels[pixel] ?? 255) < 128 && (cover.pixels[pixel + 3] ?? 0) > 128;
  });
}

it('the cover shows every letter of a font that is not in the file', async () => {
  const cover = await read(fontlessPdf());
  const cell = (row: number, column: number) => {
    const { left, top } = cellAt(row, column);
    return darkIn(cover, left, top, SHEET.cell);
  };
  for (const [row, { name, isSymbolic }] of FONTS.entries()) {
    for (const { letter, column } of PAIRS) {
      const cells = [cell(row, column), cell(row, column + 1)];
      if (!isSymbolic)
        for (const each of cells) expect(each, `${letter} in ${name}`).toContain(true);
      expect(cells[0], `${letter} in ${name}`).not.toEqual(cells[1]);
    }
  }
  const rowOf = (name: string) => FONTS.findIndex((font) => font.name === name);
  for (const [name, like] of [
    ['ArialMT', 'Helvetica'],
    ['TimesNewRomanPSMT', 'Times-Roman'],
    ['CourierNewPSMT', 'Courier'],
  ] as const)
    expect(cell(rowOf(name), 0), name).toEqual(cell(rowOf(like), 0));
});

it.each(['jbig2', 'jpeg2000', 'fax'])(
  'the cover shows a page that was scanned as %s',
  async (name) => {
    const pdf = await readFile(`tests/harness/scans/${name}.pdf`);
    const { width, height, pixels } = await read(pdf);
    const isDark = (x: number, y: number) =>
      (pixels[(Math.round(y * height) * width + Math.round(x * width)) * 4] ?? 255) < 128;
    // The two squares of the page, and the white beside each.
    expect([isDark(0.25, 0.5), isDark(0.75, 0.8)]).toEqual([true, true]);
    expect([isDark(0.75, 0.5), isDark(0.25, 0.8)]).toEqual([false, false]);
  },
);
