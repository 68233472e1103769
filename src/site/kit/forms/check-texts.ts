import type { TFunction } from 'i18next';
import { isDatePart } from './date-part.ts';

/** Rules that every field can break; their sentences contain the name of the field. */
const GENERAL = [
  'required',
  'notAllowed',
  'tooShort',
  'tooLong',
  'wrongFormat',
  'controlCharacters',
];

interface Texts {
  /** Text key of the name of the field. */
  label: string;
  /** Text keys by rule. */
  messages?: Record<string, string>;
  advice?: Record<string, string>;
}

/** The error messages of a form for the script of its page, in the language of the page. */
export interface CheckTexts {
  fields: Record<
    string,
    { label: string; messages: Record<string, string>; advice: Record<string, string> }
  >;
  /** By rule, with `{field}`, `{min}` and `{max}`. */
  general: Record<string, string>;
  /** The heading of the error summary for one error, and for more with `{count}`. */
  summary: [one: string, more: string];
  /** The same before the last step; null: the form has no steps. */
  stepSummary: [one: string, more: string] | null;
  /** The title of a page with errors, with `{title}`. */
  errorTitle: string;
}

const plural = (t: TFunction, key: string): [string, string] => [
  t(key, { count: 1 }),
  t(`${key}_other`, { count: '{count}' }),
];

export function checkTexts(
  t: TFunction,
  fields: Record<string, Texts>,
  isStepped = false,
): CheckTexts {
  const general = GENERAL.map((rule) => [
    rule,
    t(`platform:validation.${rule}`, { field: '{field}', min: '{min}', max: '{max}' }),
  ]);
  const whole = Object.entries(fields).filter(([name]) => !isDatePart(name));
  const inWords = (keys: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(keys).map(([rule, key]) => [rule, t(key)]));
  const own = whole.map(([name, { label, messages, advice }]) => [
    name,
    { label: t(label), messages: inWords(messages), advice: inWords(advice) },
  ]);
  return {
    fields: Object.fromEntries(own),
    general: Object.fromEntries(general),
    summary: plural(t, 'site:form.summary'),
    stepSummary: isStepped ? plural(t, 'site:form.step.summary') : null,
    errorTitle: t('site:form.errorTitle', { title: '{title}' }),
  };
}
