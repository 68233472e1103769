import { implement } from '../../platform/http/implement.server.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import { provide } from '../../platform/sources.server.ts';
import { FORMER_ADDRESSES } from '../../site/kit/former-addresses.server.ts';
import type { Feature } from '../manifest.server.ts';
import { redirectRoutes } from './contract.ts';
import { findRedirect, USE_COUNTS } from './find.server.ts';
import {
  changeRedirect,
  createRedirect,
  deleteRedirect,
  deleteRedirects,
  getRedirect,
  listRedirects,
  redirectSubjects,
} from './operations.server.ts';
import { pasteRedirects } from './paste.server.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

/** What this feature writes into the audit log. */
const redirectEvents = [
  'redirect.create',
  'redirect.update',
  'redirect.delete',
  'redirect.paste',
] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    redirects: { action: (typeof redirectEvents)[number]; subject: 'redirect' };
  }
}

const api = implement(redirectRoutes, (services, scope) => {
  const uses = services.read(USE_COUNTS);
  uses.onError = (error) => scope.log.error({ err: error }, 'uses of redirects were not written');
  scope.addHook('onClose', () => uses.flush());
  return {
    list: async ({ op, query }) => {
      await uses.flush();
      return listRedirects(op, query);
    },
    get: ({ op, params }) => getRedirect(op, params.id),
    create: ({ op, body }) => createRedirect(op, body),
    change: ({ op, params, body }) => changeRedirect(op, params.id, body),
    delete: ({ op, params }) => deleteRedirect(op, params.id),
    paste: ({ op, body }) => pasteRedirects(op, body),
    deleteMany: async ({ op, body }) => ({ deleted: await deleteRedirects(op, body.ids) }),
  };
});

export const redirects: Feature = {
  name: 'redirects',
  texts: [textsOf({ tr, en, de, es })],
  api,
  auditEvents: redirectEvents,
  auditSubjects: { redirect: redirectSubjects },
  provides: [provide(FORMER_ADDRESSES, findRedirect)],
};
