import { shortMoment } from '../../../dashboard/kit/language/moment.ts';
import { formatDate, formatTime } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { type AuditEntry, SYSTEM_ID } from '../contract.ts';

export type Say = (key: string, values?: Record<string, unknown>) => string;

/** Erasures that were recorded by older versions have no actor. */
export const isSystem = ({ actor, action }: AuditEntry): boolean =>
  actor ? actor.id === SYSTEM_ID : action === 'audit.erase';

/** Keys of texts cannot contain dots. */
export const textKey = (action: string) => action.replace('.', '-');

/** A placeholder for the subject's name in a sentence, so that a link can replace it. */
const PLACE = '\u0001';

/**
 * The sentence about an event, split at the subject's name; one part if it does not contain the
 * name.
 */
export function sentenceParts(t: Say, { action, actor, subject }: AuditEntry): string[] {
  const isOwn = subject?.kind === 'user' && subject.id === actor?.id;
  if (!subject?.name || isOwn) return [t(`audit:did.${textKey(action)}`, { defaultValue: action })];
  const sentence = t(`audit:didTo.${textKey(action)}`, {
    subject: PLACE,
    defaultValue: `${action}: {{subject}}`,
  });
  return sentence.split(PLACE);
}

export const sentenceOf = (t: Say, entry: AuditEntry): string =>
  sentenceParts(t, entry).join(entry.subject?.name ?? '');

/** The label of a field, or the field's own name if it has no label. */
export const fieldName = (t: Say, field: string): string =>
  t(`audit:fields.${field}`, { defaultValue: field });

/** Fields whose values have their own labels. */
const NAMED: Record<string, (value: string) => string> = {
  category: (value) => `content:categories.${value}.name`,
  state: (value) => `content:editor.state.${value}`,
  'document-kind': (value) => `documentsDesk:kinds.${value}`,
};

/** Values that users typed are shown unchanged: a user may be called "editor". */
const WRITTEN = ['name', 'surname', 'username', 'phone', 'address', 'title', 'slug', 'author'];

/** A value of a field as text for the reader. */
export function valueText(t: Say, locale: Locale, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t('audit:none');
  if (typeof value === 'boolean') return t(value ? 'audit:yes' : 'audit:no');
  if (Array.isArray(value)) {
    const parts = value.map((part) => valueText(t, locale, field, part));
    return parts.length > 0 ? parts.join(', ') : t('audit:none');
  }
  if (typeof value === 'object') {
    const { characters } = value as { characters?: unknown };
    return typeof characters === 'number'
      ? t('audit:characters', { count: characters })
      : JSON.stringify(value);
  }
  if (value === '•••') return t('audit:values.hidden');
  const text = String(value);
  // A day as YYYY-MM-DD.
  if (field === 'upTo') return formatDate(locale, new Date(`${text}T12:00:00+03:00`));
  if (WRITTEN.includes(field) || !/^\w+$/.test(text)) return text;
  const key = NAMED[field]?.(text) ?? `audit:values.${text}`;
  return t(key, { defaultValue: text });
}

/** The day with hours and minutes: "bugün 14.32", "20 Kas 2026 14.32". */
export function momentInLog(locale: Locale, at: Date): string {
  const time = formatTime(locale, at);
  const moment = shortMoment(locale, at);
  return moment.includes(time) ? moment : `${moment} ${time}`;
}

/** The seconds, shown after the minute: ".05" in Turkish, ":05" in other languages. */
export const secondsOf = (locale: Locale, at: Date): string =>
  `${locale === 'tr' ? '.' : ':'}${String(at.getUTCSeconds()).padStart(2, '0')}`;
