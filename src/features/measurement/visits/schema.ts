import * as z from 'zod/mini';

/** Fewer visits than this are not shown one by one, so that no single visitor is recognised. */
export const LEAST_SHOWN = 5;

export const VisitSummary = z.object({
  days: z.int(),
  /** All visits in these days. */
  total: z.int(),
  /** `YYYY-MM-DD`, the oldest first; every day is there. */
  byDay: z.array(z.object({ day: z.string(), visits: z.int() })),
  /** The most visited pages. */
  pages: z.array(
    z.object({
      path: z.string(),
      /** The title of the content, or the name of the page in the user's language. */
      title: z.string(),
      visits: z.int(),
    }),
  ),
  /** The sites that most visitors came from. */
  sources: z.array(z.object({ host: z.string(), visits: z.int() })),
  /** Visits that came from no other site. */
  direct: z.int(),
});
export type VisitSummary = z.infer<typeof VisitSummary>;
