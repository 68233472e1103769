import { sql } from 'drizzle-orm';
import { demoRecords } from '../../platform/demo/tables.server.ts';
import type { FirstStep } from '../../platform/first-step.server.ts';
import { implement } from '../../platform/http/implement.server.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import type { Feature } from '../manifest.server.ts';
import { installationRoutes } from './contract.ts';
import { installationEmails } from './emails.server.ts';
import { removeFiles } from './jobs.server.ts';
import { planRemoval, removeDemo } from './remove-demo.server.ts';
import {
  listEmptyPages,
  listSteps,
  makeBackupNow,
  readBackup,
  readMail,
  skipStep,
  testMail,
} from './setup.server.ts';
import { installation as table } from './tables.server.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

/** What this feature writes into the audit log. */
const installationEvents = ['demo.remove'] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    installation: { action: (typeof installationEvents)[number]; subject: 'setting' };
  }
}

const emailStep: FirstStep = {
  name: 'email',
  isDone: sql`exists (select from ${table} where email_tested_at is not null)`,
};

/** Only of an installation that has, or had, the demo party. */
const demoStep: FirstStep = {
  name: 'demo',
  isDone: sql`not exists (select from ${demoRecords})`,
  isThere: sql`exists (select from ${demoRecords})
    or exists (select from audit_events where action = 'demo.remove')`,
};

const api = implement(installationRoutes, (services) => ({
  steps: ({ op }) => listSteps(op, services),
  skipStep: ({ op, params, body }) => skipStep(op, params.name, body.isSkipped),
  emptyPages: ({ op }) => listEmptyPages(op, services),
  mail: ({ op }) => readMail(op, services),
  testMail: ({ op }) => testMail(op, services),
  backup: ({ op }) => readBackup(op, services),
  makeBackup: ({ op }) => makeBackupNow(op, services),
  planRemoval: ({ op }) => planRemoval(op, services),
  removeDemo: ({ op }) => removeDemo(op, services),
}));

export const installation: Feature = {
  name: 'installation',
  texts: [textsOf({ tr, en, de, es })],
  api,
  jobs: (services) => [removeFiles(services)],
  emails: () => installationEmails,
  firstSteps: [emailStep, demoStep],
  auditEvents: installationEvents,
};
