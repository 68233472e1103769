import type { MainModule } from 'libheif-js/libheif-wasm/libheif.js';
import { largestWidth } from '../../schema.ts';

interface DecodedHeic {
  /** RGBA, upright, up to some times as wide as `wanted`. */
  pixels: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
  wanted: { width: number; height: number };
  /** The colours are those of newer screens; otherwise they count as sRGB. */
  isDisplayP3: boolean;
}

/* Constants of libheif's interface for C. */
const RGB = 1;
const INTERLEAVED_RGB = 10;
const INTERLEAVED = 10;

/**
 * The main picture of a HEIC file, upright. Telephones store it in tiles; each is decoded and made
 * smaller alone, so that never all pixels are in memory. What it takes of the library's memory stays
 * there: the caller ends its thread.
 * @throws for a file that cannot be decoded
 */
export function decodeHeic(library: MainModule, file: Uint8Array): DecodedHeic {
  const c = new Calls(library);
  const input = library._malloc(file.length);
  library.HEAPU8.set(file, input);
  const context = library._heif_context_alloc();
  c.check((error) =>
    library._heif_context_read_from_memory_without_copy(error, context, input, file.length, 0),
  );
  const handle = c.given((error, at) =>
    library._heif_context_get_primary_image_handle(error, context, at),
  );
  const tiling = tilingOf(c, handle);
  const width = largestWidth(tiling.width, tiling.height);
  const wanted = { width, height: Math.max(1, Math.round((width / tiling.width) * tiling.height)) };
  // Twice as wide as wanted: the browser makes the last step, and does it better.
  const step = Math.max(1, Math.floor(tiling.width / (2 * width)));
  const smaller = new SmallerPicture(tiling.width, tiling.height, step);
  for (let row = 0; row < tiling.rows; row++)
    for (let column = 0; column < tiling.columns; column++) {
      const tile = c.given((error, at) =>
        library._heif_image_handle_decode_image_tile(
          ...[error, handle, at, RGB, INTERLEAVED_RGB, 0, column, row],
        ),
      );
      const stride = c.allocate(4);
      const start = library._heif_image_get_plane_readonly(tile, INTERLEAVED, stride);
      smaller.add(library.HEAPU8.subarray(start), {
        stride: c.number(stride),
        width: library._heif_image_get_width(tile, INTERLEAVED),
        height: library._heif_image_get_height(tile, INTERLEAVED),
        left: column * tiling.tileWidth - tiling.left,
        top: row * tiling.tileHeight - tiling.top,
      });
      library._heif_image_release(tile);
    }
  return { ...smaller.picture(), wanted, isDisplayP3: isDisplayP3(c, handle) };
}

/** Calls of the interface for C, whose results are written to places in the library's memory. */
class Calls {
  readonly library: MainModule;
  constructor(library: MainModule) {
    this.library = library;
  }

  allocate(size: number): number {
    const at = this.library._malloc(size);
    this.library.HEAPU8.fill(0, at, at + size);
    return at;
  }

  number = (at: number): number => this.library.HEAPU32[at >> 2];

  check(call: (error: number) => void): void {
    // A number, a second one, and a text.
    const error = this.allocate(12);
    call(error);
    const code = this.number(error);
    this.library._free(error);
    if (code !== 0) throw new Error(`libheif: ${code}`);
  }

  /** The address that the call writes. */
  given(call: (error: number, at: number) => void): number {
    const at = this.allocate(4);
    this.check((error) => call(error, at));
    const given = this.number(at);
    this.library._free(at);
    return given;
  }
}

/** The tiles of a picture after it was turned upright; one, if it is stored whole. */
function tilingOf(c: Calls, handle: number) {
  // Nine numbers; what follows is of pictures with more than two dimensions.
  const at = c.allocate(128);
  c.check((error) => c.library._heif_image_handle_get_image_tiling(error, handle, 1, at));
  const [, columns, rows, tileWidth, tileHeight, width, height, top, left] = Array.from(
    { length: 9 },
    (_, place) => c.number(at + 4 * place),
  ) as [number, number, number, number, number, number, number, number, number];
  // The library says at which sides the first tiles are cut, and what is left of them.
  return {
    ...{ columns, rows, tileWidth, tileHeight, width, height },
    top: top === 0 ? 0 : rows * tileHeight - height,
    left: left === 0 ? 0 : columns * tileWidth - width,
  };
}

