import { type Handlers, implement } from '../../platform/http/implement.server.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import { provide } from '../../platform/sources.server.ts';
import { PARTY_NAMES } from '../identity/users/operations.server.ts';
import type { Feature } from '../manifest.server.ts';
import { partyPartRoutes, partyRoutes } from './contract.ts';
import { demoParty } from './demo.server.ts';
import { getPartyRecord, savePart, saveParty } from './desk.server.ts';
import { emptyPartyPages, partySteps } from './first-steps.server.ts';
import { serveLogo } from './logo.server.ts';
import { partyMedia } from './media-use.server.ts';
import { getParty } from './operations.server.ts';
import { partyPages } from './pages.server.ts';
import { PARTY_PART_NAMES } from './parts.ts';
import { previewParty } from './preview.server.ts';
import { PRODUCT_NAME } from './schema.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

/** The events that this feature writes into the audit log. */
export const partyEvents = ['party.update'] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    party: { action: (typeof partyEvents)[number]; subject: 'setting' };
  }
}

const api = implement(partyRoutes, ({ store }) => ({
  get: ({ op }) => getPartyRecord(op),
  save: ({ op, body }) => saveParty(op, store, body),
  preview: ({ op, body }) => previewParty(op, body),
}));

type PartHandlers = Handlers<typeof partyPartRoutes>;
const partApi = implement(partyPartRoutes, ({ store }) => {
  const handlers = PARTY_PART_NAMES.map((part) => {
    const save: PartHandlers['identity'] = ({ op, body }) => savePart(op, store, part, body);
    return [part, save];
  });
  return Object.fromEntries(handlers) as unknown as PartHandlers;
});

export const party: Feature = {
  name: 'party',
  texts: [textsOf({ tr, en, de, es })],
  pages: partyPages,
  api(scope, services) {
    api(scope, services);
    partApi(scope, services);
  },
  mountStored: serveLogo,
  mediaUses: [partyMedia],
  demo: [demoParty],
  auditEvents: partyEvents,
  provides: [
    provide(PARTY_NAMES, (db) => async () => {
      const { name, shortName } = await getParty(db);
      return { name: name || PRODUCT_NAME, shortName: shortName || PRODUCT_NAME };
    }),
  ],
  firstSteps: partySteps,
  emptyPages: emptyPartyPages,
};
