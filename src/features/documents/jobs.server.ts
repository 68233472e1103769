import * as z from 'zod/mini';
import type { JobKind } from '../../platform/jobs/job-kind.server.ts';
import { renderOldDocuments } from './render-old-documents.server.ts';

/** Renders again what an earlier version of the renderer has rendered. */
export const renderOldJob: JobKind<Record<string, never>> = {
  name: 'documents-render',
  schema: z.strictObject({}) as never,
  cron: '*/5 * * * *',
  tries: 5,
  firstPauseSeconds: 60,
  mayTakeSeconds: 30 * 60,
  atOnce: 1,
  run: (op, { signal }) => renderOldDocuments(op, signal),
};
