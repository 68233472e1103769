import * as z from 'zod/mini';
import { changed, contract, one } from '../../platform/http/contract.ts';
import { siteRight } from '../../platform/rights.ts';

const DemoKind = z.object({
  /** `content`, `person` …: the key of its name. */
  kind: z.string(),
  /** How many go. */
  removed: z.int(),
  /** How many stay: the staff changed them, or something that stays needs them. */
  kept: z.int(),
  /** The names of the first of those that stay. */
  names: z.array(z.string()),
});
export type DemoKind = z.infer<typeof DemoKind>;

const DemoPlan = z.object({
  /** Whether there is a demo to be removed. */
  isThere: z.boolean(),
  kinds: z.array(DemoKind),
});
export type DemoPlan = z.infer<typeof DemoPlan>;

const DemoRemovalReply = z.object({
  /** What was done; empty: the demo had been removed already. */
  kinds: z.array(DemoKind),
});
export type DemoRemovalReply = z.infer<typeof DemoRemovalReply>;

/** The installation itself, for admins. */
export const installationRoutes = contract(
  'installation',
  { right: siteRight },
  {
    planRemoval: {
      at: 'GET /installation/demo',
      summary: 'What the removal of the demo party would remove, and what would stay',
      reply: one(DemoPlan),
    },
    removeDemo: {
      at: 'DELETE /installation/demo',
      summary: 'Remove the demo party; what the staff made or changed stays',
      reply: changed(DemoRemovalReply, 'demoRemoved'),
    },
  },
);
