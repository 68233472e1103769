import type { Feature } from '../manifest.server.ts';
import { privacyApi } from './api.server.ts';
import { privacyEvents } from './audit-events.ts';
import { privacySubjects } from './audit-subject.server.ts';
import { privacyEmails } from './emails.server.ts';
import { requestData } from './personal-data.server.ts';
import { privacyRight } from './policy.ts';
import { countRequests } from './requests/operations.server.ts';
import { retentionJob } from './retention/jobs.server.ts';
import { texts } from './text/all.ts';

export const privacy: Feature = {
  name: 'privacy',
  rights: [privacyRight],
  texts: [texts],
  api: privacyApi,
  emails: () => privacyEmails,
  jobs: (services) => [retentionJob(services)],
  personalData: [requestData],
  waiting: [
    {
      name: 'privacy',
      right: privacyRight,
      count: async (op) => (await countRequests(op)).open,
    },
  ],
  auditEvents: privacyEvents,
  auditSubjects: { privacyRequest: privacySubjects },
};
