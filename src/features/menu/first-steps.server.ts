import type { FirstStep } from '../manifest.server.ts';
import { menuItems } from './tables.server.ts';

/** The party has its own menu instead of the standard one. */
export const menuStep: FirstStep = {
  name: 'menu',
  isDone: async ({ db }) =>
    (await db.select({ id: menuItems.id }).from(menuItems).limit(1)).length > 0,
};
