import * as z from 'zod/mini';

/** The longest storage that can be chosen: a hundred years. */
const MOST_DAYS = 36_500;

export const RetentionRule = z.object({
  /** The kind of record: `application`, `message`, `privacyRequest`. */
  kind: z.string(),
  state: z.string(),
  /** Days since the record has had this state; null: it is not deleted. */
  days: z.nullable(z.int()),
  /** The built-in value. */
  standardDays: z.nullable(z.int()),
});
export type RetentionRule = z.infer<typeof RetentionRule>;

export const RetentionRun = z.object({
  /** ISO 8601 in UTC. */
  finishedAt: z.string(),
  /** The number of deleted records by `kind:state`. */
  deleted: z.record(z.string(), z.int()),
});

export const Retention = z.object({
  rules: z.array(RetentionRule),
  /** The last ones, the latest first. */
  runs: z.array(RetentionRun),
});
export type Retention = z.infer<typeof Retention>;

/** `PUT /privacy/retention`: the rules that change. */
export const RetentionChange = z.strictObject({
  rules: z
    .array(
      z.strictObject({
        kind: z.string().check(z.maxLength(40)),
        state: z.string().check(z.maxLength(40)),
        days: z.nullable(z.int().check(z.gte(1), z.lte(MOST_DAYS))),
      }),
    )
    .check(z.maxLength(50)),
});
export type RetentionChange = z.infer<typeof RetentionChange>;
