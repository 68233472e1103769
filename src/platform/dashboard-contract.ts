import * as z from 'zod/mini';
import { contract, one } from './http/contract.ts';
import { ownRight } from './rights.ts';

/** What the dashboard shows of all features together. */
export const dashboardRoutes = contract(
  'dashboard',
  {},
  {
    waiting: {
      at: 'GET /waiting',
      right: ownRight,
      summary: 'By name, how many records wait for the staff, as far as the user may see them',
      reply: one(z.record(z.string(), z.int())),
    },
  },
);
