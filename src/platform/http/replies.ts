import * as z from 'zod/mini';

/** A reply that only confirms. */
export const Done = z.object({ success: z.literal(true), message: z.string() });

/** The body of a reply with further fields beside `success`. */
export const success = <T extends object>(fields: T) => ({ success: true as const, ...fields });

/** `{ success, data }`, the shape of every reply with data. */
export const dataReply = <T extends z.core.$ZodType>(data: T) =>
  z.object({ success: z.literal(true), data });

/** The same with a message for the user who made the change. */
export const changedReply = <T extends z.core.$ZodType>(data: T) =>
  z.object({ success: z.literal(true), data, message: z.string() });

/** One page of a list. `total` counts what the filter matches, `page` begins at 1. */
export const listReply = <T extends z.core.$ZodType>(item: T) =>
  z.object({
    success: z.literal(true),
    data: z.array(item),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    can: z.object({ create: z.boolean() }),
  });

export const IdParam = z.strictObject({ id: z.uuid() });
