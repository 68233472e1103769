import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/errors.ts';
import { type Locale, localePath, splitLocale } from '../../platform/i18n/locales.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { encodingFor, sendPage } from '../../platform/page-cache/send-page.server.ts';
import { answerError } from '../answer-error.server.ts';
import type { FormState } from '../kit/forms/form-state.ts';
import type { PageForm } from '../kit/forms/page-form.server.ts';
import type { PageRoute } from '../kit/page-route.server.ts';
import type { PublicSite } from '../public-site.server.ts';
import { makeScope, renderPage } from '../render-page.server.ts';
import { checkSubmission, type SentFields, showAgain } from './check-submission.server.ts';

export interface FormRoute extends PageRoute {
  form: PageForm;
}

/**
 * Replies to a submission: a redirect (303) if it was accepted, else its page with the entered
 * values.
 * @throws errors that the form cannot show: 429, 503 and errors of the server
 */
export async function answerSubmission(
  site: PublicSite,
  operationFor: (request: FastifyRequest) => Operation,
  { route, locale }: { route: FormRoute; locale: Locale },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { form } = route;
  const { path } = splitLocale(request.url.split('?', 1)[0] as string);
  const scope = makeScope(site.rendering, await site.siteData.get(), locale, path);
  const params = request.params as Record<string, string>;
  const sent = (request.body ?? {}) as SentFields;
  const check = { form, path, sent, tokens: site.formTokens, t: scope.t, now: scope.now };

  const showForm = async (state: FormState, status: number) => {
    const { db, read } = site;
    const page = await route.load({ db, read, scope, params, query: {}, form: state });
    if (!page) return answerError(site, 404, request, reply);
    if ('movedTo' in page) return reply.redirect(localePath(locale, page.movedTo), 303);
    const title = scope.t('site:form.errorTitle', { title: page.head.title });
    const refused = { ...page, status, isCached: false, head: { ...page.head, title } };
    const rendered = renderPage(site.rendering, scope, refused, encodingFor(request.raw));
    reply.hijack();
    sendPage(
      'cached' in rendered ? rendered.cached : rendered.uncached,
      request.raw,
      reply.raw,
      status,
    );
    return reply;
  };

  const checked = checkSubmission(check);
  if ('refused' in checked) return showForm(checked.refused, 422);
  try {
    const submission = { scope, params, headers: request.headers };
    const { redirectTo, cookies } = await form.submit(
      operationFor(request),
      checked.input,
      submission,
    );
    if (cookies) reply.header('Set-Cookie', cookies);
    return reply.header('Cache-Control', 'no-store').redirect(localePath(locale, redirectTo), 303);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500 || error.status === 429) throw error;
    if (error.status === 404) return answerError(site, 404, request, reply);
    return showForm(showAgain(check, error), error.status);
  }
}
