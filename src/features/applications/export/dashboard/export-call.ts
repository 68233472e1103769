import { loadFile } from '../../../../dashboard/kit/session/load-file.ts';
import type { ExportRequest } from '../schema.ts';

/** The file and its name. Only an abort throws no ApiError. */
export const exportApplications = (body: ExportRequest, signal: AbortSignal) =>
  loadFile('/api/applications/export', { method: 'POST', body, signal });
