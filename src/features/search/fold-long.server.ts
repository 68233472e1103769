import { SEARCHED } from './beginning.ts';
import { fold } from './fold.ts';

/** The folded form of each character. One whose folded form has two characters stays unchanged. */
const FOLDED = new Uint16Array(0x10000);
for (let unit = 0; unit < FOLDED.length; unit++) {
  const folded = fold(String.fromCharCode(unit));
  FOLDED[unit] = folded.length === 1 ? folded.charCodeAt(0) : unit;
}

/** Characters of the longest text that is searched for hits to show; longer ones get memory of their own. */
const shared = Buffer.allocUnsafeSlow(2 * SEARCHED);

/**
 * Same result as {@link fold}, but much faster for long texts: character by character, in memory that
 * all calls share.
 */
export function foldLong(text: string): string {
  const bytes = 2 * text.length <= shared.length ? shared : Buffer.allocUnsafeSlow(2 * text.length);
  bytes.write(text, 'utf16le');
  const units = new Uint16Array(bytes.buffer, bytes.byteOffset, text.length);
  for (let i = 0; i < units.length; i++) units[i] = FOLDED[units[i] as number] as number;
  return bytes.toString('utf16le', 0, 2 * text.length);
}
