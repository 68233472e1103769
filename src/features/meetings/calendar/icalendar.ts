/*
 * The few rules of RFC 5545 that a calendar file needs. No library is used, because the common one
 * writes dates in the server's time zone and does not escape names.
 */

/** Longest content line, in bytes. A longer one continues in the next line after a space. */
const LINE_BYTES = 75;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must not be in the file
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** A value of type TEXT. */
export const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** "20261121T110000Z" */
export const utcStamp = (date: Date): string =>
  `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

function foldLine(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > LINE_BYTES) {
      parts.push('');
      // The space before the continued part counts too.
      bytes = 1;
    }
    parts[parts.length - 1] += letter;
    bytes += size;
  }
  return parts.join('\r\n ');
}

/** Joins the lines, folded; nulls are left out. */
export const writeLines = (lines: (string | null)[]): string =>
  lines
    .filter((line) => line !== null)
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
