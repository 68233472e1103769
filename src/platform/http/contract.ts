import type * as z from 'zod/mini';
import type { Right } from '../rights.ts';
import { changedReply, Done, dataReply, listReply } from './replies.ts';

type Schema = z.core.$ZodType;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The form of a successful reply: its schema, and how it is made from what the handler returns.
 * `message` is the key of a text for the user; without a namespace it is one of `platform:success`.
 */
export type Reply =
  | { form: 'one'; data: Schema; body: Schema }
  | { form: 'list'; data: Schema; body: Schema }
  | { form: 'changed'; data: Schema; body: Schema; message: string }
  | { form: 'done'; body: Schema; message: string }
  | { form: 'whole'; body: Schema }
  | { form: 'nothing' | 'file' | 'events'; body: null };

/** `{ data }`; the handler returns the data. */
export const one = <T extends Schema>(data: T) =>
  ({ form: 'one', data, body: dataReply(data) }) as const;

/** One page of a list; the handler returns `{ data, total, page, pageSize, can }`. */
export const list = <T extends Schema>(data: T) =>
  ({ form: 'list', data, body: listReply(data) }) as const;

/** `{ data, message }`; the handler returns the data. */
export const changed = <T extends Schema>(data: T, message: string) =>
  ({ form: 'changed', data, body: changedReply(data), message }) as const;

/** `{ message }`. */
export const done = (message: string) => ({ form: 'done', body: Done, message }) as const;

/** Any other body, which the handler returns as it is. */
export const whole = <T extends Schema>(body: T) => ({ form: 'whole', body }) as const;

/** 204. */
export const nothing = { form: 'nothing', body: null } as const;
/** Bytes, or a redirect: the handler sends them. */
export const file = { form: 'file', body: null } as const;
/** A stream of events, which the handler sends until the browser leaves. */
export const events = { form: 'events', body: null } as const;

/** Of calls that render a page or a part of one: more than anybody types, each with a pause. */
export const PREVIEW_RATE = { max: 600, per: '10 minutes', of: 'account' } as const;

/** What the routes of a contract may have in common. */
interface Common {
  /** Who may call it. */
  right: Right;
  /** Fields with another name on this route: their keys under `platform:fields`. */
  fieldNames?: Record<string, string>;
  /**
   * Whether the password must have been entered within the last minutes. Without this line every change
   * that only admins may make needs it; `sometimes`: the operation decides by the request.
   */
  confirmation?: 'always' | 'sometimes';
  /** Why a change that only admins may make needs no password. */
  unconfirmed?: string;
  /** How many calls one network, or one account, may make in a time such as `10 minutes`. */
  rate?: { max: number; per: string; of?: 'account' };
  /** The longest JSON body in bytes, if it is longer than others. */
  bytes?: number;
  /** Allowed for users who still have to set up the second step that their role requires. */
  beforeTwoStep?: true;
  /** Part of signing in by password: refused if users sign in at an outside provider. */
  ownIssuerOnly?: true;
  /** Does not look up the session: the route returns the same reply to everyone. */
  withoutSession?: true;
}

/** One call of the API, as data for server and browser. */
export interface Route extends Common {
  /** The group of calls in the description of the API, and the first part of the key of a query. */
  tag: string;
  /** Method and path below `/api`: `GET /redirects/:id`. */
  at: `${Method} /${string}`;
  summary: string;
  params?: Schema;
  query?: Schema;
  headers?: Schema;
  body?: Schema;
  /** It takes one file as multipart, of at most this many bytes. */
  upload?: number;
  reply: Reply;
  /** The status of success if it is not 200; several if the handler decides. */
  status?: number | readonly number[];
}

type Own = Omit<Route, 'tag' | 'right'> & Partial<Common>;
export type Contract = Record<string, Route>;

/**
 * The calls of a subject, each declared once. The server implements them (`implement.server.ts`), the
 * dashboard calls them (`dashboard/kit/session/calls.ts`).
 */
// @__NO_SIDE_EFFECTS__
export function contract<const C extends Partial<Common>, const R extends Record<string, Own>>(
  tag: string,
  common: C,
  routes: R,
): { [N in keyof R]: R[N] & { tag: string; right: Right } } {
  return Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [name, { tag, ...common, ...route }]),
  ) as never;
}

/** The values of one part of a request, after its schema; an empty object without one. */
export type Values<R, Part extends 'params' | 'query' | 'headers' | 'body'> =
  R extends Record<Part, infer S extends Schema> ? z.output<S> : Record<never, never>;

/** The body of a successful reply, as the browser reads it. */
export type ReplyBody<R extends Route> = R['reply'] extends { body: infer S extends Schema }
  ? z.output<S>
  : null;
