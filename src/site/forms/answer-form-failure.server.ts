import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/errors.ts';
import { splitLocale } from '../../platform/i18n/locales.ts';
import { temporaryFault } from '../../platform/temporary-fault.server.ts';
import { answerError } from '../answer-error.server.ts';
import { renderBusyPage } from '../errors/busy-page.tsx';
import { BOT_CHECK_FIELD, TOKEN_FIELD } from '../kit/forms/form-state.ts';
import type { PageForm } from '../kit/forms/page-form.server.ts';
import type { PublicSite } from '../public-site.server.ts';
import { type SentFields, typedValues } from './check-submission.server.ts';

/** In seconds. */
const RETRY_AFTER = 5;

/**
 * Replies to a form that could not be received, with a page that needs no database. If the form was
 * read, the page contains all entered values and can send them again.
 */
export async function answerFormFailure(
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
    ...['Cache-Control', 'no-store', 'Retry-After', String(seconds ?? RETRY_AFTER)],
  ]);
  reply.raw.end(html);
  return reply;
}

function statusOf(error: Error): number {
  if (error instanceof Refusal) return error.status;
  const { statusCode = 500 } = error as { statusCode?: number };
  return statusCode;
}
