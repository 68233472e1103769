import { applications } from '../features/applications/desk/dashboard/feature.ts';
import { audit } from '../features/audit/dashboard/feature.ts';
import { branches } from '../features/branches/dashboard/feature.ts';
import { content } from '../features/content/dashboard/feature.ts';
import { documents } from '../features/documents/dashboard/feature.ts';
import { emailTemplates } from '../features/email-templates/dashboard/feature.ts';
import { handbook } from '../features/handbook/dashboard/feature.ts';
import { health } from '../features/health/dashboard/feature.ts';
import { account } from '../features/identity/account/dashboard/feature.ts';
import { twoStepRoles, users } from '../features/identity/users/dashboard/feature.ts';
import { installation } from '../features/installation/dashboard/feature.ts';
import { jobs } from '../features/jobs/dashboard/feature.ts';
import { legalTexts } from '../features/legal-texts/dashboard/feature.ts';
import { media } from '../features/media/dashboard/feature.ts';
import { meetings } from '../features/meetings/dashboard/feature.ts';
import { menu } from '../features/menu/dashboard/feature.ts';
import { messages } from '../features/messages/dashboard/feature.ts';
import { notifications } from '../features/notifications/dashboard/feature.ts';
import { ownPages } from '../features/own-pages/dashboard/feature.ts';
import { party } from '../features/party/dashboard/feature.ts';
import { people } from '../features/people/dashboard/feature.ts';
import { pressKit } from '../features/press-kit/dashboard/feature.ts';
import { privacy } from '../features/privacy/dashboard/feature.ts';
import { redirects } from '../features/redirects/dashboard/feature.ts';
import { staticPages } from '../features/static-pages/dashboard/feature.ts';
import { transfer } from '../features/transfer/dashboard/feature.ts';
import { webhooks } from '../features/webhooks/dashboard/feature.ts';
import { administration, apiDescription } from './admin/feature.ts';
import type { DashboardFeature } from './kit/feature.ts';
import { OPEN_FEATURES } from './open-features.ts';
import { overview } from './overview/feature.ts';

/**
 * Every feature with screens. Navigation, administration and palette show their entries in this
 * order.
 */
export const FEATURES: readonly DashboardFeature[] = [
  overview,
  account,
  handbook,
  users,
  administration,
  installation,
  party,
  menu,
  people,
  pressKit,
  meetings,
  documents,
  redirects,
  staticPages,
  privacy,
  audit,
  twoStepRoles,
  legalTexts,
  emailTemplates,
  jobs,
  health,
  webhooks,
  transfer,
  content,
  media,
  applications,
  branches,
  messages,
  notifications,
  apiDescription,
  ownPages,
  ...OPEN_FEATURES,
];
