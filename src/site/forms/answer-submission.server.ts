import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/errors.ts';
import { formatDuration } from '../../platform/i18n/format.ts';
import { type Locale, localePath, splitLocale } from '../../platform/i18n/locales.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { encodingFor, sendPage } from '../../platform/page-cache/send-page.server.ts';
import { answerError } from '../answer-error.server.ts';
import type { FormState } from '../kit/forms/form-state.ts';
import type { PageForm } from '../kit/forms/page-form.server.ts';
import type { Page } from '../kit/page.ts';
import type { PageRoute } from '../kit/page-route.server.ts';
import type { PublicSite } from '../public-site.server.ts';
import { makeScope, renderPage } from '../render-page.server.ts';
import { botCheckOf } from './bot-check.server.ts';
import { checkSubmission, type SentFields, showAgain } from './check-submission.server.ts';
import { countWithoutProof } from './without-proof.server.ts';

export interface FormRoute extends PageRoute {
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
export async function answerSubmission(
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
