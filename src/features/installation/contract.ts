import * as z from 'zod/mini';
import { changed, contract, nothing, one } from '../../platform/http/contract.ts';
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

/** In the order in which they are best done. */
export const STEPS = [
  'identity',
  'contact',
  'charter',
  'board',
  'colleagues',
  'email',
  'backup',
  'demo',
] as const;
export type StepName = (typeof STEPS)[number];

const FirstStepState = z.object({
  name: z.enum(STEPS),
  state: z.enum(['open', 'done', 'skipped']),
});
export type FirstStepState = z.infer<typeof FirstStepState>;

const EmptyPage = z.object({
  /** The Turkish path of the public page. */
  path: z.string(),
  /** The path in the dashboard where it is filled. */
  fill: z.string(),
  /** Null: the page has no name of its own. */
  names: z.nullable(z.object({ tr: z.string(), en: z.string(), de: z.string(), es: z.string() })),
});
export type EmptyPage = z.infer<typeof EmptyPage>;

const MailState = z.object({
  /** `outbox`: no mail server is set, and e-mails are written to files. */
  kind: z.enum(['smtp', 'outbox']),
  /** The address of the admin who asks. */
  to: z.string(),
  /** Nothing can arrive at that address. */
  isSample: z.boolean(),
  /** When a test e-mail was last accepted; ISO 8601 in UTC. */
  testedAt: z.nullable(z.string()),
});
export type MailState = z.infer<typeof MailState>;

const TestedMail = z.object({
  result: z.enum(['sent', 'outbox', 'failed']),
  to: z.string(),
  fault: z.nullable(z.enum(['refused', 'invalidAddress', 'mailServer', 'unknown', 'other'])),
  /** The words of the mail server or of the connection. */
  details: z.string(),
});
export type TestedMail = z.infer<typeof TestedMail>;

const BackupState = z.object({
  last: z.nullable(
    z.object({ finishedAt: z.string(), target: z.string(), bytes: z.number(), files: z.int() }),
  ),
  /** Why the newest one failed; empty if it did not. */
  fault: z.string(),
  isRunning: z.boolean(),
  /** Where the next one goes. */
  place: z.string(),
  /** It goes to the disk of the data, because no other place is set. */
  isBeside: z.boolean(),
  /** When they are made in Istanbul, as `02:40`; null: not by themselves. */
  at: z.nullable(z.string()),
  /** Whether they contain the keys, encrypted. */
  hasKeys: z.boolean(),
});
export type BackupState = z.infer<typeof BackupState>;

/** The installation itself, for admins. */
export const installationRoutes = contract(
  'installation',
  { right: siteRight },
  {
    steps: {
      at: 'GET /installation/steps',
      summary: 'The first steps of this installation, and which of them are done or not needed',
      reply: one(z.array(FirstStepState)),
    },
    skipStep: {
      at: 'PUT /installation/steps/:name',
      summary: 'Say whether a first step is not needed',
      params: z.object({ name: z.enum(STEPS) }),
      body: z.strictObject({ isSkipped: z.boolean() }),
      unconfirmed: 'It only folds a hint away.',
      reply: nothing,
      status: 204,
    },
    emptyPages: {
      at: 'GET /installation/empty-pages',
      summary: 'The public pages that have nothing to show yet: no menu and no page leads to them',
      reply: one(z.array(EmptyPage)),
    },
    mail: {
      at: 'GET /installation/mail',
      summary: 'How e-mails are sent',
      reply: one(MailState),
    },
    testMail: {
      at: 'POST /installation/mail',
      summary: 'Send a test e-mail to the own address at once',
      unconfirmed: 'It goes only to the address of who asks.',
      rate: { max: 10, per: '10 minutes', of: 'account' },
      reply: one(TestedMail),
    },
    backup: {
      at: 'GET /installation/backup',
      summary: 'The last backup, and where the next one goes',
      reply: one(BackupState),
    },
    makeBackup: {
      at: 'POST /installation/backup',
      summary: 'Make a backup now',
      unconfirmed: 'It goes only to the place that the technician has set.',
      rate: { max: 10, per: '10 minutes', of: 'account' },
      reply: one(BackupState),
    },
    planRemoval: {
      at: 'GET /installation/demo',
      summary: 'What the removal of the demo party would remove, and what would stay',
      // It costs as much as the removal, and waits for its lock.
      rate: { max: 30, per: '10 minutes', of: 'account' },
      reply: one(DemoPlan),
    },
    removeDemo: {
      at: 'DELETE /installation/demo',
      summary: 'Remove the demo party; what the staff made or changed stays',
      reply: changed(DemoRemovalReply, 'demoRemoved'),
    },
  },
);
