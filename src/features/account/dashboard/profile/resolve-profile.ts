import type { FieldErrors, ResolverResult } from 'react-hook-form';
import type { FieldFault } from '../../../../dashboard/parts/error-summary.tsx';
import {
  checkProfile,
  fieldId,
  PROFILE_FIELDS,
  type Problem,
  type ProfileFields,
} from './profile-fields.ts';

type Say = (key: string, values?: Record<string, unknown>) => string;

function wordProblem(t: Say, { field, kind }: Problem): string {
  if (kind === 'wrongEmail') return t('account:profile.wrongEmail');
  return t('dashboard:validation.required', { field: t(`account:profile.fields.${field}`) });
}

/** The form's answer to react-hook-form: the fields as they are, or a message at each faulty one. */
export function resolveProfile(
  t: Say,
  mine: ProfileFields,
  kept: ProfileFields,
): ResolverResult<ProfileFields> {
  const problems = checkProfile(mine, kept);
  if (problems.length === 0) return { values: mine, errors: {} };
  const entries = problems.map((problem) => [
    problem.field,
    { type: problem.kind, message: wordProblem(t, problem) },
  ]);
  return { values: {}, errors: Object.fromEntries(entries) as FieldErrors<ProfileFields> };
}

/** The faults in reading order, each leading to its field. */
export const listFaults = (errors: FieldErrors<ProfileFields>): FieldFault[] =>
  PROFILE_FIELDS.flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ target: fieldId(field), message }] : [];
  });
