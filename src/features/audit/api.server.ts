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

/** The audit log: read and verified by admins, written by the operations it tells of. */
export function auditApi(api: Api, services: Services): void {
  // Hooks of a stop run in reverse order: refusals that are still being written come before this.
  api.addHook('onClose', () => services.auditHead.flush());
  recordRefusals(api, services);
  const tags = ['audit'];
  let verifying: Promise<ChainReport> | null = null;
  const verify = async () => {
    // Read first: what is added meanwhile is not missed by it.
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
        summary: 'Follow the whole chain and say whether it was tampered with',
        response: { 200: dataReply(ChainReport) },
      },
    },
    async (request) => {
      requireThat(request.actor, canReadAudit);
      // Who asks while the chain is being followed gets the same answer.
      verifying ??= verify().finally(() => {
        verifying = null;
      });
      return success({ data: await verifying });
    },
  );
}
