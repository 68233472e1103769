import * as z from 'zod/mini';

/** Where a record is in a list with its filter. */
export const Neighbours = z.object({
  /** From 1; null: it is not in the list, for example because it does not match any more. */
  position: z.nullable(z.int()),
  total: z.int(),
  /** The ids of the records beside it; null at an end of the list. */
  previous: z.nullable(z.uuid()),
  next: z.nullable(z.uuid()),
});
export type Neighbours = z.infer<typeof Neighbours>;
