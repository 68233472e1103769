import { implement } from '../../platform/http/implement.server.ts';
import { success } from '../../platform/http/replies.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import { provide } from '../../platform/sources.server.ts';
import type { Feature } from '../manifest.server.ts';
import { MENU_PLACES } from '../own-pages/operations.server.ts';
import { menuRoutes } from './contract.ts';
import { demoMenu } from './demo.server.ts';
import { getMenuParts, getMenuRecord, previewMenu, saveMenu } from './desk.server.ts';
import { listVisibleMenu } from './operations.server.ts';
import { menuPlaces } from './place.server.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

/** The events that this feature writes into the audit log. */
export const menuEvents = ['menu.changed'] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    menu: { action: (typeof menuEvents)[number]; subject: 'setting' };
  }
}

const api = implement(menuRoutes, (services) => ({
  list: () => listVisibleMenu(services.db),
  get: async ({ op }) =>
    success({ data: await getMenuRecord(op), parts: await getMenuParts(op, services) }),
  save: ({ op, body }) => saveMenu(op, body),
  preview: ({ op, body }) => previewMenu(op, body),
}));

export const menu: Feature = {
  name: 'menu',
  demo: [demoMenu],
  texts: [textsOf({ tr, en, de, es })],
  api,
  auditEvents: menuEvents,
  provides: [provide(MENU_PLACES, () => menuPlaces)],
};
