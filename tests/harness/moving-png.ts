import { crc32, deflateSync } from 'node:zlib';

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(name, 4, 'latin1');
  const end = Buffer.alloc(4);
  end.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])));
  return Buffer.concat([head, data, end]);
}

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
};

/** An animated PNG with this number of grey frames, each a little lighter. */
export function movingPng(width: number, height: number, frames: number): Buffer {
  const parts = [
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([numbers(width, height), Buffer.from([8, 0, 0, 0, 0])])),
    chunk('acTL', numbers(frames, 0)),
  ];
  let sequence = 0;
  for (let frame = 0; frame < frames; frame++) {
    const rows = Buffer.alloc((width + 1) * height, 40 + (frame % 200));
    for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0;
    // 100 ms for each frame.
    const control = Buffer.concat([
      numbers(sequence++, width, height, 0, 0),
      Buffer.from([0, 1, 0, 10, 0, 0]),
    ]);
    parts.push(chunk('fcTL', control));
    const pixels = deflateSync(rows);
    parts.push(
      frame === 0
        ? chunk('IDAT', pixels)
        : chunk('fdAT', Buffer.concat([numbers(sequence++), pixels])),
    );
  }
  return Buffer.concat([...parts, chunk('IEND', Buffer.alloc(0))]);
}
