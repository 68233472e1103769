import { applications } from './features/applications/feature.server.ts';
import { audit } from './features/audit/feature.server.ts';
import { backups } from './features/backups/feature.server.ts';
import { content } from './features/content/feature.server.ts';
import { documents } from './features/documents/feature.server.ts';
import { emailTemplates } from './features/email-templates/feature.server.ts';
import { health } from './features/health/feature.server.ts';
import { identity } from './features/identity/feature.server.ts';
import { jobs } from './features/jobs/feature.server.ts';
import { legalTexts } from './features/legal-texts/feature.server.ts';
import type { Feature } from './features/manifest.server.ts';
import { measurement } from './features/measurement/feature.server.ts';
import { media } from './features/media/feature.server.ts';
import { meetings } from './features/meetings/feature.server.ts';
import { menu } from './features/menu/feature.server.ts';
import { messages } from './features/messages/feature.server.ts';
import { notifications } from './features/notifications/feature.server.ts';
import { party } from './features/party/feature.server.ts';
import { people } from './features/people/feature.server.ts';
import { privacy } from './features/privacy/feature.server.ts';
import { redirects } from './features/redirects/feature.server.ts';
import { search } from './features/search/feature.server.ts';
import { staticPages } from './features/static-pages/feature.server.ts';
import { transfer } from './features/transfer/feature.server.ts';
import { webhooks } from './features/webhooks/feature.server.ts';

/** Every feature. Its part of the server is declared in its `feature.server.ts`. */
export const FEATURES: readonly Feature[] = [
  applications,
  audit,
  backups,
  content,
  documents,
  emailTemplates,
  health,
  identity,
  jobs,
  legalTexts,
  measurement,
  media,
  meetings,
  menu,
  messages,
  notifications,
  party,
  people,
  privacy,
  redirects,
  search,
  staticPages,
  transfer,
  webhooks,
];
