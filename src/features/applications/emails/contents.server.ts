import { formatDate, TAGS } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { EmailDraft } from '../../../platform/mail/email.server.ts';
import { fillPlaceholders } from '../../../platform/mail/placeholders.ts';
import { askedFields } from '../follow/asked.ts';
import { texts } from '../text/all.ts';
import type { EmailedApplication } from './find.server.ts';
import type { ApplicationEmail } from './queue.server.ts';

type Contents = Pick<EmailDraft, 'values' | 'texts'>;

/** Its placeholders with several lines. */
const TEXTS_OF: Partial<Record<ApplicationEmail, ('message' | 'decision')[]>> = {
  applicationMissing: ['message'],
  applicationRejected: ['message', 'decision'],
  applicationCompleted: ['decision'],
  applicationReopened: ['message'],
};

/** What an e-mail says about an application, in this language. */
export function contentsOf(
  kind: ApplicationEmail,
  locale: Locale,
  application: EmailedApplication,
): Contents {
  const { code, missingFields, message } = application;
  const isRejection = kind === 'applicationRejected';
  const text = {
    message: message || (isRejection ? withoutReason(locale) : ''),
    decision: decisionIn(locale, application),
  };
  return {
    values: {
      code,
      ...(kind === 'applicationMissing' && { fields: namesOf(locale, askedFields(missingFields)) }),
    },
    texts: Object.fromEntries((TEXTS_OF[kind] ?? []).map((name) => [name, text[name]])),
  };
}

/** Instead of a reason, for a rejection by a program that sends none. */
export const withoutReason = (locale: Locale): string =>
  String(texts[locale].applicationEmails?.withoutReason);

/** Its placeholders besides `code`, with examples in Turkish. */
export function examplesOf(kind: ApplicationEmail): Record<string, string> {
  const decided = { decisionNumber: '2026/14', decisionDate: '2026-11-20' };
  const example = {
    message:
      'Başka bir partide üyeliğiniz sürüyor. Üyeliğiniz sona erince yeniden başvurabilirsiniz.',
    decision: decisionIn('tr', decided),
  };
  return {
    ...(kind === 'applicationMissing' && { fields: namesOf('tr', ['tcSerialNumber', 'address']) }),
    ...Object.fromEntries((TEXTS_OF[kind] ?? []).map((name) => [name, example[name]])),
  };
}

/** The number and the day of the decision; empty if they are not known. */
export function decisionIn(
  locale: Locale,
  {
    decisionNumber: number,
    decisionDate,
  }: Pick<EmailedApplication, 'decisionNumber' | 'decisionDate'>,
): string {
  if (!number || !decisionDate) return '';
  const date = formatDate(locale, new Date(`${decisionDate}T12:00:00Z`));
  return fillPlaceholders(String(texts[locale].applicationEmails?.decision), { number, date });
}

/** "Adres ve Kimlik seri numarası". */
function namesOf(locale: Locale, fields: string[]): string {
  const names = texts[locale].applicationFields ?? {};
  return new Intl.ListFormat(TAGS[locale], { type: 'conjunction' }).format(
    fields.map((field) => String(names[field] ?? field)),
  );
}
