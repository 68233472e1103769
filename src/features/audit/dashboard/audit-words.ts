import { formatDate } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { type AuditEntry, SYSTEM_ID } from '../schema.ts';

export type Say = (key: string, values?: Record<string, unknown>) => string;

/** Erasures of earlier versions have no actor. */
export const isSystem = ({ actor, action }: AuditEntry): boolean =>
  actor ? actor.id === SYSTEM_ID : action === 'audit.erase';

/** Names of texts hold no dots. */
export const textKey = (action: string) => action.replace('.', '-');

/** Stands in a sentence where the subject's name goes, so that a link can take its place. */
const PLACE = '\u0001';

/** What happened, taken apart around the subject's name; one part where it is not named. */
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

/** The name of a field as people know it; its own when nobody gave it one. */
export const fieldName = (t: Say, field: string): string =>
  t(`audit:fields.${field}`, { defaultValue: field });

/** Fields whose values have names of their own. */
const NAMED: Record<string, (value: string) => string> = {
  category: (value) => `content:categories.${value}.name`,
  state: (value) => `content:editor.state.${value}`,
};

/** What people wrote is shown as it is: a user may be called "editor". */
const WRITTEN = ['name', 'surname', 'username', 'phone', 'address', 'title', 'slug', 'author'];

/** A value of a field as a person reads it. */
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
  // A day, YYYY-MM-DD.
  if (field === 'upTo') return formatDate(locale, new Date(`${text}T12:00:00+03:00`));
  if (WRITTEN.includes(field) || !/^\w+$/.test(text)) return text;
  const key = NAMED[field]?.(text) ?? `audit:values.${text}`;
  return t(key, { defaultValue: text });
}
