import type { SQL } from 'drizzle-orm';
import { applications } from '../features/applications/feature.server.ts';
import { audit } from '../features/audit/feature.server.ts';
import { backups } from '../features/backups/feature.server.ts';
import { branches } from '../features/branches/feature.server.ts';
import { content } from '../features/content/feature.server.ts';
import { documents } from '../features/documents/feature.server.ts';
import { emailTemplates } from '../features/email-templates/feature.server.ts';
import { handbook } from '../features/handbook/feature.server.ts';
import { health } from '../features/health/feature.server.ts';
import { home } from '../features/home/feature.server.ts';
import { identity } from '../features/identity/feature.server.ts';
import { userSubjects } from '../features/identity/users/find.server.ts';
import { installation } from '../features/installation/feature.server.ts';
import { jobs } from '../features/jobs/feature.server.ts';
import { legalTexts } from '../features/legal-texts/feature.server.ts';
import type { Feature } from '../features/manifest.server.ts';
import { measurement } from '../features/measurement/feature.server.ts';
import { media } from '../features/media/feature.server.ts';
import { meetings } from '../features/meetings/feature.server.ts';
import { menu } from '../features/menu/feature.server.ts';
import { messages } from '../features/messages/feature.server.ts';
import { notifications } from '../features/notifications/feature.server.ts';
import { ownPages } from '../features/own-pages/feature.server.ts';
import { party } from '../features/party/feature.server.ts';
import { people } from '../features/people/feature.server.ts';
import { pressKit } from '../features/press-kit/feature.server.ts';
import { privacy } from '../features/privacy/feature.server.ts';
import { redirects } from '../features/redirects/feature.server.ts';
import { search } from '../features/search/feature.server.ts';
import { staticPages } from '../features/static-pages/feature.server.ts';
import { transfer } from '../features/transfer/feature.server.ts';
import { webhooks } from '../features/webhooks/feature.server.ts';
import { wordFiles } from '../features/word-files/feature.server.ts';
import type { AuditRegistry } from '../platform/audit-registry.server.ts';
import type { AnyJobKind } from '../platform/jobs/job-kind.server.ts';
import { ownRight, type StaffRight, siteRight, wholePartyRight } from '../platform/rights.ts';
import type { Services } from '../platform/services.server.ts';
import { loadErrorPage } from '../site/errors/error-page.tsx';
import type { PageRoute } from '../site/kit/page-route.server.ts';

/** Every feature. Its part of the server is declared in its `feature.server.ts`. */
export const FEATURES: readonly Feature[] = [
  applications,
  audit,
  backups,
  // Before the other pages, as visitors and search engines list them.
  home,
  content,
  documents,
  emailTemplates,
  handbook,
  health,
  identity,
  installation,
  jobs,
  legalTexts,
  measurement,
  media,
  meetings,
  branches,
  menu,
  messages,
  notifications,
  party,
  people,
  pressKit,
  privacy,
  redirects,
  search,
  staticPages,
  transfer,
  webhooks,
  wordFiles,
  ownPages,
];

/** All public pages: those of the features, from their `pages.server.ts`, and the error pages. */
export const PAGES: PageRoute[] = [
  ...FEATURES.flatMap(({ pages = [] }) => pages),
  { path: '/401', load: loadErrorPage(401) },
  { path: '/404', load: loadErrorPage(404) },
  { path: '/500', load: loadErrorPage(500) },
];

/** Queries of the public pages that have nothing to show yet. */
export const EMPTY_PAGES: readonly SQL[] = FEATURES.flatMap(({ emptyPages = [] }) => emptyPages);

/** Every right: those of the platform, and those that the features declare. */
export const RIGHTS: readonly StaffRight[] = [
  ownRight,
  wholePartyRight,
  siteRight,
  ...FEATURES.flatMap(({ rights = [] }) => rights),
];

/** The declarations of all features for the audit log. */
export const AUDIT: AuditRegistry = {
  actions: FEATURES.flatMap(({ auditEvents = [] }) => auditEvents),
  subjects: Object.assign({}, ...FEATURES.map(({ auditSubjects }) => auditSubjects)),
  actors: userSubjects,
};

/** All jobs of the features. The job for e-mails is in `emails.server.ts`. */
export const featureJobs = (services: Services): AnyJobKind[] =>
  FEATURES.flatMap(({ jobs }) => jobs?.(services) ?? []);
