import { accountOf, implement } from '../../platform/http/implement.server.ts';
import { UploadsAtOnce } from '../../platform/http/receive-file.server.ts';
import { success } from '../../platform/http/replies.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import { requireThat } from '../../platform/require.ts';
import { provide } from '../../platform/sources.server.ts';
import type { Feature } from '../manifest.server.ts';
import { IMPORTED_ADDRESSES } from '../redirects/operations.server.ts';
import { findImported } from './addresses/former-addresses.server.ts';
import { transferRoutes } from './contract.ts';
import { exportAll } from './export/export.server.ts';
import { importKind } from './jobs.server.ts';
import {
  addImport,
  getImport,
  importedMediaUses,
  listImports,
  listNotes,
  receiveImport,
  removeImport,
  removeLeftImports,
  startImport,
} from './operations.server.ts';
import { canTransfer, transferRight } from './policy.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

/** The events that this feature writes into the audit log. */
export const transferEvents = ['transfer.import', 'transfer.export'] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    transfer: { action: (typeof transferEvents)[number]; subject: 'import' };
  }
}

const api = implement(transferRoutes, ({ store, transfers }, scope) => {
  const uploads = new UploadsAtOnce();
  // An error here does not affect imports.
  scope.addHook('onReady', () => removeLeftImports().catch(() => {}));
  return {
    upload: ({ op, request }) => {
      // Before a byte of the file is received.
      requireThat(op.actor, canTransfer);
      return uploads.run(accountOf(request), () =>
        receiveImport(request, (given) => addImport(op, store, given)),
      );
    },
    export: async ({ op, reply }) => {
      const { name, zip } = await exportAll(op, { store, transfers });
      return reply
        .type('application/zip')
        .header('Content-Disposition', `attachment; filename="${name}"`)
        .header('Cache-Control', 'no-store')
        .send(zip);
    },
    list: ({ op }) => listImports(op),
    get: ({ op, params }) => getImport(op, params.id),
    notes: async ({ op, params, query }) => success(await listNotes(op, params.id, query)),
    start: ({ op, params, body }) => startImport(op, params.id, body),
    delete: ({ op, params }) => removeImport(op, store, params.id),
  };
});

export const transfer: Feature = {
  name: 'transfer',
  rights: [transferRight],
  texts: [textsOf({ tr, en, de, es })],
  api,
  jobs: (services) => [importKind(services)],
  auditEvents: transferEvents,
  mediaUses: [importedMediaUses],
  provides: [provide(IMPORTED_ADDRESSES, findImported)],
};
