import * as z from 'zod/mini';
import { severalLines } from '../../../platform/typed-text.ts';
import { BulkChange } from '../desk/schema.ts';
import { REASON_LIMITS } from '../reveal/schema.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** `POST /applications/export`. */
export const ExportRequest = z.strictObject({
  format: z.enum(EXPORT_FORMATS),
  /** Whether the file contains the identity numbers and serial numbers. */
  withNumbers: z._default(z.boolean(), false),
  /** Why it is needed; recorded. */
  reason: severalLines(REASON_LIMITS.max).check(z.minLength(REASON_LIMITS.min)),
  /** The filter of the list; without one, all applications. */
  filter: BulkChange.shape.filter,
});
export type ExportRequest = z.infer<typeof ExportRequest>;
