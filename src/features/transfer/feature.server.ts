import { provide } from '../../platform/sources.server.ts';
import type { Feature } from '../manifest.server.ts';
import { IMPORTED_ADDRESSES } from '../redirects/operations.server.ts';
import { findImported } from './addresses/find-imported.server.ts';
import { transferApi } from './api.server.ts';
import { transferEvents } from './audit-events.ts';
import { importKind } from './jobs.server.ts';
import { importedMediaUses } from './media-uses.server.ts';
import { transferRight } from './policy.ts';
import { texts } from './text/all.ts';

export const transfer: Feature = {
  name: 'transfer',
  rights: [transferRight],
  texts: [texts],
  api: transferApi,
  jobs: (services) => [importKind(services)],
  auditEvents: transferEvents,
  mediaUses: [importedMediaUses],
  provides: [provide(IMPORTED_ADDRESSES, findImported)],
};
