import * as z from 'zod/mini';
import { CATEGORY_NAMES, STATES } from '../schema.ts';

/** A deleted content can be restored for so many days. */
export const KEPT_DAYS = 30;

export const TrashFilter = z.strictObject({
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(5000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
});
export type TrashFilter = z.infer<typeof TrashFilter>;

export const DeletedContent = z.object({
  id: z.uuid(),
  title: z.string(),
  category: z.enum(CATEGORY_NAMES),
  /** The state that it had; restoring brings it back. */
  state: z.enum(STATES),
  deletedAt: z.string(),
  /** Null if the account was deleted. */
  deletedBy: z.nullable(z.string()),
  /** When it is deleted permanently; the job runs at night. */
  erasedAt: z.string(),
});
export type DeletedContent = z.infer<typeof DeletedContent>;
