import type { FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../i18n/locales.ts';

/** The language of the API's answer: the first known one of Accept-Language, else Turkish. */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): Locale {
  for (const part of (request.headers['accept-language'] ?? '').slice(0, 200).split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase();
    const found = LOCALES.find((locale) => locale === code);
    if (found) return found;
  }
  return DEFAULT_LOCALE;
}
