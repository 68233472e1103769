import * as z from 'zod/mini';
import { WrittenContent } from '../schema.ts';

/**
 * `autosave`: automatic saves of one user within some minutes; `import`: the text as it was before
 * revisions existed, or that was imported.
 */
export const REVISION_KINDS = ['save', 'autosave', 'publish', 'restore', 'import'] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];

export const RevisionSummary = z.object({
  id: z.uuid(),
  /** The version of the content that the save made; increases. */
  number: z.int(),
  kind: z.enum(REVISION_KINDS),
  title: z.string(),
  words: z.int(),
  savedAt: z.string(),
  /** Null if the account was deleted, or the product itself saved. */
  savedBy: z.nullable(z.string()),
  /** Whether it is what the public sees. */
  isPublic: z.boolean(),
  /** Whether it contains the changes that are not published. */
  isPending: z.boolean(),
});
export type RevisionSummary = z.infer<typeof RevisionSummary>;
export const Revision = z.extend(RevisionSummary, { fields: WrittenContent });
export type Revision = z.infer<typeof Revision>;

export const RevisionPage = z.object({
  success: z.literal(true),
  data: z.array(RevisionSummary),
  /** Whether there are older ones. */
  more: z.boolean(),
});

/** The newest first; `before` is the number of the last one on the previous page. */
export const RevisionFilter = z.strictObject({
  before: z.optional(z.coerce.number().check(z.int(), z.positive())),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
});
export type RevisionFilter = z.infer<typeof RevisionFilter>;
