import { addAbortSignal } from 'node:stream';
import * as z from 'zod/mini';
import { Refusal } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.server.ts';
import { dayInIstanbul } from '../../../platform/istanbul.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { identityNumbersRight } from '../policy.ts';
import { exportApplications } from './export.server.ts';
import { ExportRequest } from './schema.ts';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A client that reads a few bytes now and then must not keep others from exporting. */
export const LONGEST_MS = 600_000;

export function exportApi(api: Api, services: Services): void {
  /** One process makes one file at a time, so that visitors keep most of the processor. */
  let isBusy = false;

  api.post(
    '/applications/export',
    {
      config: { right: identityNumbersRight, confirmation: 'always' },
      schema: {
        tags: ['applications'],
        summary: 'The applications that match a filter as a CSV or XLSX file',
        body: ExportRequest,
        response: { 200: z.string() },
      },
    },
    async (request, reply) => {
      if (isBusy) throw new Refusal(503, 'unavailable');
      const op = operationFor(services, request);
      isBusy = true;
      const { format } = request.body;
      const file = await exportApplications(op, request.body, request.t).catch((error) => {
        isBusy = false;
        throw error;
      });
      // An error in the stream closes the connection, so that no part looks like the whole file.
      addAbortSignal(AbortSignal.timeout(LONGEST_MS), file);
      // Also when the client goes away.
      file.once('close', () => {
        isBusy = false;
      });
      reply.headers({
        'Cache-Control': 'no-store',
        'Content-Type': TYPES[format],
        'Content-Disposition': `attachment; filename="basvurular-${dayInIstanbul(op.now)}.${format}"`,
      });
      return reply.send(file as unknown as string);
    },
  );
}
