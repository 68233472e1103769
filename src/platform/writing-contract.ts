import * as z from 'zod/mini';
import { contract, one } from './http/contract.ts';
import { ownRight } from './rights.ts';

/** How the signed-in user writes texts; the same in every browser. */
export const Writing = z.strictObject({ writesMarkdown: z.boolean() });
export type Writing = z.infer<typeof Writing>;

/** Also read where a text is opened: another browser may have chosen since the sign-in. */
export const writingRoutes = contract(
  'writing',
  { right: ownRight },
  {
    get: {
      at: 'GET /account/writing',
      summary: 'Whether the signed-in user writes texts as Markdown',
      reply: one(Writing),
    },
    choose: {
      at: 'PUT /account/writing',
      summary: 'Choose whether the signed-in user writes texts as Markdown',
      body: Writing,
      reply: one(Writing),
    },
  },
);
