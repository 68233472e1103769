import { FEATURES } from './features.server.ts';
import { ownRight, type StaffRight, siteRight } from './platform/rights.ts';

/** Every right: those of the platform, and those that the features declare. */
export const RIGHTS: readonly StaffRight[] = [
  ownRight,
  siteRight,
  ...FEATURES.flatMap(({ rights = [] }) => rights),
];

/**
 * What only admins may change needs a password that was entered a moment ago, so that a stolen token or
 * an unattended computer is not enough. These calls do not, each for its reason; a new one is refused
 * until it is named here. A route that decides by the request declares `confirmation: 'sometimes'`.
 */
export const WITHOUT_CONFIRMATION: Record<string, string> = {
  ...because('stores nothing', [
    'POST /api/documents/preview',
    'POST /api/email-templates/:kind/:locale/preview',
    'POST /api/legal-texts/preview',
    'POST /api/menu/preview',
    'POST /api/static-pages/preview',
  ]),
  ...because('a draft that nobody else sees; publishing it needs a confirmation', [
    'POST /api/documents/:kind/draft',
    'PUT /api/documents/:kind/draft',
    'DELETE /api/documents/:kind/draft',
    'POST /api/documents/:kind/draft/file',
  ]),
  ...because('one entry of the site, everyday work as on contents', [
    'POST /api/meetings',
    'PUT /api/meetings/:id',
    'DELETE /api/meetings/:id',
    'POST /api/people',
    'PUT /api/people/order',
    'PUT /api/people/:id',
    'DELETE /api/people/:id',
  ]),
  ...because('sends again what was to be sent', [
    'POST /api/jobs/failed/:id/retry',
    'POST /api/webhooks/:id/deliveries/:deliveryId/send',
    'POST /api/webhooks/:id/test',
  ]),
  ...because('a large file would be sent twice; starting the import needs a confirmation', [
    'POST /api/transfer/imports',
  ]),
};

function because(reason: string, routes: string[]): Record<string, string> {
  return Object.fromEntries(routes.map((route) => [route, reason]));
}