interface Tile {
  /** Bytes of a row. */
  stride: number;
  width: number;
  height: number;
  /** Its place in the picture; a turned picture may begin within a tile. */
  left: number;
  top: number;
}

/** A picture in which a square of `step` × `step` pixels became one, their mean. */
class SmallerPicture {
  readonly #width: number;
  readonly #height: number;
  readonly #step: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #sums: Uint16Array | Uint32Array;

  constructor(width: number, height: number, step: number) {
    this.#width = width;
    this.#height = height;
    this.#step = step;
    this.#columns = Math.ceil(width / step);
    this.#rows = Math.ceil(height / step);
    const numbers = this.#columns * this.#rows * 3;
    this.#sums = step > 16 ? new Uint32Array(numbers) : new Uint16Array(numbers);
  }

  add(pixels: Uint8Array, tile: Tile): void {
    const sums = this.#sums;
    const step = this.#step;
    const first = Math.max(0, -tile.left);
    const end = Math.min(tile.width, this.#width - tile.left);
    const last = Math.min(tile.height, this.#height - tile.top);
    for (let y = Math.max(0, -tile.top); y < last; y++) {
      const row = Math.floor((tile.top + y) / step) * this.#columns;
      let from = y * tile.stride + first * 3;
      let column = Math.floor((tile.left + first) / step);
      let rest = step - ((tile.left + first) % step);
      for (let x = first; x < end; x++) {
        const to = (row + column) * 3;
        sums[to] = (sums[to] as number) + (pixels[from] as number);
        sums[to + 1] = (sums[to + 1] as number) + (pixels[from + 1] as number);
        sums[to + 2] = (sums[to + 2] as number) + (pixels[from + 2] as number);
        from += 3;
        rest -= 1;
        if (rest === 0) {
          rest = step;
          column += 1;
        }
      }
    }
  }

  /** RGBA. */
  picture() {
    const [columns, rows, step] = [this.#columns, this.#rows, this.#step];
    const pixels = new Uint8ClampedArray(columns * rows * 4);
    for (let row = 0; row < rows; row++) {
      const tall = Math.min(step, this.#height - row * step);
      for (let column = 0; column < columns; column++) {
        const count = tall * Math.min(step, this.#width - column * step);
        const place = row * columns + column;
        for (let colour = 0; colour < 3; colour++)
          pixels[place * 4 + colour] = (this.#sums[place * 3 + colour] as number) / count;
        pixels[place * 4 + 3] = 255;
      }
    }
    return { pixels, width: columns, height: rows };
  }
}

const NCLX = 0x6e636c78;
/** Wider colours than those of Display P3 are rare in HEIC, and nearer to it than to sRGB. */
const LEAST_P3_RED = 0.48;
/** The number that nclx gives the primaries of Display P3. */
const P3_PRIMARIES = 12;

/** Whether the colours are those of telephones, by a profile or by the numbers that stand for one. */
function isDisplayP3(c: Calls, handle: number): boolean {
  const { library } = c;
  const type = library._heif_image_handle_get_color_profile_type(handle);
  if (type === 0) return false;
  if (type === NCLX) {
    const profile = c.given((error, at) =>
      library._heif_image_handle_get_nclx_color_profile(error, handle, at),
    );
    return c.number(profile + 4) === P3_PRIMARIES;
  }
  const size = library._heif_image_handle_get_raw_color_profile_size(handle);
  const at = c.allocate(size);
  c.check((error) => library._heif_image_handle_get_raw_color_profile(error, handle, at));
  return redOf(library.HEAPU8.slice(at, at + size)) > LEAST_P3_RED;
}

/** The first number of an ICC profile's red: 0.436 in sRGB, 0.515 in Display P3, 0.610 in Adobe RGB. */
function redOf(profile: Uint8Array<ArrayBuffer>): number {
  const view = new DataView(profile.buffer);
  if (view.byteLength < TAGS + 4) return 0;
  for (let count = view.getUint32(TAGS), at = TAGS + 4; count > 0; count--, at += 12) {
    if (at + 12 > view.byteLength) return 0;
    const place = view.getUint32(at + 4);
    // A number with 16 bits behind the point, after the name of its type.
    if (view.getUint32(at) === RED)
      return place + 12 > view.byteLength ? 0 : view.getInt32(place + 8) / 2 ** 16;
  }
  return 0;
}

const TAGS = 128;
/** `rXYZ` */
const RED = 0x7258595a;
