import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { Canvas } from './canvas.ts';

const compress = promisify(deflate);
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Colours that a byte can number. */
const COLOURS = 256;

/** A canvas of few colours as a PNG file: a palette, and one byte a pixel. */
export async function encodePng(canvas: Canvas): Promise<Buffer> {
  const { width, height } = canvas;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, which number a colour of the palette.
  header.set([8, 3], 8);
  const { rows, palette } = numberColours(canvas);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', await compress(rows, { level: 8 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The pixels as numbers of colours. Each row begins with the number of its filter, 0 for none. */
function numberColours({ width, height, pixels }: Canvas): { rows: Buffer; palette: Buffer } {
  const rows = Buffer.alloc(height * (width + 1));
  const numbers = new Map<number, number>();
  let at = 0;
  for (let row = 0; row < height; row++) {
    for (let column = 1; column <= width; column++, at += 3) {
      const colour = pixels.readUIntBE(at, 3);
      const number = numbers.get(colour) ?? numbers.size;
      if (number === numbers.size) numbers.set(colour, number);
      rows[row * (width + 1) + column] = number;
    }
  }
  if (numbers.size > COLOURS) throw new Error(`The picture has ${numbers.size} colours.`);
  const palette = Buffer.alloc(numbers.size * 3);
  for (const [colour, number] of numbers) palette.writeUIntBE(colour, number * 3, 3);
  return { rows, palette };
}

/** Length, name, data and the checksum of name and data. */
function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(named, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
