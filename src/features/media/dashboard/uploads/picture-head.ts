/** What is known of a picture before its pixels are decoded. */
export interface Head {
  /** Stored, before it is turned upright. */
  width: number;
  height: number;
  /** Of the camera, its owner, the place: all that is not needed to show the picture. */
  hasMetadata: boolean;
  /** Made for printing; browsers show such colours wrongly, the server does not. */
  isCmyk: boolean;
}

/** Null for what cannot be read. */
export function readHead(file: File): Promise<Head | null> {
  return file.type === 'image/jpeg' ? readJpeg(file) : readOther(file);
}

/* The markers of a JPEG. */
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;
/** JFIF, ICC profile and Adobe's note about the colours say how it is shown. */
const KEPT_PARTS = [0xe0, 0xe2, 0xee];

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isPart = (marker: number) => marker >= 0xe0 && marker <= 0xef;

/** More parts than any program writes before the pixels. */
const MOST_PARTS = 1000;

/** Reads the parts before the pixels, of each only its beginning. */
async function readJpeg(file: File): Promise<Head | null> {
  let hasMetadata = false;
  let frame: Omit<Head, 'hasMetadata'> | null = null;
  let at = 2;
  for (let count = 0; count < MOST_PARTS; count++) {
    const part = new DataView(await file.slice(at, at + 10).arrayBuffer());
    if (part.byteLength < 4 || part.getUint8(0) !== 0xff) return null;
    const marker = part.getUint8(1);
    if (marker === START_OF_SCAN) return frame && { ...frame, hasMetadata };
    if (isFrame(marker) && part.byteLength === 10)
      frame = {
        width: part.getUint16(7),
        height: part.getUint16(5),
        isCmyk: part.getUint8(9) === 4,
      };
    if (marker === COMMENT || (isPart(marker) && !KEPT_PARTS.includes(marker))) hasMetadata = true;
    at += 2 + part.getUint16(2);
  }
  return null;
}

/** A larger file is made smaller, and loses its metadata by that. */
const READ_BYTES = 16 * 2 ** 20;

async function readOther(file: File): Promise<Head> {
  const sides = await sidesOf(file);
  const names = partNames(await file.slice(0, READ_BYTES).arrayBuffer(), file.type);
  // Of a moving picture only the server can tell that it moved; it removes the metadata, too.
  const moves = names.some((name) => name === 'acTL' || name === 'ANIM');
  const hasMetadata = !moves && names.some((name) => METADATA.has(name));
  return { ...sides, hasMetadata, isCmyk: false };
}

/** The names of parts of PNG, WebP and AVIF. */
const METADATA = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'EXIF', 'XMP ', 'Exif', 'rdf+xml']);

/** AVIF names its parts at its beginning. */
const AVIF_HEAD = 64 * 1024;

function partNames(bytes: ArrayBuffer, type: string): string[] {
  const text = (at: number, length: number) =>
    new TextDecoder('latin1').decode(new Uint8Array(bytes, at, length));
  if (type === 'image/avif')
    return text(0, Math.min(AVIF_HEAD, bytes.byteLength)).match(/Exif|rdf\+xml/g) ?? [];
  const isPng = type === 'image/png';
  const view = new DataView(bytes);
  const names: string[] = [];
  for (let at = isPng ? 8 : 12; at + 8 <= bytes.byteLength; ) {
    const size = isPng ? view.getUint32(at) : view.getUint32(at + 4, true);
    names.push(text(isPng ? at + 4 : at, 4));
    // PNG has a checksum behind each part, WebP an even number of bytes.
    at += 8 + (isPng ? size + 4 : size + (size % 2));
  }
  return names;
}

/** The browser reads them from the head of the file, and does not decode its pixels yet. */
async function sidesOf(file: File): Promise<{ width: number; height: number }> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = address;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The brands of HEIC, of single pictures and of series. */
const HEIC_BRANDS = /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/;

/** Whether the bytes are those of HEIC, whatever the file is called. */
export async function holdsHeic(file: File): Promise<boolean> {
  return HEIC_BRANDS.test(await file.slice(4, 12).text());
}
