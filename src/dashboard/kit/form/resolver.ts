import { zodResolver } from '@hookform/resolvers/zod';
import {
  type FieldErrors,
  type FieldValues,
  get,
  type ResolverOptions,
  type ResolverResult,
  set,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { isControlIssue } from '../../../platform/typed-text.ts';
import type { Messages } from '../parts/error-summary.tsx';

export type Say = (key: string, values?: Record<string, unknown>) => string;

/** The rules for the values of a form. */
export interface Rules<Input> {
  schema: z.ZodMiniType<Input>;
  /** Errors that the schema cannot express. */
  more?: Messages;
}

/** The form's words for its fields and their errors. */
export interface FieldWords {
  label: (path: string) => string;
  /** The message for a value that is invalid, but not empty, too short or too long. */
  wrong: (path: string, label: string) => string;
}

interface Issue {
  code?: string | undefined;
  path?: readonly PropertyKey[] | undefined;
  minimum?: unknown;
  maximum?: unknown;
}

/** The message for one issue of a schema, in the language of the dashboard. */
function wordIssue(t: Say, words: FieldWords, values: FieldValues, issue: Issue): string {
  const path = (issue.path ?? []).join('.');
  const field = words.label(path);
  if (isEmpty(get(values, path))) return t('dashboard:validation.required', { field });
  if (issue.code === 'too_small')
    return t('dashboard:validation.min', { field, min: Number(issue.minimum) });
  if (issue.code === 'too_big')
    return t('dashboard:validation.max', { field, max: Number(issue.maximum) });
  if (isControlIssue(issue)) return t('dashboard:validation.controlCharacters', { field });
  return words.wrong(path, field);
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Checks a form's values: returns the values to send, or a message at each invalid field. */
export async function checkValues<Fields extends FieldValues, Input>(
  t: Say,
  words: FieldWords,
  { schema, more = {} }: Rules<Input>,
  values: Fields,
  options: ResolverOptions<Fields>,
): Promise<ResolverResult<Fields, Input>> {
  const error = (issue: Issue) => wordIssue(t, words, values, issue);
  const resolve = zodResolver(schema as z.ZodMiniType<Input, Fields>, { error }, { mode: 'sync' });
  const result = await resolve(values, undefined, options);
  const also = Object.entries(more).filter(([path]) => !get(result.errors, path));
  if (also.length === 0) return result as ResolverResult<Fields, Input>;
  const errors = { ...result.errors } as FieldErrors<Fields>;
  for (const [path, message] of also) set(errors, path, { type: 'rule', message });
  return { values: {}, errors };
}

const QUIET = { fields: {}, shouldUseNativeValidation: false } as const;

/** The values to send, or the messages of all faults, without showing them in a form. */
export async function findFaults<Fields extends FieldValues, Input>(
  t: Say,
  words: FieldWords,
  rules: Rules<Input>,
  fields: Fields,
): Promise<{ input: Input } | { faults: Messages }> {
  const { values, errors } = await checkValues(t, words, rules, fields, QUIET);
  const faults = Object.fromEntries(
    Object.keys(errors).flatMap((name) => faultsUnder(errors, name)),
  );
  return Object.keys(faults).length > 0 ? { faults } : { input: values as Input };
}

/** The paths and messages of all faults of a field and its parts. */
function faultsUnder(errors: object, path: string): [string, string][] {
  const fault = get(errors, path) as Record<string, unknown> | undefined;
  if (!fault) return [];
  if (typeof fault.message === 'string') return [[path, fault.message]];
  return Object.keys(fault).flatMap((name) => faultsUnder(errors, `${path}.${name}`));
}
