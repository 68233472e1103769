import type { Api } from '../../platform/http/api.server.ts';
import { languageOf } from '../../platform/http/language.server.ts';
import { limitPerClient } from '../../platform/http/limits.server.ts';
import { dataReply, success } from '../../platform/http/replies.ts';
import { everybody } from '../../platform/rights.ts';
import { operationFor, type Services } from '../../platform/services.server.ts';
import { contentRight } from '../content/policy.ts';
import { KNOWN_LABELS } from '../menu/operations.server.ts';
import { MeasurementBatch } from './batch.server.ts';
import { summarizeSpeed } from './operations.server.ts';
import { Measurement, SpeedSummary } from './schema.ts';
import { VisitSummary } from './visits/schema.ts';
import { summarizeVisits } from './visits/summarize.server.ts';
import { VisitBatch } from './visits/visit-batch.server.ts';

/** A report has five numbers and a path. */
const REPORT_BYTES = 1024;

/**
 * `POST /measurements`: how fast a page was for a visitor, sent by the page itself. Only these numbers
 * are counted; the address is used for the rate limit and not stored.
 * `GET /measurements/summary`: the results, for staff.
 */
export function measurementApi(api: Api, services: Services): void {
  const batch = new MeasurementBatch(services.db, services.clock, (error) =>
    api.log.error({ err: error }, 'measurements could not be written'),
  );
  const fixed = () =>
    new Set(
      services
        .read(KNOWN_LABELS)()
        .pages.map(({ path }) => path),
    );
  const visits = new VisitBatch(services.db, services.clock, fixed, (error) =>
    api.log.error({ err: error }, 'visits could not be written'),
  );
  api.addHook('onClose', async () => {
    await batch.flush();
    await visits.flush();
  });

  api.post(
    '/measurements',
    {
      bodyLimit: REPORT_BYTES,
      config: {
        right: everybody,
        withoutSession: true,
        rateLimit: limitPerClient(120, '1 minute'),
      },
      schema: { tags: ['measurement'], summary: 'Report how fast a page was', body: Measurement },
    },
    async (request, reply) => {
      batch.add(request.body);
      visits.add(request.body.path, request.body.from);
      return reply.code(204).send();
    },
  );

  api.get(
    '/measurements/summary',
    {
      config: { right: contentRight },
      schema: {
        tags: ['measurement'],
        summary: 'How fast pages were for visitors',
        response: { 200: dataReply(SpeedSummary) },
      },
    },
    async (request) => {
      await batch.flush();
      const data = await summarizeSpeed(operationFor(services, request));
      return success({ data });
    },
  );

  api.get(
    '/measurements/visits',
    {
      config: { right: contentRight },
      schema: {
        tags: ['measurement'],
        summary: 'How often pages were visited, and from which sites',
        response: { 200: dataReply(VisitSummary) },
      },
    },
    async (request) => {
      await visits.flush();
      const { pages } = services.read(KNOWN_LABELS)();
      const nameOf = (path: string) =>
        pages.find((page) => page.path === path)?.names[languageOf(request)];
      return success({ data: await summarizeVisits(operationFor(services, request), nameOf) });
    },
  );
}
