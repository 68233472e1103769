import * as z from 'zod/mini';

/** `GET /api/waiting`: by name, the number of records that wait for the staff. */
export const WaitingCounts = z.record(z.string(), z.int());
export type WaitingCounts = z.infer<typeof WaitingCounts>;
