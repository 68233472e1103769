import { transcode } from 'node:buffer';

/** A text in parts, in their order. Parts that many texts have are encoded already, in UTF-8. */
export type TextParts = readonly (string | Buffer)[];

/** Characters of a usual page; longer texts are encoded by `Buffer.from`. */
const MOST = 262_144;
/** `Buffer.from` is faster for texts with fewer characters. */
const FEWEST = 2000;
/** Shared by all calls, because each is finished before the next one begins. */
const utf16 = Buffer.allocUnsafeSlow(MOST * 2);

/**
 * The text in UTF-8, as `Buffer.from` makes it. V8 encodes text with Turkish letters character by
 * character; `transcode` needs a third of that time. Half of a surrogate pair becomes U+FFFD.
 */
export function encodeText(text: string): Buffer {
  if (text.length > MOST || text.length < FEWEST) return Buffer.from(text);
  const length = utf16.write(text, 'utf16le');
  try {
    return transcode(utf16.subarray(0, length), 'utf16le', 'utf8');
  } catch {
    // Half of a surrogate pair.
    return Buffer.from(text);
  }
}

/** All parts in UTF-8, in one buffer. */
export const encodeParts = (parts: TextParts): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? encodeText(part) : part)));
