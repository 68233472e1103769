import { implement } from '../../platform/http/implement.server.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import type { Feature } from '../manifest.server.ts';
import { pressKitRoutes } from './contract.ts';
import { demoPressKit } from './demo.server.ts';
import { getPressKit, pressKitMedia, savePressKit } from './operations.server.ts';
import { nothingForPress, pressKitPages } from './pages.server.ts';
import { servePressPictures } from './published.server.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

/** What this feature writes into the audit log. */
const pressKitEvents = ['pressKit.update'] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    pressKit: { action: (typeof pressKitEvents)[number]; subject: 'setting' };
  }
}

const api = implement(pressKitRoutes, () => ({
  get: ({ op }) => getPressKit(op),
  save: ({ op, body }) => savePressKit(op, body),
}));

export const pressKit: Feature = {
  name: 'press-kit',
  texts: [textsOf({ tr, en, de, es })],
  pages: pressKitPages,
  mountStored: servePressPictures,
  mediaUses: [pressKitMedia],
  demo: demoPressKit,
  emptyPages: [nothingForPress],
  api,
  auditEvents: pressKitEvents,
};
