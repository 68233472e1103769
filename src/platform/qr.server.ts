import { create } from 'qrcode';

/** Width of the empty margin (quiet zone) that readers need, in modules. */
const QUIET = 4;

export interface QrCode {
  /** Edge length in modules, including the quiet zone. */
  size: number;
  /** Outline of the dark modules, as the `d` of an SVG path. */
  path: string;
}

/** A QR code with this text. Each part of the path is one horizontal run of dark modules. */
export function qrCode(text: string): QrCode {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!data[y * size + x]) continue;
      const from = x;
      while (x < size && data[y * size + x]) x++;
      path += `M${from + QUIET} ${y + QUIET}h${x - from}v1H${from + QUIET}z`;
    }
  }
  return { size: size + 2 * QUIET, path };
}
