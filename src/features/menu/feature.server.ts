import type { Feature } from '../manifest.server.ts';
import { menuApi } from './api.server.ts';
import { menuEvents } from './audit-events.ts';
import { menuStep } from './first-steps.server.ts';
import { texts } from './text/all.ts';

export const menu: Feature = {
  name: 'menu',
  texts: [texts],
  api: menuApi,
  auditEvents: menuEvents,
  firstSteps: [menuStep],
};
