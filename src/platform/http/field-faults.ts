import type * as core from 'zod/v4/core';
import type { FieldFault } from '../errors.ts';

/** Maximum number of field errors in one reply. */
const MAX_FAULTS = 20;
/** Maximum number of unknown fields in one reply, and of characters in each name. */
const MAX_UNKNOWN = 3;
export const MAX_NAME = 60;

/** Turns the issues of a schema into one error for each field: its first. */
export function faultsOf(issues: core.$ZodIssue[]): Record<string, FieldFault> {
  // Without a prototype, since a field may be called "constructor".
  const faults: Record<string, FieldFault> = Object.create(null);
  for (const issue of issues.slice(0, MAX_FAULTS)) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, MAX_UNKNOWN))
        faults[key.slice(0, MAX_NAME)] ??= { rule: 'unknownField' };
      continue;
    }
    faults[issue.path.join('.').slice(0, MAX_NAME)] ??= faultOf(issue);
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
      // A list without a choice is sent as an empty text.
      return issue.input === undefined || issue.input === ''
        ? { rule: 'required' }
        : { rule: 'notAllowed' };
    case 'custom':
      return { rule: String(issue.params?.rule ?? 'notAllowed') };
    default:
      return { rule: 'wrongFormat' };
  }
}
