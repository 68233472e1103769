/** Code point to glyph, from the subtable of format 4, which all used fonts have. */
export function readCharacters(cmap: Buffer): Map<number, number> {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(4 + index * 8 + 4),
  );
  const start = starts.find((at) => cmap.readUInt16BE(at) === 4);
  if (start === undefined) throw new Error('The font has no character table of format 4.');
  const size = cmap.readUInt16BE(start + 6);
  const characters = new Map<number, number>();
  for (let at = start + 14; at < start + 14 + size; at += 2) {
    const last = cmap.readUInt16BE(at);
    const firstCode = cmap.readUInt16BE(at + size + 2);
    const delta = cmap.readUInt16BE(at + 2 * size + 2);
    const rangeAt = at + 3 * size + 2;
    const range = cmap.readUInt16BE(rangeAt);
    for (let code = firstCode; code <= last && code !== 0xffff; code++) {
      const listed =
        range === 0 ? code : cmap.readUInt16BE(rangeAt + range + 2 * (code - firstCode));
      if (range === 0 || listed !== 0) characters.set(code, (listed + delta) & 0xffff);
    }
  }
  return characters;
}

/**
 * One group for each character in format 12, and one segment for each in format 4, without which
 * readers of PDFs find no letter.
 */
export function writeCharacters(characters: Map<number, number>): Buffer {
  const sorted = [...characters].sort(([a], [b]) => a - b);
  const segments = writeSegments(sorted);
  const groups = writeGroups(sorted);
  const head = Buffer.alloc(20);
  head.writeUInt16BE(2, 2);
  for (const [at, encoding, start] of [
    [4, 1, head.length],
    [12, 10, head.length + segments.length],
  ] as const) {
    head.writeUInt16BE(3, at);
    head.writeUInt16BE(encoding, at + 2);
    head.writeUInt32BE(start, at + 4);
  }
  return Buffer.concat([head, segments, groups]);
}

function writeSegments(sorted: [number, number][]): Buffer {
  // The last segment is always that of the code 0xffff, which has no glyph.
  const all: [number, number][] = [...sorted, [0xffff, 0]];
  const size = all.length * 2;
  const power = 2 ** Math.floor(Math.log2(all.length));
  const table = Buffer.alloc(16 + 4 * size);
  table.writeUInt16BE(4, 0);
  table.writeUInt16BE(table.length, 2);
  table.writeUInt16BE(size, 6);
  table.writeUInt16BE(power * 2, 8);
  table.writeUInt16BE(Math.log2(power), 10);
  table.writeUInt16BE(size - power * 2, 12);
  for (const [index, [code, glyph]] of all.entries()) {
    const at = 14 + index * 2;
    table.writeUInt16BE(code, at);
    table.writeUInt16BE(code, at + size + 2);
    table.writeUInt16BE((glyph - code) & 0xffff, at + 2 * size + 2);
  }
  return table;
}

function writeGroups(sorted: [number, number][]): Buffer {
  const table = Buffer.alloc(16 + sorted.length * 12);
  table.writeUInt16BE(12, 0);
  table.writeUInt32BE(table.length, 4);
  table.writeUInt32BE(sorted.length, 12);
  for (const [index, [code, glyph]] of sorted.entries()) {
    table.writeUInt32BE(code, 16 + index * 12);
    table.writeUInt32BE(code, 20 + index * 12);
    table.writeUInt32BE(glyph, 24 + index * 12);
  }
  return table;
}
