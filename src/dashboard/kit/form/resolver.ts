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
import type { Messages } from './messages.ts';

export type Say = (key: string, values?: Record<string, unknown>) => string;

/** What a form can be sent with. */
export interface Rules<Input> {
  schema: z.ZodMiniType<Input>;
  /** What the schema cannot say. */
  more?: Messages;
}

/** How a form names its fields and their faults. */
export interface FieldWords {
  label: (path: string) => string;
  /** A value that is not empty, not too short or long, and still not right. */
  wrong: (path: string, label: string) => string;
}

interface Issue {
  code?: string | undefined;
  path?: readonly PropertyKey[] | undefined;
  minimum?: unknown;
  maximum?: unknown;
}

/** Says of one issue of a schema what is wrong with the field, in the language of the dashboard. */
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

/** Checks a form's values: what is to be sent, or a message at each field that is not right. */
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
