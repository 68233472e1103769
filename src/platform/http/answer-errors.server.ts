import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { TFunction } from 'i18next';
import { chain } from '../database/faults.server.ts';
import { Invalid, Refusal } from '../errors.ts';
import { formatDuration } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { temporaryFault } from '../temporary-fault.server.ts';
import { languageOf } from './language.server.ts';

interface ErrorBody {
  success: false;
  message: string;
  code: string;
  fields?: Record<string, string>;
}

/**
 * The API's error answer: `{ success: false, message, code, fields? }` in the client's language.
 * @param fieldNames fields that have a name under `platform:fields`
 */
export function createErrorAnswer(
  translators: Record<Locale, TFunction>,
  fieldNames: ReadonlySet<string>,
) {
  return (thrown: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) => {
    const error = refusalIn(thrown) ?? thrown;
    const locale = languageOf(request);
    const t = translators[locale];
    const { status, code, values, reason } = classify(error);
    // An intended refusal, for example under a flood, is no error and is logged without a stack.
    if (status >= 500 && error instanceof Refusal) request.log.warn({ code }, 'request refused');
    else if (status >= 500) request.log.error({ err: error, reason }, 'request failed');
    if (status === 503 || status === 507) reply.header('Retry-After', '5');
    if (status === 429 && values?.seconds) reply.header('Retry-After', String(values.seconds));
    const body: ErrorBody = {
      success: false,
      message: t(`platform:errors.${code}`, { ...values, ...waitOf(locale, values?.seconds) }),
      code,
    };
    if (error instanceof Invalid) {
      const otherNames = request.routeOptions?.config?.fieldNames ?? {};
      body.fields = fieldMessages(error, t, fieldNames, otherNames);
    }
    const details = error instanceof Refusal && !(error instanceof Invalid) ? error.details : {};
    return reply
      .status(status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ ...details, ...body }));
  };
}

function fieldMessages(
  error: Invalid,
  t: TFunction,
  fieldNames: ReadonlySet<string>,
  otherNames: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(error.faults).map(([name, fault]) => {
      const path = name.replaceAll(/\.\d+(?=\.|$)/g, '.*');
      const key = Object.hasOwn(otherNames, path) ? otherNames[path] : name.replaceAll('.', '-');
      // An unknown name comes from the request: it is never given to the translator.
      const known = fieldNames.has(key as string) ? key : 'other';
      const field = t(`platform:fields.${known}`);
      return [name, t(`platform:validation.${fault.rule}`, { field, ...fault.values })];
    }),
  );
}

/** How long to wait, as text. */
const waitOf = (locale: Locale, seconds: unknown) =>
  typeof seconds === 'number' ? { wait: formatDuration(locale, seconds) } : {};

/** Drizzle wraps what a connection throws, also the refusal of an account whose limits cannot be set. */
function refusalIn(error: unknown): Refusal | undefined {
  for (const cause of chain(error)) if (cause instanceof Refusal) return cause;
  return undefined;
}

const BY_STATUS: Record<number, string> = {
  401: 'unauthenticated',
  404: 'notFound',
  413: 'tooLarge',
  414: 'addressTooLong',
  415: 'unsupportedType',
  429: 'tooManyRequests',
};

function classify(error: FastifyError | Refusal): {
  status: number;
  code: string;
  values?: Record<string, unknown>;
  reason?: string;
} {
  if (error instanceof Refusal)
    return { status: error.status, code: error.code, values: error.details };
  // First: a client that ends its connection has the same code as a database that does.
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return { status, code: BY_STATUS[status] ?? 'badRequest' };
  return temporaryFault(error) ?? { status: 500, code: 'internal' };
}
