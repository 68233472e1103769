import { FEATURES } from './features.server.ts';
import type { Api } from './platform/http/api.server.ts';
import { dataReply, success } from './platform/http/replies.ts';
import { may, ownRight } from './platform/rights.ts';
import { operationFor, type Services } from './platform/services.server.ts';
import { WaitingCounts } from './platform/waiting.ts';

const COUNTS = FEATURES.flatMap(({ waiting = [] }) => waiting);

/** The numbers in the navigation of the dashboard, in one reply. */
export function waitingApi(api: Api, services: Services): void {
  api.get(
    '/waiting',
    {
      config: { right: ownRight },
      schema: {
        tags: ['dashboard'],
        summary: 'By name, how many records wait for the staff, as far as the user may see them',
        response: { 200: dataReply(WaitingCounts) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const allowed = COUNTS.filter(({ right }) => may(op.actor, right));
      const counted = allowed.map(async ({ name, count }) => [name, await count(op)] as const);
      return success({ data: Object.fromEntries(await Promise.all(counted)) });
    },
  );
}
