import type { FieldErrors, ResolverResult } from 'react-hook-form';
import type { FieldFault } from '../../../../dashboard/parts/error-summary.tsx';
import type { State } from '../../schema.ts';
import {
  checkFields,
  type EditorFields,
  FIELD_ORDER,
  fieldId,
  type Problem,
} from './editor-fields.ts';

type Say = (key: string, values?: Record<string, unknown>) => string;

export function wordProblem(t: Say, problem: Problem): string {
  const field = t(`content:editor.fields.${problem.field}`);
  switch (problem.kind) {
    case 'required':
      return t('dashboard:validation.required', { field });
    case 'min':
      return t('dashboard:validation.min', { field, min: problem.limit });
    case 'max':
      return t('dashboard:validation.max', { field, max: problem.limit });
    case 'controlCharacters':
      return t('dashboard:validation.controlCharacters', { field });
    default:
      return t(`content:editor.problem.${problem.kind}`, { field });
  }
}

/** The form's answer to react-hook-form: the fields as they are, or a message at each faulty one. */
export function resolveFields(
  t: Say,
  fields: EditorFields,
  state: State,
): ResolverResult<EditorFields> {
  const { problems } = checkFields(fields, state);
  if (problems.length === 0) return { values: fields, errors: {} };
  const errors: Record<string, unknown> = {};
  for (const problem of problems) {
    const fault = { type: problem.kind, message: wordProblem(t, problem) };
    const [field = '', part] = problem.field.split('.');
    errors[field] = part ? { ...(errors[field] as object), [part]: fault } : fault;
  }
  return { values: {}, errors: errors as FieldErrors<EditorFields> };
}

/** The faults in reading order, each leading to its field. */
export function listFaults(errors: FieldErrors<EditorFields>): FieldFault[] {
  return FIELD_ORDER.flatMap((field) => {
    const [name = '', part] = field.split('.');
    const found = (errors as Record<string, unknown>)[name] as Record<string, unknown> | undefined;
    const fault = (part ? found?.[part] : found) as { message?: string } | undefined;
    return fault?.message ? [{ target: fieldId(field), message: fault.message }] : [];
  });
}
