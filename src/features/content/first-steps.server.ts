import { eq } from 'drizzle-orm';
import type { FirstStep } from '../manifest.server.ts';
import { contents } from './tables.server.ts';

/** A content has been published. */
export const contentStep: FirstStep = {
  name: 'content',
  isDone: async ({ db }) =>
    (
      await db
        .select({ id: contents.id })
        .from(contents)
        .where(eq(contents.state, 'published'))
        .limit(1)
    ).length > 0,
};
