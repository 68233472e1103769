/** Bytes that a text may be stored as. */
export interface Encoded {
  encoding: string;
  bytes: Buffer;
}

/**
 * This text in clear, escaped as in ASCII JSON, as UTF-16, as in an address or in a sent form, as
 * hexadecimal digits and as base64. It needs 8 bytes: of shorter ones, too few characters of base64 are certain.
 */
export function encodingsOf(text: string): Encoded[] {
  const bytes = Buffer.from(text);
  const hex = bytes.toString('hex');
  const utf16 = Buffer.from(text, 'utf16le');
  const all: Encoded[] = [
    { encoding: 'clear', bytes },
    { encoding: 'escaped', bytes: Buffer.from(escaped(text)) },
    { encoding: 'UTF-16', bytes: utf16 },
    { encoding: 'percent', bytes: Buffer.from(encodeURIComponent(text)) },
    { encoding: 'form', bytes: Buffer.from(new URLSearchParams({ '': text }).toString().slice(1)) },
    { encoding: 'hex', bytes: Buffer.from(hex) },
    { encoding: 'HEX', bytes: Buffer.from(hex.toUpperCase()) },
  ];
  // In base64 a text looks different for each of its three positions in a group of 3 bytes.
  for (const position of [0, 1, 2]) {
    const start = Math.ceil(position / 3) * 4;
    const end = Math.floor((position + bytes.length) / 3) * 4;
    const whole = Buffer.concat([Buffer.alloc(position), bytes]).toString('base64');
    const inner = whole.slice(start, end);
    all.push({ encoding: `base64 at ${position}`, bytes: Buffer.from(inner) });
    const url = inner.replaceAll('+', '-').replaceAll('/', '_');
    if (url !== inner) all.push({ encoding: `base64url at ${position}`, bytes: Buffer.from(url) });
  }
  const seen = new Set<string>();
  return all.filter(({ bytes: one }) => {
    const key = one.toString('latin1');
    return !seen.has(key) && seen.add(key);
  });
}

const escaped = (text: string) =>
  text.replace(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
