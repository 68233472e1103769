import type { Feature } from '../manifest.server.ts';
import { privacyApi } from './api.server.ts';
import { privacyEvents } from './audit-events.ts';
import { privacySubjects } from './audit-subject.server.ts';
import { requestData } from './personal-data.server.ts';
import { privacyRight } from './policy.ts';
import { retentionJob } from './retention/jobs.server.ts';
import { texts } from './text/all.ts';

export const privacy: Feature = {
  name: 'privacy',
  rights: [privacyRight],
  texts: [texts],
  api: privacyApi,
  jobs: (services) => [retentionJob(services)],
  personalData: [requestData],
  auditEvents: privacyEvents,
  auditSubjects: { privacyRequest: privacySubjects },
};
