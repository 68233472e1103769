import type { Feature } from '../manifest.server.ts';
import { partyPages } from './pages.server.ts';
import { texts } from './text/all.ts';

export const party: Feature = {
  name: 'party',
  texts: [texts],
  pages: partyPages,
};
