import * as z from 'zod/mini';
import { Reveal } from '../reveal/schema.ts';

/** `POST /applications/:id/declaration`. */
export const DeclarationRequest = z.strictObject({
  /** Why the identity number is needed; recorded. Without it the number stays empty. */
  revealReason: z.optional(Reveal.shape.revealReason),
});
export type DeclarationRequest = z.infer<typeof DeclarationRequest>;
