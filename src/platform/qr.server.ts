import { create } from 'qrcode';

/** Empty modules that readers need around the code. */
const QUIET = 4;

export interface QrCode {
  /** Edge in modules, the quiet ones included. */
  size: number;
  /** Outline of the dark modules, as the `d` of an SVG path. */
  path: string;
}

/** A code that any camera reads as this very text, drawn a run of dark modules at a time. */
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
