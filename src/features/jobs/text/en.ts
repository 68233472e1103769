import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const jobs: TextOf<typeof tr.jobs> = {
  title: 'Failed jobs',
  lead: 'Background work whose last try failed. Entries are kept for a week.',
  listLabel: 'Failed jobs',
  job: 'Job',
  error: 'Error',
  tries: 'Tries',
  failedAt: 'Last try',
  next: 'Next try',
  givenUp: 'Given up',
  retry: 'Try again',
  retryLabel: 'Try “{{job}}” again',
  retried: 'The job will be tried again.',
  noneTitle: 'No failed jobs',
  noneText: 'An e-mail that could not be sent or a job that did not finish appears here.',
  failedTitle: 'The failed jobs could not be opened',
  noMatchTitle: 'No failed jobs',
  noMatchText: 'An e-mail that could not be sent or a job that did not finish appears here.',
  pastEndTitle: 'There are no jobs on this page',
  pastEndText: 'The list ends on an earlier page.',
  forbiddenTitle: 'Administrators see the failed jobs',
  forbiddenText: 'You need the rights of an administrator to open this page.',
  administration:
    'E-mails that could not be sent and jobs that did not finish; the reasons, and another try.',
};

/** Its events, as the audit log shows them. */
export const audit: TextOf<typeof tr.audit> = {
  group: {
    job: 'Jobs',
  },
  action: {
    'job-retry': 'Another try',
  },
  did: {
    'job-retry': 'Had a failed job tried again',
  },
  didTo: {
    'job-retry': 'Had the job {{subject}} tried again',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { jobs, audit };
