import * as z from 'zod/mini';

/** `GET /api/first-steps`: by name, whether a step of a new installation is done. */
export const FirstSteps = z.record(z.string(), z.boolean());
export type FirstSteps = z.infer<typeof FirstSteps>;
