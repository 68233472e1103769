import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { VISITOR } from '../../platform/actor.ts';
import { type CheckedProof, markUsed } from '../../platform/bot-check/bot-checks.server.ts';
import { Refusal } from '../../platform/errors.ts';
import { isSameOrigin } from '../../platform/forms/form-tokens.server.ts';
import { limitSenders } from '../../platform/http/admission/limit-senders.server.ts';
import { formatDuration } from '../../platform/i18n/format.ts';
import { LOCALES, type Locale, localePath, splitLocale } from '../../platform/i18n/locales.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { encodingFor, sendPage } from '../../platform/page-cache/cached-page.server.ts';
import { temporaryFault } from '../../platform/temporary-fault.server.ts';
import { answerBusy, answerError } from '../answer-error.server.ts';
import { renderBusyPage } from '../errors/busy-page.tsx';
import type { ErrorStatus } from '../errors/error-page.tsx';
import {
  BOT_CHECK_FIELD,
  botCheckAddress,
  type FormState,
  TOKEN_FIELD,
} from '../kit/forms/form-state.ts';
import type { PageForm, Submission } from '../kit/forms/page-form.server.ts';
import type { Page } from '../kit/page.ts';
import type { PageRoute } from '../kit/page-route.server.ts';
import type { PublicSite } from '../public-site.server.ts';
import { makeScope, renderPage } from '../render-page.server.ts';
import {
  checkSubmission,
  countWithoutProof,
  type SentFields,
  showAgain,
  typedValues,
} from './check-submission.server.ts';

/** In seconds. */
const RETRY_AFTER = 5;

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

/**
 * Replies to a form that could not be received, with a page that needs no database. If the form was
 * read, the page contains all entered values and can send them again.
 */
async function answerFormFailure(
  site: PublicSite,
  form: PageForm,
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const fault = error instanceof Refusal ? null : temporaryFault(error);
  const status = fault?.status ?? statusOf(error);
  if (status === 413 || status === 415) return answerError(site, status, request, reply);
  if (status < 500 && status !== 429) return answerError(site, 404, request, reply, status);
  if (fault) request.log.warn({ err: error, reason: fault.reason }, 'form refused');
  else if (status === 500) request.log.error({ err: error }, 'form failed');
  else request.log.warn({ status }, 'form refused');
  const { locale } = splitLocale(request.url.split('?', 1)[0] as string);
  const { assets, translators, headers } = site.rendering;
  const sent = (request.body ?? {}) as SentFields;
  const typed: Record<string, string> = {
    ...typedValues(form, sent),
    [TOKEN_FIELD]: String(sent[TOKEN_FIELD] ?? ''),
  };
  // Nothing was stored, so the proof was not used.
  if (form.botCheck) typed[BOT_CHECK_FIELD] = String(sent[BOT_CHECK_FIELD] ?? '');
  const t = translators[locale];
  const html = renderBusyPage({ locale, status, assets, t, typed });
  const seconds = error instanceof Refusal ? error.details.seconds : undefined;
  reply.hijack();
  reply.raw.writeHead(status, [
    ...headers,
    'Cache-Control',
    'no-store',
    'Retry-After',
    String(seconds ?? RETRY_AFTER),
  ]);
  reply.raw.end(html);
  return reply;
}

function statusOf(error: Error): number {
  if (error instanceof Refusal) return error.status;
  const { statusCode = 500 } = error as { statusCode?: number };
  return statusCode;
}

interface FormRoute extends PageRoute {
  form: PageForm;
}

interface FormContext {
  route: FormRoute;
  locale: Locale;
}

/**
 * Replies to a submission: a redirect (303) if it was accepted, else its page with the entered
 * values.
 * @throws errors that the form cannot show: 429, 503 and errors of the server
 */
async function answerSubmission(
  site: PublicSite,
  operationFor: (request: FastifyRequest) => Operation,
  { route, locale }: FormContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { form } = route;
  const { path } = splitLocale(request.url.split('?', 1)[0] as string);
  const scope = makeScope(site.rendering, await site.siteData.get(), locale, path);
  const params = request.params as Record<string, string>;
  const sent = (request.body ?? {}) as SentFields;
  const { formTokens: tokens, botChecks } = site;
  const check = { form, path, sent, tokens, botChecks, t: scope.t, now: scope.now };

  const showForm = async (state: FormState, status: number) => {
    const { db, read, keys } = site;
    const page = await route.load({ db, read, keys, scope, params, query: {}, form: state });
    if (!page) return answerError(site, 404, request, reply);
    if ('movedTo' in page) return reply.redirect(localePath(locale, page.movedTo), 303);
    if (status === 200) return send({ ...page, isCached: false, isPrivate: true }, status);
    const title = scope.t('site:form.errorTitle', { title: page.head.title });
    return send({ ...page, status, isCached: false, head: { ...page.head, title } }, status);
  };
  const send = (page: Page, status: number) => {
    const rendered = renderPage(site.rendering, scope, page, encodingFor(request.raw));
    reply.hijack();
    sendPage(
      'cached' in rendered ? rendered.cached : rendered.uncached,
      request.raw,
      reply.raw,
      status,
    );
    return reply;
  };

  const checked = await checkSubmission(check);
  if ('refused' in checked) return showForm(checked.refused, 422);
  const { input, proof } = checked;
  const op = operationFor(request);
  const seconds =
    form.botCheck && proof === null
      ? await countWithoutProof(op, route.path, form.botCheck.attemptsWithoutProof)
      : null;
  if (seconds) {
    // This page can run the bot-check and then be sent at once, so it is shown in place of the busy page.
    reply.raw.setHeader('Retry-After', String(seconds));
    const problem = scope.t('site:form.botCheck.missing', {
      wait: formatDuration(locale, seconds),
    });
    return showForm({ ...showAgain(check, null), problem }, 429);
  }
  try {
    const botCheck = botCheckOf(proof, scope.now);
    const submission = { scope, params, headers: request.headers, botCheck };
    const accepted = await form.submit(op, input, submission);
    if ('show' in accepted) return send({ ...accepted.show, isPrivate: true }, 200);
    if ('load' in accepted) return showForm(showAgain(check, null), 200);
    const { redirectTo, cookies } = accepted;
    if (cookies) reply.header('Set-Cookie', cookies);
    return reply.header('Cache-Control', 'no-store').redirect(localePath(locale, redirectTo), 303);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500 || error.status === 429) throw error;
    if (error.status === 404) return answerError(site, 404, request, reply);
    return showForm(showAgain(check, error), error.status);
  }
}

/** Mounts the address that makes challenges for the form at `path`. */
function mountBotCheck(scope: FastifyInstance, site: PublicSite, path: string): void {
  scope.get(botCheckAddress(path), async (request, reply) => {
    const form = (request.url.split('?', 1)[0] as string).slice(botCheckAddress('').length);
    try {
      const challenge = await site.admission.admit('botCheck', request, () =>
        site.botChecks.makeChallenge(form, site.rendering.clock()),
      );
      return reply.header('Cache-Control', 'no-store').send(challenge);
    } catch (error) {
      return answerBusy(site, error, request, reply);
    }
  });
}

/** What `submit` of a form gets. `proof` is null if the form was sent without one. */
const botCheckOf = (proof: CheckedProof | null, now: Date): Submission['botCheck'] => ({
  work: proof?.work ?? null,
  use: async (tx) => {
    if (proof) await markUsed(tx, proof, now);
  },
});
