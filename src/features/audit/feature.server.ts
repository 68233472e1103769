import type { Feature } from '../manifest.server.ts';
import { auditApi } from './api.server.ts';
import { auditEvents } from './audit-events.ts';
import { eraseOldOrigins } from './jobs.server.ts';
import { auditRight } from './policy.ts';
import { texts } from './text/all.ts';

export const audit: Feature = {
  name: 'audit',
  rights: [auditRight],
  texts: [texts],
  api: auditApi,
  jobs: () => [eraseOldOrigins],
  auditEvents: auditEvents,
};
