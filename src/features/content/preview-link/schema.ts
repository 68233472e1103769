import * as z from 'zod/mini';

export const PreviewLink = z.object({
  /** The whole address. It is shown once: the server stores only a hash of its token. */
  url: z.string(),
  until: z.string(),
});
export type PreviewLink = z.infer<typeof PreviewLink>;

/** `until` is null if the content has no valid link. */
export const PreviewLinkState = z.object({ until: z.nullable(z.string()) });
