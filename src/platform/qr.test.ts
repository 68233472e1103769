import { describe, expect, it } from 'vitest';
import { type QrCode, qrCode } from './qr.server.ts';

const QUIET = 4;
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
/** Whether a mask inverts a module, by the number of the mask; row first. */
const MASKS: ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/** The modules of the SVG path, without the quiet zone. */
function modulesOf({ size, path }: QrCode): boolean[][] {
  const edge = size - 2 * QUIET;
  const rows = Array.from({ length: edge }, () => new Array<boolean>(edge).fill(false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    for (let i = 0; i < Number(run); i++) {
      (rows[Number(y) - QUIET] as boolean[])[Number(x) - QUIET + i] = true;
    }
  }
  return rows;
}

/** The bits of a code of version 1 (large enough for an IBAN), in the order in which a scanner reads them. */
function bitsOf(code: QrCode): number[] {
  const rows = modulesOf(code);
  const edge = rows.length;
  expect(edge).toBe(21);
  const at = (y: number, x: number) => Number(rows[y]?.[x]);
  const isFixed = (y: number, x: number) =>
    (y < 9 && (x < 9 || x >= edge - 8)) || (y >= edge - 8 && x < 9) || y === 6 || x === 6;
  // Bits 12 to 10 of the format, XORed with the fixed pattern 101.
  const mask = (at(8, 2) * 4 + at(8, 3) * 2 + at(8, 4)) ^ 0b101;
  const bits: number[] = [];
  let up = true;
  for (let right = edge - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < edge; step++) {
      const y = up ? edge - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isFixed(y, x)) bits.push(at(y, x) ^ Number(MASKS[mask]?.(y, x)));
      }
    }
    up = !up;
  }
  return bits;
}

/** The text in a code: runs of digits, and of capitals and digits, each after its length. */
function read(code: QrCode): string {
  const bits = bitsOf(code);
  const take = (count: number) => bits.splice(0, count).reduce((sum, bit) => sum * 2 + bit, 0);
  let text = '';
  for (let mode = take(4); mode !== 0; mode = take(4)) {
    if (mode !== 1 && mode !== 2) throw new Error(`Unexpected mode ${mode}`);
    let left = take(mode === 1 ? 10 : 9);
    while (left > 0) {
      const group = Math.min(left, mode === 1 ? 3 : 2);
      text += mode === 1 ? digits(take, group) : capitals(take, group);
      left -= group;
    }
  }
  return text;
}

type Take = (count: number) => number;
const digits = (take: Take, group: number) => String(take(group * 3 + 1)).padStart(group, '0');
function capitals(take: Take, group: number): string {
  const value = take(group === 2 ? 11 : 6);
  const first = group === 2 ? LETTERS[Math.floor(value / 45)] : '';
  return `${first}${LETTERS[value % 45]}`;
}

describe('a code', () => {
  it.each([
    'TR330006100519786457841326',
    'TR000000000000000000000000',
    'TR320010009999901234567890',
  ])('is decoded to the number it was made from: %s', (iban) => {
    expect(read(qrCode(iban))).toBe(iban);
  });

  it('has the margin that scanners need', () => {
    const { size, path } = qrCode('TR330006100519786457841326');
    const starts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)];
    expect(size).toBe(21 + 2 * QUIET);
    for (const [, x, y, run] of starts) {
      expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(QUIET);
      expect(Number(x) + Number(run)).toBeLessThanOrEqual(size - QUIET);
    }
  });
});
