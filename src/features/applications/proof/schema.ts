import * as z from 'zod/mini';
import { Reveal } from '../reveal/schema.ts';

/** `POST /applications/:id/proof`. */
export const ProofRequest = z.strictObject({
  /** Why the file is needed; recorded. */
  revealReason: Reveal.shape.revealReason,
});
export type ProofRequest = z.infer<typeof ProofRequest>;
