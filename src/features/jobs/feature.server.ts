import { emailFailed } from '../../platform/mail/notifications.server.ts';
import type { Feature } from '../manifest.server.ts';
import { jobsApi } from './api.server.ts';
import { jobEvents } from './audit-events.ts';
import { texts } from './text/all.ts';

export const jobs: Feature = {
  name: 'jobs',
  texts: [texts],
  api: jobsApi,
  auditEvents: jobEvents,
  notifications: [emailFailed],
};
