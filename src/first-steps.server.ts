import { FEATURES } from './features.server.ts';
import { FirstSteps } from './platform/first-steps.ts';
import type { Api } from './platform/http/api.server.ts';
import { dataReply, success } from './platform/http/replies.ts';
import { siteRight } from './platform/rights.ts';
import { operationFor, type Services } from './platform/services.server.ts';

const STEPS = FEATURES.flatMap(({ firstSteps = [] }) => firstSteps);

/** What a new installation needs before the site can be shown to visitors. */
export function firstStepsApi(api: Api, services: Services): void {
  api.get(
    '/first-steps',
    {
      config: { right: siteRight },
      schema: {
        tags: ['dashboard'],
        summary: 'By name, whether a step of a new installation is done',
        response: { 200: dataReply(FirstSteps) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const done = STEPS.map(async ({ name, isDone }) => [name, await isDone(op)] as const);
      return success({ data: Object.fromEntries(await Promise.all(done)) });
    },
  );
}
