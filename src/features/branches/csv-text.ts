/**
 * The text of a file that a spreadsheet saved: UTF-8, with or without a byte-order mark, or else the
 * encoding in which Turkish Windows saves CSV.
 */
export function decodeCsv(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}
