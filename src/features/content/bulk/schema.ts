import * as z from 'zod/mini';
import { oneLine } from '../../../platform/typed-text.ts';
import { CATEGORY_NAMES, LIMITS } from '../schema.ts';

/** How many contents one call changes at most. */
export const BULK_MOST = 500;

export const BULK_ACTIONS = [
  'publish',
  'archive',
  'addTag',
  'removeTag',
  'move',
  'pin',
  'unpin',
  'delete',
] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

const Chosen = z.strictObject({ id: z.uuid(), version: z.int().check(z.positive()) });

export const BulkChange = z.strictObject({
  action: z.enum(BULK_ACTIONS),
  /** Each in the version that was shown. */
  items: z.array(Chosen).check(z.minLength(1), z.maxLength(BULK_MOST)),
  /** Required for `addTag` and `removeTag`. */
  tag: z.optional(oneLine(LIMITS.tag).check(z.minLength(1))),
  /** Required for `move`. */
  category: z.optional(z.enum(CATEGORY_NAMES)),
});
export type BulkChange = z.infer<typeof BulkChange>;

/**
 * What became of one content. `unchanged`: the action has nothing to do; `notAllowed`: not in this
 * state; `conflict`: another user has saved in the meantime; `notReady`: see `reasons`; `gone`: it
 * was deleted.
 */
export const OUTCOMES = [
  'changed',
  'unchanged',
  'notAllowed',
  'conflict',
  'notReady',
  'gone',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const BulkResult = z.object({
  changed: z.int(),
  items: z.array(
    z.object({
      id: z.uuid(),
      /** Empty if it is gone. */
      title: z.string(),
      outcome: z.enum(OUTCOMES),
      /** Messages about what is missing, by field. */
      reasons: z.record(z.string(), z.string()),
    }),
  ),
  /** To undo the change of the changed ones, for an hour; null if nothing has changed. */
  undo: z.nullable(z.uuid()),
});
export type BulkResult = z.infer<typeof BulkResult>;
