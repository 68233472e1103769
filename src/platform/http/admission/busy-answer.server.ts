import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TFunction } from 'i18next';
import { LOCALES, type Locale, splitLocale } from '../../i18n/locales.ts';
import { languageOf } from '../language.server.ts';

/** Seconds after which the client may try again. */
const RETRY_AFTER = 5;

/** Why a request is refused: 503 the server is too busy, 429 too many requests from one network. */
export type BusyStatus = 503 | 429;

interface Answer {
  headers: string[];
  body: Buffer;
}

interface BusyTexts {
  /** HTML of the page, which needs neither the database nor the party. */
  page: (locale: Locale, status: BusyStatus) => string;
  /** The same for a visitor who sent a form. */
  formPage: (locale: Locale) => string;
  translators: Record<Locale, TFunction>;
  /** Header names and values in turn, for pages and for all answers. */
  pageHeaders: string[];
  commonHeaders: string[];
}

/** Answers to requests above the limits, prepared once so that sending them costs almost nothing. */
export class BusyAnswers {
  readonly #pages: Record<Locale, Record<BusyStatus, Answer>>;
  readonly #forms: Record<Locale, Answer>;
  readonly #api: Record<Locale, Answer>;

  constructor({ page, formPage, translators, pageHeaders, commonHeaders }: BusyTexts) {
    this.#pages = eachLocale((locale) => ({
      503: answerOf(pageHeaders, page(locale, 503)),
      429: answerOf(pageHeaders, page(locale, 429)),
    }));
    this.#forms = eachLocale((locale) => answerOf(pageHeaders, formPage(locale)));
    const apiHeaders = ['Content-Type', 'application/json; charset=utf-8', ...commonHeaders];
    this.#api = eachLocale((locale) => {
      const message = translators[locale]('platform:errors.unavailable');
      const body = { success: false, message, code: 'unavailable' };
      return answerOf(apiHeaders, JSON.stringify(body));
    });
  }

  /** Answers 503: a page in the language of the address, or JSON for the API. */
  answer(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url as string;
    if (url.startsWith('/api/')) send(this.#api[languageOf(request)], 503, request, response);
    else this.answerPage(request, response);
  }

  answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    status: BusyStatus = 503,
    seconds = RETRY_AFTER,
  ): void {
    const { locale } = splitLocale((request.url as string).split('?', 1)[0] as string);
    const isForm = request.method === 'POST' && status === 503;
    const answer = isForm ? this.#forms[locale] : this.#pages[locale][status];
    send(answer, status, request, response, seconds);
  }
}

function answerOf(headers: string[], text: string): Answer {
  const body = Buffer.from(text);
  const more = ['Cache-Control', 'no-store', 'Content-Length', String(body.length)];
  return { body, headers: [...headers, ...more] };
}

const eachLocale = <T>(write: (locale: Locale) => T) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, write(locale)])) as Record<Locale, T>;

function send(
  { headers, body }: Answer,
  status: BusyStatus,
  request: IncomingMessage,
  response: ServerResponse,
  seconds = RETRY_AFTER,
): void {
  response.writeHead(status, [...headers, 'Retry-After', String(seconds)]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
