import cookie from '@fastify/cookie';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { mountApi } from './api.server.ts';
import { actorOfToken } from './features/identity/sessions/operations.server.ts';
import { notFound, unauthenticated } from './platform/errors.ts';
import { bearerToken } from './platform/http/actor.server.ts';
import type { createErrorAnswer } from './platform/http/answer-errors.server.ts';
import type { Api } from './platform/http/api.server.ts';
import { refuseUnknownParameters } from './platform/http/closed-query.server.ts';
import { languageOf } from './platform/http/language.server.ts';
import { mountDescription } from './platform/http/open-api.server.ts';
import { confirmAdminWrites, requireAllowed, requireRight } from './platform/http/rights.server.ts';
import { compileValidator } from './platform/http/validation.server.ts';
import type { createTranslators } from './platform/i18n/translate.ts';
import { VISITOR } from './platform/operation.server.ts';
import { operationOf, type Services } from './platform/services.server.ts';
import { WITHOUT_CONFIRMATION } from './rights.server.ts';

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
  api.addHook('onRoute', confirmAdminWrites(WITHOUT_CONFIRMATION));
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
