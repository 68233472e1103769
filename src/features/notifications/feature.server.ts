import { NOTIFIER } from '../../platform/notify.server.ts';
import { provide } from '../../platform/sources.server.ts';
import type { Feature } from '../manifest.server.ts';
import { notificationsApi } from './api.server.ts';
import { openNotifier } from './notifier.server.ts';
import { summaryEmails } from './summary/emails.server.ts';
import { cleanJob, summaryJob } from './summary/jobs.server.ts';
import { texts } from './text/all.ts';

export const notifications: Feature = {
  name: 'notifications',
  texts: [texts],
  api: notificationsApi,
  jobs: ({ notificationKinds }) => [summaryJob(notificationKinds), cleanJob],
  emails: ({ publicUrl, notificationKinds }) => summaryEmails(publicUrl, notificationKinds),
  provides: [provide(NOTIFIER, openNotifier)],
};
