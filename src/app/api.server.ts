import cookie from '@fastify/cookie';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { actorOfToken } from '../features/identity/sign-in/operations.server.ts';
import { VISITOR } from '../platform/actor.ts';
import { dashboardRoutes } from '../platform/dashboard-contract.ts';
import { notFound, unauthenticated } from '../platform/errors.ts';
import { bearerToken } from '../platform/http/actor.server.ts';
import type { createErrorAnswer } from '../platform/http/answer-errors.server.ts';
import type { Api } from '../platform/http/api.server.ts';
import { implement } from '../platform/http/implement.server.ts';
import { languageOf } from '../platform/http/language.server.ts';
import { mountDescription } from '../platform/http/open-api.server.ts';
import {
  confirmAdminWrites,
  requireAllowed,
  requireRight,
} from '../platform/http/rights.server.ts';
import { compileValidator, refuseUnknownParameters } from '../platform/http/validation.server.ts';
import type { createTranslators } from '../platform/i18n/translate.ts';
import type { Operation } from '../platform/operation.server.ts';
import { may } from '../platform/rights.ts';
import { operationOf, type Services } from '../platform/services.server.ts';
import { FEATURES } from './features.server.ts';

const COUNTS = FEATURES.flatMap(({ waiting = [] }) => waiting);

/** The whole API, under `/api`: the part of each feature is in its `feature.server.ts`. */
function mountApi(api: Api, services: Services): void {
  mountDashboard(api, services);
  for (const feature of FEATURES) feature.api?.(api, services);
}

const mountDashboard = implement(dashboardRoutes, () => ({
  waiting: ({ op }) => countWaiting(op),
}));

/** The numbers in the navigation of the dashboard, in one reply. */
async function countWaiting(op: Operation): Promise<Record<string, number>> {
  const allowed = COUNTS.filter(({ right }) => may(op.actor, right));
  const counted = allowed.map(async ({ name, count }) => [name, await count(op)] as const);
  return Object.fromEntries(await Promise.all(counted));
}

/** The common part of all calls under `/api`: language, session, rights, schemas and errors. */
export async function mountApiScope(
  api: Api,
  services: Services,
  translators: ReturnType<typeof createTranslators>,
  answerError: ReturnType<typeof createErrorAnswer>,
): Promise<void> {
  api.setValidatorCompiler(compileValidator as never);
  api.setSerializerCompiler(serializerCompiler);
  api.setErrorHandler(answerError as never);
  api.setNotFoundHandler((request, reply) => answerError(notFound(), request, reply));
  await api.register(cookie);
  api.addHook('onRoute', requireRight);
  api.addHook('onRoute', confirmAdminWrites);
  api.addHook('onRoute', refuseUnknownParameters);
  api.addHook('onRequest', async (request, reply) => {
    request.t = translators[languageOf(request)];
    request.actor = VISITOR;
    reply.header('Cache-Control', 'no-store');
    const { withoutSession } = request.routeOptions.config;
    if (!withoutSession && request.headers.authorization) {
      const token = bearerToken(request);
      if (!token) throw unauthenticated();
      const actor = await actorOfToken(operationOf(services, VISITOR), services.secretKey, token);
      // Our second step is not required: an outside provider has its own.
      request.actor =
        actor.kind === 'staff' && services.issuer.kind !== 'token'
          ? { ...actor, mustSetUpTwoStep: false }
          : actor;
    }
    requireAllowed(request, services.issuer, services.clock());
  });
  mountDescription(api);
  mountApi(api, services);
}
