import { provide } from '../../platform/sources.server.ts';
import { PARTY_NAMES } from '../identity/users/operations.server.ts';
import type { Feature } from '../manifest.server.ts';
import { partyEvents } from './audit-events.ts';
import { partyApi } from './edit/api.server.ts';
import { partyStep } from './first-steps.server.ts';
import { partyMedia } from './media-uses.server.ts';
import { getParty } from './operations.server.ts';
import { partyPages } from './pages.server.ts';
import { serveLogo } from './serve-logo.server.ts';
import { texts } from './text/all.ts';

export const party: Feature = {
  name: 'party',
  texts: [texts],
  pages: partyPages,
  api: partyApi,
  mountStored: serveLogo,
  mediaUses: [partyMedia],
  auditEvents: partyEvents,
  provides: [provide(PARTY_NAMES, (db) => () => getParty(db))],
  firstSteps: [partyStep],
};
