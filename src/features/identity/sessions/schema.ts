import * as z from 'zod/mini';

/** One session of the signed-in user: `GET /account/sessions`. */
export const SessionEntry = z.object({
  id: z.uuid(),
  /** Whether this is the session of the request. */
  current: z.boolean(),
  browser: z.string(),
  system: z.string(),
  kind: z.enum(['desktop', 'mobile', 'tablet', 'other']),
  address: z.string(),
  /** ISO 3166-1 alpha-2 of the network's country; null if it is unknown or the network is local. */
  country: z.nullable(z.string()),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  lastSeenAt: z.string(),
  endsAt: z.string(),
});
export type SessionEntry = z.infer<typeof SessionEntry>;

/** How many sessions were ended. */
export const SessionsEnded = z.object({ count: z.int() });
