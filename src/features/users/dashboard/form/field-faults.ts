import type { FieldErrors, ResolverResult } from 'react-hook-form';
import type { FieldFault } from '../../../../dashboard/parts/error-summary.tsx';
import { findPasswordFaults } from '../../../../dashboard/parts/new-password.ts';
import { personalTexts } from '../../../../dashboard/parts/personal-texts.ts';
import { FIELD_ORDER, fieldId, type Problem, type UserFields } from './user-fields.ts';

type Say = (key: string, values?: Record<string, unknown>) => string;

export function wordProblem(t: Say, problem: Problem): string {
  const field = t(`users:fields.${problem.field}`);
  switch (problem.kind) {
    case 'required':
      return t('dashboard:validation.required', { field });
    case 'min':
      return t('dashboard:validation.min', { field, min: problem.limit });
    case 'max':
      return t('dashboard:validation.max', { field, max: problem.limit });
    case 'controlCharacters':
      return t('dashboard:validation.controlCharacters', { field });
    default: {
      const hasOwnWords = problem.field === 'username' || problem.field === 'email';
      return t(`users:form.${hasOwnWords ? `${problem.field}Problem` : 'wrong'}`, { field });
    }
  }
}

/** The form's answer to react-hook-form: the fields as they are, or a message at each faulty one. */
export function resolveFields(
  t: Say,
  fields: UserFields,
  problems: Problem[],
  asksForPassword: boolean,
): ResolverResult<UserFields> {
  const faults = Object.entries({
    ...Object.fromEntries(problems.map((problem) => [problem.field, wordProblem(t, problem)])),
    ...(asksForPassword ? findPasswordFaults(fields, t, personalTexts(fields)) : {}),
  });
  if (faults.length === 0) return { values: fields, errors: {} };
  const errors: FieldErrors<UserFields> = Object.fromEntries(
    faults.map(([field, message]) => [field, { type: 'rule', message }]),
  );
  return { values: {}, errors };
}

/** The faults in reading order, each leading to its field. */
export const listFaults = (errors: FieldErrors<UserFields>): FieldFault[] =>
  FIELD_ORDER.flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ target: fieldId(field), message }] : [];
  });
