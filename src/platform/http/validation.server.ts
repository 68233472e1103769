import { type $ZodType, safeParse } from 'zod/v4/core';
import { Invalid, notFound, Refusal } from '../errors.ts';
import { faultsOf, MAX_NAME } from './field-faults.ts';
import { findDataFault } from './plain-data.server.ts';

/**
 * Fastify's validator: returns the parsed value, an {@link Invalid} that names each field, or a
 * {@link Refusal} of the whole request: `tooComplex`, `bodyNotObject`. A missing body is read as an
 * empty object, so that its missing fields are named. Invalid path parameters are answered with 404,
 * as for a record that does not exist.
 */
export function compileValidator({ schema, httpPart }: { schema: $ZodType; httpPart?: string }) {
  if (httpPart === 'params') {
    return (data: unknown) => {
      const result = safeParse(schema, data);
      return result.success ? { value: result.data } : { error: notFound() };
    };
  }
  return (data: unknown) => {
    const fault = findDataFault(data);
    if (fault?.kind === 'tooComplex') return { error: new Refusal(422, 'tooComplex') };
    if (fault) {
      const name = fault.name.slice(0, MAX_NAME);
      return { error: new Invalid({ [name]: { rule: 'wrongFormat' } }) };
    }
    const result = safeParse(schema, data ?? {}, { reportInput: true });
    if (result.success) return { value: result.data };
    const { issues } = result.error;
    const isWrongWhole = issues.some(
      ({ code, path }) => code === 'invalid_type' && path.length === 0,
    );
    return {
      error: isWrongWhole ? new Refusal(422, 'bodyNotObject') : new Invalid(faultsOf(issues)),
    };
  };
}
