import type { FirstStep } from '../manifest.server.ts';
import { findChair } from './operations.server.ts';

export const chairStep: FirstStep = {
  name: 'chair',
  isDone: async ({ db }) => (await findChair(db)) !== null,
};
