import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSameOrigin } from '../../platform/forms/same-origin.server.ts';
import { limitSenders } from '../../platform/http/admission/limit-senders.server.ts';
import { LOCALES, localePath } from '../../platform/i18n/locales.ts';
import { type Operation, VISITOR } from '../../platform/operation.server.ts';
import { answerError } from '../answer-error.server.ts';
import type { ErrorStatus } from '../errors/error-page.tsx';
import type { PublicSite } from '../public-site.server.ts';
import { answerFormFailure } from './answer-form-failure.server.ts';
import { answerSubmission, type FormRoute } from './answer-submission.server.ts';
import { mountBotCheck } from './bot-check.server.ts';

const OTHER_METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Mounts the routes that receive the forms of public pages, in every language. */
export async function mountForms(
  app: FastifyInstance,
  site: PublicSite,
  operationFor: (request: FastifyRequest) => Operation,
): Promise<void> {
  await app.register(async (scope) => {
    // Only form data is accepted here; JSON is for the API.
    scope.removeAllContentTypeParsers();
    await scope.register(formBody);
    for (const route of site.pages)
      if (route.form) mountForm(scope, site, route as FormRoute, operationFor);
  });
}

function mountForm(
  scope: FastifyInstance,
  site: PublicSite,
  route: FormRoute,
  operationFor: (request: FastifyRequest) => Operation,
): void {
  const { botCheck, limits } = route.form;
  const { bytes, attempts } = limits;
  // All languages of a form share one limit.
  const count = limitSenders(scope, attempts.max, attempts.seconds * 1000);
  if (botCheck) mountBotCheck(scope, site, route.path);
  const answerFailure = (error: Error, request: FastifyRequest, reply: FastifyReply) =>
    answerFormFailure(site, route.form, error, request, reply);
  const refuse = (status: ErrorStatus, request: FastifyRequest, reply: FastifyReply) =>
    answerError(site, status, request, reply, status, route.path.includes(':') ? '/' : route.path);

  for (const locale of LOCALES) {
    const url = localePath(locale, route.path);
    scope.route({
      method: 'POST',
      url,
      bodyLimit: bytes,
      errorHandler: answerFailure as never,
      onRequest: async (request, reply) => {
        request.actor = VISITOR;
        reply.raw.setHeader('X-Request-Id', request.id);
        if (!isSameOrigin(request, site.rendering.origin)) return refuse(403, request, reply);
      },
      // Runs after the body was read, so that the reply can contain the entered values.
      preHandler: count,
      handler: (request, reply) =>
        site.admission.admit('form', request, () =>
          answerSubmission(site, operationFor, { route, locale }, request, reply),
        ),
    });
    scope.route({
      method: OTHER_METHODS,
      url,
      onRequest: async (request, reply) => {
        reply.raw.setHeader('Allow', 'GET, HEAD, POST');
        return refuse(405, request, reply);
      },
      handler: (_request, reply) => reply,
    });
  }
}
