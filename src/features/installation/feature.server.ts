import { implement } from '../../platform/http/implement.server.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import type { Feature } from '../manifest.server.ts';
import { installationRoutes } from './contract.ts';
import { removeFiles } from './jobs.server.ts';
import { planRemoval, removeDemo } from './remove-demo.server.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

/** What this feature writes into the audit log. */
const installationEvents = ['demo.remove'] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    installation: { action: (typeof installationEvents)[number]; subject: 'setting' };
  }
}

const api = implement(installationRoutes, (services) => ({
  planRemoval: ({ op }) => planRemoval(op, services),
  removeDemo: ({ op }) => removeDemo(op, services),
}));

export const installation: Feature = {
  name: 'installation',
  texts: [textsOf({ tr, en, de, es })],
  api,
  jobs: (services) => [removeFiles(services)],
  auditEvents: installationEvents,
};
