/*
 * Merges two TrueType fonts of the same family into one. The packages have some Turkish letters in
 * a separate file. With two fonts, a word like "değişiklik" would be stored as five parts, and
 * searching, copying and screen readers would not work.
 */

type Tables = Map<string, Buffer>;

/**
 * `first`, with the glyphs and the characters of `second` added at the end. Its kerning stays
 * valid.
 */
export function mergeFonts(first: Buffer, second: Buffer): Buffer {
  const a = readTables(first);
  const b = readTables(second);
  const offset = glyphCount(a);
  const merged: Tables = new Map(a);
  const glyphs = [...readGlyphs(a), ...readGlyphs(b).map((glyph) => moveParts(glyph, offset))];
  const metrics = Buffer.concat([readMetrics(a), readMetrics(b)]);
  const moved = [...readCharacters(table(b, 'cmap'))].map(
    ([code, glyph]) => [code, glyph + offset] as const,
  );
  merged.set('glyf', Buffer.concat(glyphs));
  merged.set('loca', placesOf(glyphs));
  merged.set('hmtx', metrics);
  merged.set('cmap', writeCharacters(new Map([...moved, ...readCharacters(table(a, 'cmap'))])));
  merged.set(
    'head',
    changed(table(a, 'head'), (head) => head.writeInt16BE(1, 50)),
  );
  merged.set(
    'hhea',
    changed(table(a, 'hhea'), (hhea) => hhea.writeUInt16BE(glyphs.length, 34)),
  );
  merged.set('maxp', largestOf(table(a, 'maxp'), table(b, 'maxp'), glyphs.length));
  return writeTables(merged);
}

function readTables(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = 12 + index * 16;
      const start = font.readUInt32BE(at + 8);
      const end = start + font.readUInt32BE(at + 12);
      return [font.toString('latin1', at, at + 4), font.subarray(start, end)];
    }),
  );
}

function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no table "${tag}".`);
  return found;
}

const glyphCount = (tables: Tables) => table(tables, 'maxp').readUInt16BE(4);

function readGlyphs(tables: Tables): Buffer[] {
  const loca = table(tables, 'loca');
  const long = table(tables, 'head').readInt16BE(50) === 1;
  const place = (index: number) =>
    long ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2;
  const glyf = table(tables, 'glyf');
  return Array.from({ length: glyphCount(tables) }, (_, index) =>
    padded(glyf.subarray(place(index), place(index + 1))),
  );
}

const padded = (bytes: Buffer) =>
  bytes.length % 4 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(4 - (bytes.length % 4))]);

function placesOf(glyphs: Buffer[]): Buffer {
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  let place = 0;
  for (const [index, glyph] of glyphs.entries()) {
    place += glyph.length;
    loca.writeUInt32BE(place, (index + 1) * 4);
  }
  return loca;
}

/**
 * A composite glyph, such as "ğ" (the glyph "g" and the breve), refers to its parts by their new
 * numbers.
 */
function moveParts(glyph: Buffer, offset: number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
  return changed(glyph, (bytes) => {
    let at = 10;
    for (let flags = 0x20; flags & 0x20; ) {
      flags = bytes.readUInt16BE(at);
      bytes.writeUInt16BE(bytes.readUInt16BE(at + 2) + offset, at + 2);
      const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
      at += 4 + (flags & 0x01 ? 4 : 2) + scale;
    }
  });
}

/** Advance and bearing of every glyph; for glyphs without an advance the last one is repeated. */
function readMetrics(tables: Tables): Buffer {
  const hmtx = table(tables, 'hmtx');
  const full = table(tables, 'hhea').readUInt16BE(34);
  const metrics = Buffer.alloc(glyphCount(tables) * 4);
  for (let index = 0; index < glyphCount(tables); index++) {
    const advance = Math.min(index, full - 1) * 4;
    const bearing = index < full ? index * 4 + 2 : full * 4 + (index - full) * 2;
    metrics.writeUInt16BE(hmtx.readUInt16BE(advance), index * 4);
    metrics.writeInt16BE(hmtx.readInt16BE(bearing), index * 4 + 2);
  }
  return metrics;
}

function largestOf(a: Buffer, b: Buffer, glyphs: number): Buffer {
  return changed(a, (maxp) => {
    for (let at = 6; at < maxp.length; at += 2) {
      maxp.writeUInt16BE(Math.max(a.readUInt16BE(at), b.readUInt16BE(at)), at);
    }
    maxp.writeUInt16BE(glyphs, 4);
  });
}

function changed(bytes: Buffer, change: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
}

/** Checksums stay zero, because the font is subset once more before it is used. */
function writeTables(tables: Tables): Buffer {
  const head = Buffer.alloc(12 + tables.size * 16);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [head];
  let place = head.length;
  for (const [index, [tag, bytes]] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    const at = 12 + index * 16;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(place, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    parts.push(padded(bytes));
    place += padded(bytes).length;
  }
  return Buffer.concat(parts);
}

/** Code point to glyph, from the subtable of format 4, which all used fonts have. */
function readCharacters(cmap: Buffer): Map<number, number> {
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
function writeCharacters(characters: Map<number, number>): Buffer {
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
