import { type $ZodType, safeParse } from 'zod/v4/core';
import { faultsOf } from '../../platform/http/field-faults.ts';
import type { CheckTexts } from '../kit/forms/check-texts.ts';
import type { FieldError } from '../kit/forms/form-state.ts';

/** The errors of a form by field, in the order of the fields. */
export function findErrors(
  form: HTMLFormElement,
  schema: $ZodType,
  { fields, general }: CheckTexts,
): Map<string, FieldError> {
  // Only what belongs to the schema: the fields of the form itself begin with "form-".
  const sent = [...new FormData(form)].filter(([name]) => !name.startsWith('form-'));
  const result = safeParse(schema, Object.fromEntries(sent), { reportInput: true });
  const faults = result.success ? {} : faultsOf(result.error.issues);
  const found = Object.entries(fields).flatMap(([name, { label, messages, advice }]) => {
    const fault = faults[name];
    if (!fault) return [];
    const text = messages[fault.rule] ?? general[fault.rule] ?? general.wrongFormat ?? '';
    const values: Record<string, unknown> = { field: label, ...fault.values };
    const message = text.replace(/\{(\w+)\}/g, (_, key) => String(values[key]));
    return [[name, { message, advice: advice[fault.rule] }] as const];
  });
  return new Map(found);
}
