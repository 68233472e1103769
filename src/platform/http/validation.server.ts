import type * as core from 'zod/v4/core';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { type FieldFault, Invalid } from '../errors.ts';

/** Turns what a schema found into one fault a field; the first one of each field counts. */
function faultsOf(issues: core.$ZodIssue[]): Record<string, FieldFault> {
  // Without a prototype, for a field may be called "constructor".
  const faults: Record<string, FieldFault> = Object.create(null);
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) faults[key.slice(0, 60)] ??= { rule: 'unknownField' };
      continue;
    }
    const name = issue.path.join('.') || 'body';
    faults[name] ??= faultOf(issue);
  }
  return faults;
}

function faultOf(issue: core.$ZodIssue): FieldFault {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin !== 'string')
        return { rule: 'tooSmall', values: { min: Number(issue.minimum) } };
      if (!issue.input) return { rule: 'required' };
      return Number(issue.minimum) <= 1
        ? { rule: 'required' }
        : { rule: 'tooShort', values: { min: Number(issue.minimum) } };
    case 'too_big':
      return issue.origin === 'string'
        ? { rule: 'tooLong', values: { max: Number(issue.maximum) } }
        : { rule: 'tooBig', values: { max: Number(issue.maximum) } };
    case 'invalid_type':
      return issue.input === undefined ? { rule: 'required' } : { rule: 'wrongType' };
    case 'invalid_value':
      return issue.input === undefined ? { rule: 'required' } : { rule: 'notAllowed' };
    case 'custom':
      return { rule: String(issue.params?.rule ?? 'notAllowed') };
    default:
      return { rule: 'wrongFormat' };
  }
}

/** Text that PostgreSQL cannot keep: NUL characters and halves of surrogate pairs. */
function findUnstorable(value: unknown, name: string): string | null {
  if (typeof value === 'string') {
    return value.includes('\u0000') || !value.isWellFormed() ? name : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = findUnstorable(part, name ? `${name}.${key}` : key);
    if (found !== null) return found;
  }
  return null;
}

/** Fastify's validator: answers the parsed value or an {@link Invalid} that names each field. */
export function compileValidator({ schema }: { schema: $ZodType }) {
  return (data: unknown) => {
    const unstorable = findUnstorable(data, '');
    if (unstorable !== null)
      return { error: new Invalid({ [unstorable]: { rule: 'wrongFormat' } }) };
    const result = safeParse(schema, data ?? undefined, { reportInput: true });
    return result.success
      ? { value: result.data }
      : { error: new Invalid(faultsOf(result.error.issues)) };
  };
}
