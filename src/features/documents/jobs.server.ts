import * as z from 'zod/mini';
import type { JobKind } from '../../platform/jobs/job-kind.server.ts';
import type { Services } from '../../platform/services.server.ts';
import { renderOldDocuments } from './render-document.server.ts';
import { eraseOldDocuments } from './trash.server.ts';

const job = {
  schema: z.strictObject({}) as never,
  tries: 5,
  firstPauseSeconds: 60,
  atOnce: 1,
} as const;

/** Renders again what an earlier version of the renderer has rendered. */
export const renderOldJob: JobKind<Record<string, never>> = {
  ...job,
  name: 'documents-render',
  cron: '*/5 * * * *',
  mayTakeSeconds: 30 * 60,
  run: (op, { signal }) => renderOldDocuments(op, signal),
};

/** Deletes every night what is in the trash for too long. */
export const trashJob = ({ store, mediaUses }: Services): JobKind<Record<string, never>> => ({
  ...job,
  name: 'documents-trash',
  cron: '55 3 * * *',
  mayTakeSeconds: 10 * 60,
  run: (op, { signal }) => eraseOldDocuments(op, store, mediaUses, signal),
});
