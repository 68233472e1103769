import { implement } from '../../platform/http/implement.server.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import { emailFailed } from '../../platform/mail/email-job.server.ts';
import type { Feature } from '../manifest.server.ts';
import { jobRoutes } from './contract.ts';
import { listFailedJobs, retryJob } from './operations.server.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

/** What this feature writes into the audit log. */
const jobEvents = ['job.retry'] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    jobs: { action: (typeof jobEvents)[number]; subject: 'job' };
  }
}

export const jobs: Feature = {
  name: 'jobs',
  texts: [textsOf({ tr, en, de, es })],
  api: implement(jobRoutes, () => ({
    list: ({ op, query }) => listFailedJobs(op, query),
    retry: ({ op, params }) => retryJob(op, params.id),
  })),
  auditEvents: jobEvents,
  notifications: [emailFailed],
};
