import * as z from 'zod/mini';

/** Another user who has the content open in the editor. */
export const Presence = z.object({ id: z.uuid(), name: z.string() });
export type Presence = z.infer<typeof Presence>;

/** Browsers report a user at this interval, in ms. */
export const BEAT_MS = 20_000;
