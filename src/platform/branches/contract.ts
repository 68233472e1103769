import * as z from 'zod/mini';
import { contract, one } from '../http/contract.ts';
import { ownRight } from '../rights.ts';
import { NamedBranch } from '../session.ts';

/** An open branch to choose; `isOwn`: the account sees its records. */
const OpenBranch = z.extend(NamedBranch, {
  province: z.int(),
  district: z.nullable(z.string()),
  isOwn: z.boolean(),
});
export type OpenBranch = z.infer<typeof OpenBranch>;

/** A filter for records of a branch, with those of the districts of a province; `none`: of the whole party. */
export const branchFilter = z.union([z.literal('none'), z.uuid()]);

/** In the platform, because records of many features belong to a branch. */
export const openBranchRoutes = contract(
  'openBranches',
  { right: ownRight },
  {
    list: {
      at: 'GET /branches/open',
      summary: 'Every open branch by its place, to choose one; their names are public',
      reply: one(z.array(OpenBranch)),
    },
  },
);
