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

/** Shared like `utf16`. */
const utf8 = Buffer.allocUnsafeSlow(MOST);

/**
 * All parts in UTF-8, in one buffer. Its memory is shared: it is valid until the next call. A buffer
 * of its own for every page would be more for V8 to collect.
 */
export function encodeParts(parts: TextParts): Buffer {
  let length = 0;
  for (const part of parts) {
    const fits = length + part.length * (typeof part === 'string' ? 3 : 1) <= MOST;
    if (!fits)
      return Buffer.concat(parts.map((one) => (typeof one === 'string' ? encodeText(one) : one)));
    length += append(part, length);
  }
  return utf8.subarray(0, length);
}

function append(part: string | Buffer, at: number): number {
  if (typeof part === 'string' && part.length < FEWEST) return utf8.write(part, at);
  const bytes = typeof part === 'string' ? encodeText(part) : part;
  utf8.set(bytes, at);
  return bytes.length;
}
