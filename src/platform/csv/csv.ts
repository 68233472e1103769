import * as z from 'zod/mini';

/** The body of a request with the text of a file that has at most so many characters. */
export const csvFile = (characters: number) =>
  z.strictObject({ csv: z.string().check(z.minLength(1), z.maxLength(characters)) });

/** The most bytes of such a body: JSON escapes characters. */
export const csvBytes = (characters: number): number => 6 * characters;

/** A cell that cannot be taken; rows are counted as a spreadsheet does. */
export const CsvFault = z.object({
  row: z.int(),
  column: z.string(),
  /** The name of a text about it. */
  rule: z.string(),
});
export type CsvFault = z.infer<typeof CsvFault>;

/** How many wrong cells are named. */
export const MOST_CSV_FAULTS = 200;

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
