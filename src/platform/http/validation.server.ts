import type { RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { Invalid, notFound, Refusal } from '../errors.ts';
import { faultsOf, MAX_NAME } from './field-faults.ts';

/** Deeper nesting than in any form. */
const MAX_LEVELS = 32;

/** More fields in one object, or items in one list, than in any form. */
const MAX_PARTS = 1000;

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

/** Why a request's data is refused before its schema checks it. */
type DataFault = { kind: 'tooComplex' } | { kind: 'unstorable'; name: string };

/**
 * Checks parsed JSON or a query before its schema does: it may not be nested deeply, have very many
 * parts, or contain text that PostgreSQL cannot store (NUL characters and halves of surrogate pairs).
 * It is not recursive, so that deep nesting cannot overflow the call stack.
 */
function findDataFault(data: unknown): DataFault | null {
  const waiting: { value: unknown; name: string; level: number }[] = [
    { value: data, name: '', level: 1 },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, name, level } = next;
    if (typeof value === 'string' && !isStorable(value)) return { kind: 'unstorable', name };
    if (typeof value !== 'object' || value === null) continue;
    if (level > MAX_LEVELS) return { kind: 'tooComplex' };
    let parts = 0;
    for (const key in value) {
      if (++parts > MAX_PARTS) return { kind: 'tooComplex' };
      const part = (value as Record<string, unknown>)[key];
      waiting.push({ value: part, name: name ? `${name}.${key}` : key, level: level + 1 });
    }
  }
  return null;
}

const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/** `onRoute` hook: a route without a query schema accepts no parameters, so that none is ignored. */
export function refuseUnknownParameters(route: RouteOptions): void {
  route.schema = { ...route.schema, querystring: route.schema?.querystring ?? z.strictObject({}) };
}
