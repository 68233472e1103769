import { readFile } from 'node:fs/promises';

/* Photographs as telephones store them: a picture in HEIC is a grid of tiles that are encoded alone. */

const TILE_SIDE = 512;

const readTile = (name: string) => readFile(new URL(`./${name}`, import.meta.url));

interface HeicOptions {
  /** Tiles beside and below each other, of 512 px: the first one is yellow, all others are the same. */
  columns: number;
  rows: number;
  /** Pixels of the whole picture, if the last tiles are cut. */
  width?: number;
  height?: number;
  /** Quarter turns against the clock, as a telephone held upright stores them. */
  turns?: 0 | 1 | 2 | 3;
  /** Mirrored left to right, as a camera on the front stores it. */
  mirrored?: boolean;
  /** More pictures of the same moment, before the main one; all yellow. */
  burst?: number;
  /** Says how transparent the picture is, which must be a single tile. */
  alpha?: boolean;
  /** The EXIF data, such as a place, without the letters `Exif`. */
  exif?: Buffer;
  /** An ICC profile. */
  profile?: Buffer;
  /** A HEIC of the tile that is used; without it, its quarters are red, green, blue and light. */
  tile?: Buffer;
}

/** A HEIC file of this many tiles. */
export async function makeHeic(options: HeicOptions): Promise<Buffer> {
  const { columns, rows, turns = 0, mirrored = false, exif, profile } = options;
  const { burst = 0, alpha = false } = options;
  const { width = columns * TILE_SIDE, height = rows * TILE_SIDE } = options;
  const single = options.tile ?? (await readTile('tile.heic'));
  const encoded = payload(single, 'mdat');
  const first = options.tile ? encoded : payload(await readTile('corner-tile.heic'), 'mdat');
  const count = columns * rows;
  const [gridId, exifId, alphaId] = [count + 1, count + 2, count + 3];
  const burstIds = Array.from({ length: burst }, (_, place) => count + 4 + place);
  const tileIds = Array.from({ length: count }, (_, place) => place + 1);
  const grid = bytes(0, 1, rows - 1, columns - 1, u32(width), u32(height));
  const metadata = exif ? Buffer.concat([u32(6), Buffer.from('Exif\0\0'), exif]) : null;

  // The properties, by their place from 1.
  const properties = [
    box('hvcC', payload(single, 'hvcC')),
    fullBox('ispe', 0, u32(TILE_SIDE), u32(TILE_SIDE)),
    fullBox('ispe', 0, u32(width), u32(height)),
    ...(profile ? [box('colr', Buffer.from('prof'), profile)] : []),
    ...(turns ? [box('irot', bytes(turns))] : []),
    ...(mirrored ? [box('imir', bytes(1))] : []),
  ];
  const auxiliary = fullBox('auxC', 0, Buffer.from('urn:mpeg:hevc:2015:auxid:1\0'));
  const all = [...properties, ...(alpha ? [auxiliary] : [])];
  const ofGrid = properties.map((_, place) => place + 1).slice(2);
  const associations = [
    ...[...tileIds, ...burstIds].map((id) => bytes(u16(id), 2, 0x81, 2)),
    ...(alpha ? [bytes(u16(alphaId), 3, 0x81, 2, 0x80 | all.length)] : []),
    bytes(u16(gridId), ofGrid.length, ...ofGrid.map((place) => (place > 3 ? place | 0x80 : place))),
  ];
  const items = [
    ...burstIds.map((id) => item(id, 'hvc1', false)),
    ...tileIds.map((id) => item(id, 'hvc1', true)),
    item(gridId, 'grid', false),
    ...(alpha ? [item(alphaId, 'hvc1', true)] : []),
    ...(metadata ? [item(exifId, 'Exif', true)] : []),
  ];
  const references = [
    box('dimg', u16(gridId), u16(count), ...tileIds.map(u16)),
    ...(alpha ? [box('auxl', u16(alphaId), u16(1), u16(gridId))] : []),
    ...(metadata ? [box('cdsc', u16(exifId), u16(1), u16(gridId))] : []),
  ];
  const start = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'));
  const content = [first, encoded, grid, ...(metadata ? [metadata] : [])];
  const meta = (at: number) => {
    const extent = (id: number, part: Buffer) => {
      const before = content.slice(0, content.indexOf(part));
      const from = before.reduce((sum, { length }) => sum + length, at);
      return bytes(u16(id), u16(0), u16(1), u32(from), u32(part.length));
    };
    const extents = [
      ...tileIds.map((id) => extent(id, id === 1 ? first : encoded)),
      ...[...burstIds, ...(alpha ? [alphaId] : [])].map((id) => extent(id, first)),
      extent(gridId, grid),
      ...(metadata ? [extent(exifId, metadata)] : []),
    ];
    return fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, u16(gridId)),
      fullBox('iloc', 0, bytes(0x44, 0, u16(extents.length)), ...extents),
      fullBox('iinf', 0, u16(items.length), ...items),
      fullBox('iref', 0, ...references),
      box(
        'iprp',
        box('ipco', ...all),
        fullBox('ipma', 0, u32(associations.length), ...associations),
      ),
    );
  };
  // Its length does not depend on the places that it names.
  const before = start.length + meta(0).length + 8;
  return Buffer.concat([start, meta(before), box('mdat', ...content)]);
}

/** An item of this type; `hidden` if it is only a part of another one. */
const item = (id: number, type: string, hidden: boolean) =>
  box('infe', bytes(2, 0, 0, hidden ? 1 : 0), u16(id), u16(0), Buffer.from(`${type}\0`));

/** The content of the first box with this name. */
function payload(file: Buffer, name: string): Buffer {
  const at = file.indexOf(name) - 4;
  return file.subarray(at + 8, at + file.readUInt32BE(at));
}

const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);

function u32(value: number): Buffer {
  const written = Buffer.alloc(4);
  written.writeUInt32BE(value);
  return written;
}

const bytes = (...parts: (number | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'number' ? Buffer.from([part]) : part)));

const box = (name: string, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length + 8), Buffer.from(name), content]);
};

const fullBox = (name: string, version: number, ...parts: Buffer[]) =>
  box(name, u32(version << 24), ...parts);
