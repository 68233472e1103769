import type { Feature } from '../manifest.server.ts';
import { emailTemplatesApi } from './api.server.ts';
import { emailTemplateEvents } from './audit-events.ts';
import { texts } from './text/all.ts';

export const emailTemplates: Feature = {
  name: 'email-templates',
  texts: [texts],
  api: emailTemplatesApi,
  auditEvents: emailTemplateEvents,
};
