import * as z from 'zod/mini';
import { refreshKeyring } from '../../platform/encryption/open-keyring.server.ts';
import type { Api } from '../../platform/http/api.server.ts';
import { limitPerClient } from '../../platform/http/limits.server.ts';
import { dataReply, success } from '../../platform/http/replies.ts';
import { requireThat } from '../../platform/require.ts';
import { operationFor, type Services } from '../../platform/services.server.ts';
import { listEvents } from './list.server.ts';
import { auditRight, canReadAudit } from './policy.ts';
import { recordRefusals } from './record-refusals.server.ts';
import { AuditFilter, AuditPage, ChainReport } from './schema.ts';
import { notesOf, verifyChain } from './verify.server.ts';

/** The audit log: administrators read and verify it, and each operation adds its own event. */
export function auditApi(api: Api, services: Services): void {
  // `onClose` hooks run in reverse order: pending refusals are written before this hook runs.
  api.addHook('onClose', () => services.auditHead.flush());
  recordRefusals(api, services);
  const tags = ['audit'];
  let verifying: Promise<ChainReport> | null = null;
  const verify = async () => {
    // This is read first, so events that are added during the verification cannot be missing in it.
    const noted = notesOf(await services.auditHead.known());
    await refreshKeyring(services.db, services.keys);
    return verifyChain(services.db, services.keys, undefined, noted);
  };

  api.get(
    '/audit',
    {
      config: { right: auditRight },
      schema: {
        tags,
        summary: 'One page of the audit log, newest first',
        querystring: z.extend(AuditFilter, { action: z.optional(z.enum(services.audit.actions)) }),
        response: { 200: AuditPage },
      },
    },
    async (request) => success(await listEvents(operationFor(services, request), request.query)),
  );

  api.get(
    '/audit/verify',
    {
      config: { right: auditRight, rateLimit: limitPerClient(20, '1 minute') },
      schema: {
        tags,
        summary: 'Verify the whole chain',
        response: { 200: dataReply(ChainReport) },
      },
    },
    async (request) => {
      requireThat(request.actor, canReadAudit);
      // Requests that arrive during a verification share its result.
      verifying ??= verify().finally(() => {
        verifying = null;
      });
      return success({ data: await verifying });
    },
  );
}
