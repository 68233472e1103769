import * as z from 'zod/mini';
import type { Route } from '../../../platform/http/contract.ts';
import type { Input, Result } from './calls.ts';
import type { Request } from './http.ts';
import { session } from './session.ts';

/**
 * One call with a body but without the session, for the pages of links before the sign-in: they load
 * nothing that is for signed-in users.
 * @throws ApiError when the server refuses or does not reply
 */
export async function callOpenly<R extends Route>(
  route: R,
  { body }: Input<R> & { body: unknown },
  signal?: AbortSignal,
): Promise<Result<R>> {
  const [method, path] = route.at.split(' ') as [NonNullable<Request['method']>, string];
  const reply = await session.requestOpenly(`/api${path}`, { method, body, signal });
  const { form, body: schema } = route.reply;
  const parsed = schema && z.parse(schema, reply);
  return (form === 'one' ? (parsed as { data: unknown }).data : parsed) as Result<R>;
}
