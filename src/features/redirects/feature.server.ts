import { provide } from '../../platform/sources.server.ts';
import { FORMER_ADDRESSES } from '../../site/kit/former-addresses.server.ts';
import type { Feature } from '../manifest.server.ts';
import { redirectsApi } from './api.server.ts';
import { redirectEvents } from './audit-events.ts';
import { redirectSubjects } from './audit-subject.server.ts';
import { findRedirect } from './find/find-redirect.server.ts';
import { texts } from './text/all.ts';

export const redirects: Feature = {
  name: 'redirects',
  texts: [texts],
  api: redirectsApi,
  auditEvents: redirectEvents,
  auditSubjects: { redirect: redirectSubjects },
  provides: [provide(FORMER_ADDRESSES, findRedirect)],
};
