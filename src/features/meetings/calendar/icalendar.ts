/*
 * The few rules of RFC 5545 that a calendar file needs. Own code, because the common library writes
 * dates in the time zone of the server and does not escape names.
 */

/** A content line of 75 bytes at most; longer ones continue in the next line after a space. */
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
      // The space that continues the line counts too.
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
