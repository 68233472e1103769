import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Contract, Reply, ReplyBody, Route } from '../../../platform/http/contract.ts';
import { currentLanguage } from '../language/language.ts';
import type { Request } from './http.ts';
import { session } from './session.ts';

type Schema = z.core.$ZodType;
type Params<R> = R extends { params: infer S extends Schema } ? { params: z.output<S> } : unknown;
/** Defaults are the server's. */
type Query<R> = R extends { query: infer S extends Schema }
  ? { query?: { [N in keyof z.output<S>]?: z.output<S>[N] | undefined } }
  : unknown;
type Body<R> = R extends { body: infer S extends Schema } ? { body: z.input<S> } : unknown;
type Headers<R> = R extends { headers: Schema } ? { headers: Record<string, string> } : unknown;

/** What a call sends: the parts that its contract names. */
export type Input<R extends Route> = Params<R> & Query<R> & Body<R> & Headers<R>;
export type Arguments<R extends Route, Options> =
  Record<never, never> extends Input<R>
    ? [input?: Input<R>, options?: Options]
    : [input: Input<R>, options?: Options];

/** What a call resolves with: the data of `one` and of `changed` with its message, else the whole body. */
export type Result<R extends Route> = R['reply'] extends {
  form: 'one';
  data: infer S extends Schema;
}
  ? z.output<S>
  : ReplyBody<R>;

export type Sent = {
  params?: Record<string, unknown>;
  query?: object;
  body?: unknown;
  headers?: Record<string, string>;
};

/** The address of a call, with its parameters and its query. */
export function addressOf<R extends Route>(route: R, ...[input]: Arguments<R, never>): string {
  const { params = {}, query = {} } = (input ?? {}) as Sent;
  const path = pathOf(route).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = searchOf(query).toString();
  return `/api${path}${search && `?${search}`}`;
}

const pathOf = ({ at }: Route): string => at.slice(at.indexOf(' ') + 1);
export const methodOf = ({ at }: Route) =>
  at.slice(0, at.indexOf(' ')) as NonNullable<Request['method']>;

/**
 * One call in the session of this browser.
 * @throws ApiError when the server refuses or does not reply
 */
export async function call<R extends Route>(
  route: R,
  ...[input, options]: Arguments<R, Pick<Request, 'signal' | 'isBackground' | 'keepalive'>>
): Promise<Result<R>> {
  const { body, headers } = (input ?? {}) as Sent;
  const reply = await session.request(addressOf(route, ...([input] as never)), {
    method: methodOf(route),
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
    ...options,
  });
  return resultOf(route, reply);
}

/** @throws when the reply has another form than the contract says */
export function resultOf<R extends Route>(route: R, body: unknown): Result<R> {
  const reply: Reply = route.reply;
  if (reply.body === null) return null as Result<R>;
  const parsed = z.parse(reply.body, body);
  return (reply.form === 'one' ? (parsed as { data: unknown }).data : parsed) as Result<R>;
}

/**
 * The query of a call, with the key `[tag, first parameter or 'list', at, input]`: what was fetched about
 * one record is found by its id. A list shows its former page until the next one is there.
 */
export function read<R extends Route>(route: R, ...[input]: Arguments<R, never>) {
  const { params } = (input ?? {}) as Sent;
  const [first = 'list'] = Object.values(params ?? {});
  return queryOptions({
    queryKey: [route.tag, first, route.at, input ?? null] as readonly unknown[],
    queryFn: ({ signal }) => call(route, ...([input, { signal }] as never)),
    ...(route.reply.form === 'list' && { placeholderData: keepPreviousData }),
  });
}

/** The same for a reply with words in the language of the dashboard: each language has its own. */
export function readInLanguage<R extends Route>(route: R, ...[input]: Arguments<R, never>) {
  const query = read(route, ...([input] as never));
  return queryOptions({
    ...query,
    queryKey: [...query.queryKey, currentLanguage()] as readonly unknown[],
  });
}

const MINUTE = 60_000;

/**
 * The same for what others change, too: it is loaded every minute. That does not keep the session of an
 * open page alive.
 */
export function watch<R extends Route>(route: R, ...[input]: Arguments<R, never>) {
  const query = read(route, ...([input] as never));
  return queryOptions({
    ...query,
    queryFn: ({ client, signal }) => {
      const isBackground = client.getQueryData(query.queryKey) !== undefined;
      return call(route, ...([input, { signal, isBackground }] as never));
    },
    refetchInterval: MINUTE,
  });
}

const tagOf = (routes: Contract): string => Object.values(routes)[0]?.tag ?? '';

/**
 * Loads again what was fetched of a subject; with `part` only one record (its id), or what names none:
 * `list`.
 */
export function reload(client: QueryClient, routes: Contract, part?: string): Promise<void> {
  const queryKey = part === undefined ? [tagOf(routes)] : [tagOf(routes), part];
  return client.invalidateQueries({ queryKey });
}

/** After a deletion: what was fetched about the record is dropped, lists are loaded again. */
export function forget(client: QueryClient, routes: Contract, id: string): void {
  client.removeQueries({ queryKey: [tagOf(routes), id] });
  void reload(client, routes, 'list');
}

/** The filter of a list as the query of a request; what is empty is left out. */
const searchOf = (filter: object): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );
