import { provide } from '../../platform/sources.server.ts';
import { PUBLICATIONS } from '../content/operations.server.ts';
import type { Feature } from '../manifest.server.ts';
import { webhooksApi } from './api.server.ts';
import { webhookEvents } from './audit-events.ts';
import { webhookSubjects } from './audit-subject.server.ts';
import { cleanJob, sendKind } from './jobs.server.ts';
import { webhooksRight } from './policy.ts';
import { eventQueue } from './queue-events.server.ts';
import { texts } from './text/all.ts';

export const webhooks: Feature = {
  name: 'webhooks',
  rights: [webhooksRight],
  texts: [texts],
  api: webhooksApi,
  jobs: (services) => [sendKind(services), cleanJob],
  auditEvents: webhookEvents,
  auditSubjects: { webhook: webhookSubjects },
  provides: [provide(PUBLICATIONS, () => eventQueue)],
};
