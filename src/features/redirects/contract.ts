import * as z from 'zod/mini';
import { changed, contract, done, list, one } from '../../platform/http/contract.ts';
import { IdParam } from '../../platform/http/replies.ts';
import { siteRight } from '../../platform/rights.ts';
import { oneLine, severalLines } from '../../platform/typed-text.ts';
import { formerAddress, targetAddress } from './addresses.ts';

export const REDIRECT_LIMITS = {
  /** Of an address, in characters. */
  address: 2000,
  search: 200,
  /** Of one paste. */
  lines: 1000,
  pasted: 1_000_000,
  /** Deleted together. */
  together: 100,
  /** Of the whole installation. */
  redirects: 20_000,
} as const;

const custom = (rule: string) => ({ params: { rule } });
const address = oneLine(REDIRECT_LIMITS.address).check(z.minLength(1));
const fields = {
  from: address.check(
    z.refine((value) => value === '' || formerAddress(value) !== null, custom('redirectFrom')),
  ),
  to: address.check(
    z.refine((value) => value === '' || targetAddress(value) !== null, custom('redirectTo')),
  ),
  isPermanent: z.boolean(),
};

/** What an admin enters. */
export const RedirectFields = z.strictObject(fields);
export type RedirectFields = z.infer<typeof RedirectFields>;
export const RedirectChange = z.strictObject({ ...fields, version: z.int().check(z.positive()) });
export type RedirectChange = z.infer<typeof RedirectChange>;

/** One redirect in each line: the former address, a tab or spaces, and where it leads. */
export const RedirectPaste = z.strictObject({
  lines: severalLines(REDIRECT_LIMITS.pasted).check(z.minLength(1)),
  isPermanent: z.boolean(),
});
export type RedirectPaste = z.infer<typeof RedirectPaste>;

export const Redirect = z.object({
  id: z.uuid(),
  from: z.string(),
  to: z.string(),
  isPermanent: z.boolean(),
  /** How often it was used, some seconds behind. */
  uses: z.int(),
  /** ISO 8601 in UTC; null: never. */
  lastUsedAt: z.nullable(z.string()),
  createdAt: z.string(),
  version: z.int(),
});
export type Redirect = z.infer<typeof Redirect>;

const Pasted = z.object({
  added: z.int(),
  /** These were there already, with the same target. */
  known: z.int(),
});

/** Redirects to delete together; those that do not exist any more are left out. */
const RedirectIds = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(REDIRECT_LIMITS.together)),
});
const Deleted = z.object({ deleted: z.int() });

export const RedirectsFilter = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(REDIRECT_LIMITS.search))),
  use: z.optional(z.enum(['used', 'unused'])),
  sort: z._default(
    z.enum([
      '-createdAt',
      'createdAt',
      'from',
      '-from',
      '-uses',
      'uses',
      '-lastUsedAt',
      'lastUsedAt',
    ]),
    '-createdAt',
  ),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
});
export type RedirectsFilter = z.infer<typeof RedirectsFilter>;

/** A paste of the longest text, with escapes of JSON. */
const PASTE_BYTES = 4 * 1024 * 1024;

/** Former addresses of the site and where they lead, for admins. */
export const redirectRoutes = contract(
  'redirects',
  {
    right: siteRight,
    fieldNames: {
      from: 'redirect-from',
      to: 'redirect-to',
      isPermanent: 'redirect-isPermanent',
      lines: 'redirect-lines',
      'lines.*': 'redirect-line',
    },
  },
  {
    list: {
      at: 'GET /redirects',
      summary: 'One page of the redirects of former addresses',
      query: RedirectsFilter,
      reply: list(Redirect),
    },
    get: {
      at: 'GET /redirects/:id',
      summary: 'One redirect',
      params: IdParam,
      reply: one(Redirect),
    },
    create: {
      at: 'POST /redirects',
      summary: 'Add a redirect; a target that is a former address itself is followed to its end',
      body: RedirectFields,
      reply: changed(Redirect, 'created'),
      status: 201,
    },
    change: {
      at: 'PUT /redirects/:id',
      summary: 'Change a redirect',
      params: IdParam,
      body: RedirectChange,
      reply: changed(Redirect, 'updated'),
    },
    delete: {
      at: 'DELETE /redirects/:id',
      summary: 'Delete a redirect',
      params: IdParam,
      reply: done('deleted'),
    },
    paste: {
      at: 'POST /redirects/bulk',
      summary: 'Add the redirects of pasted lines, all or none; every faulty line is named',
      body: RedirectPaste,
      bytes: PASTE_BYTES,
      reply: changed(Pasted, 'created'),
    },
    deleteMany: {
      at: 'POST /redirects/delete',
      summary: 'Delete several redirects',
      body: RedirectIds,
      reply: changed(Deleted, 'deleted'),
    },
  },
);
