import * as z from 'zod/mini';
import { severalLines } from '../../../platform/typed-text.ts';

/** The fields that lists and pages show only masked. */
export const HIDDEN_FIELDS = ['tcKimlikNo', 'tcSerialNumber'] as const;
export type HiddenField = (typeof HIDDEN_FIELDS)[number];

export const REASON_LIMITS = { min: 5, max: 300 };

/** `POST /applications/:id/reveal`. */
export const Reveal = z.strictObject({
  field: z.enum(HIDDEN_FIELDS),
  /** Why it is needed; recorded. */
  revealReason: severalLines(REASON_LIMITS.max).check(z.minLength(REASON_LIMITS.min)),
});
export type Reveal = z.infer<typeof Reveal>;

export const Revealed = z.object({ value: z.string() });
