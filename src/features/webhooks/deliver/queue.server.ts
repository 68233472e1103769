import { and, arrayContains, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { JobType } from '../../../platform/jobs/job-kind.server.ts';
import type { PublicationListener } from '../../content/changes.server.ts';
import { webhookDeliveries, webhookEndpoints } from '../tables.server.ts';

/** Sends all messages whose time has come. */
export const sendJob: JobType<Record<string, never>> = {
  name: 'webhooks',
  schema: z.strictObject({}) as never,
};

/**
 * Stores a message for every endpoint that wants this event, and a job that sends it: both exist only
 * if the publication is committed.
 */
export const eventQueue: PublicationListener = {
  async tell(tx, op, { kind, content }) {
    const event = `content.${kind}`;
    const endpoints = await tx
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(and(eq(webhookEndpoints.isOn, true), arrayContains(webhookEndpoints.events, [event])))
      // One that is being deleted is left out; nobody waits.
      .for('key share', { skipLocked: true });
    if (endpoints.length === 0) return;
    const { id: contentId, title, path } = content;
    await tx.insert(webhookDeliveries).values(
      endpoints.map(({ id: endpointId }) => ({
        endpointId,
        event,
        contentId,
        title,
        path,
        createdAt: op.now,
        nextTryAt: op.now,
      })),
    );
    await tx.addJob(sendJob, {});
  },
};
