import * as z from 'zod/mini';
import { contract, one } from '../../platform/http/contract.ts';
import { siteRight } from '../../platform/rights.ts';

/** What an admin or the technician should attend to, the most urgent first. */
export const CONCERNS = [
  'diskLow',
  'backupFailed',
  'backupOld',
  'connectionsFew',
  'limitedRole',
  'jobsLate',
  'jobsFailed',
  'clockWrong',
  'unknownProxy',
  'mailServerAway',
  'noMailServer',
  'noHttps',
] as const;
export type Concern = (typeof CONCERNS)[number];

const bytes = z.number();

export const Health = z.object({
  /** Empty: all is well. */
  concerns: z.array(z.enum(CONCERNS)),
  versions: z.object({
    product: z.string(),
    node: z.string(),
    database: z.string(),
    /** The number of migrations of the database. */
    migrations: z.int(),
  }),
  process: z.object({
    /** ISO 8601 in UTC. */
    startedAt: z.string(),
    memory: bytes,
    /** The longest wait of nineteen of twenty turns of the event loop since the last look, in ms. */
    delay: z.number(),
  }),
  disk: z.object({ free: bytes, total: bytes }),
  database: z.object({
    kind: z.enum(['embedded', 'configured']),
    size: bytes,
    connections: z.int(),
    mostConnections: z.int(),
    /** How far its clock is ahead of the server's, in seconds. */
    clockAhead: z.number(),
    /** SQL without which accounts of branches cannot be used; empty: they can, or there are no branches. */
    limitedRole: z.string(),
  }),
  uploads: z.object({ kind: z.enum(['folder', 's3']), files: z.int(), size: bytes }),
  backups: z.object({
    /** The last one that was completed; null: there is none. */
    last: z.nullable(
      z.object({ finishedAt: z.iso.datetime(), target: z.string(), bytes, files: z.int() }),
    ),
    /** Why the newest one failed; empty if it did not. */
    fault: z.string(),
    /** When they are made in Istanbul, as `02:40`; null: not by themselves. */
    at: z.nullable(z.string()),
    keep: z.int(),
    /** Whether they contain the keys, encrypted. */
    hasKeys: z.boolean(),
  }),
  jobs: z.object({
    waiting: z.int(),
    running: z.int(),
    failed: z.int(),
    oldestSeconds: z.number(),
  }),
  mail: z.object({
    kind: z.enum(['smtp', 'outbox']),
    waiting: z.int(),
    /** Why the mail server accepts no connection; empty: it does, or there is none. */
    fault: z.string(),
  }),
  network: z.object({
    publicUrl: z.string(),
    trustProxy: z.array(z.string()),
    hasUnknownProxy: z.boolean(),
  }),
});
export type Health = z.infer<typeof Health>;

/** The state of the installation, for admins. */
export const healthRoutes = contract(
  'health',
  { right: siteRight },
  {
    get: {
      at: 'GET /health',
      summary:
        'Versions, disk, database, queue, e-mail and proxy settings, and what is wrong with them',
      reply: one(Health),
    },
  },
);
