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

/** One group for each character, in format 12. */
export function writeCharacters(characters: Map<number, number>): Buffer {
  const sorted = [...characters].sort(([a], [b]) => a - b);
  const cmap = Buffer.alloc(12 + 16 + sorted.length * 12);
  cmap.writeUInt16BE(1, 2);
  cmap.writeUInt16BE(3, 4);
  cmap.writeUInt16BE(10, 6);
  cmap.writeUInt32BE(12, 8);
  cmap.writeUInt16BE(12, 12);
  cmap.writeUInt32BE(cmap.length - 12, 16);
  cmap.writeUInt32BE(sorted.length, 24);
  for (const [index, [code, glyph]] of sorted.entries()) {
    cmap.writeUInt32BE(code, 28 + index * 12);
    cmap.writeUInt32BE(code, 32 + index * 12);
    cmap.writeUInt32BE(glyph, 36 + index * 12);
  }
  return cmap;
}
