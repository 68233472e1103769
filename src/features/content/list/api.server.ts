import * as z from 'zod/mini';
import type { Api } from '../../../platform/http/api.server.ts';
import { changedReply, dataReply, IdParam, success } from '../../../platform/http/replies.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { moveToDay, readCalendar } from '../calendar/calendar.server.ts';
import { contentRight } from '../policy.ts';
import { Content } from '../schema.ts';
import { listChoices } from './choices.server.ts';
import { countStates } from './counts.server.ts';
import { Matching } from './filter.ts';
import {
  CalendarEntry,
  CalendarFilter,
  ContentCounts,
  DayChange,
  FilterChoices,
} from './schema.ts';

const config = { right: contentRight };
const tags = ['contents'];

/** What the list and the calendar of contents show besides the contents. */
export function listApi(api: Api, services: Services): void {
  api.get(
    '/contents/counts',
    {
      config,
      schema: {
        tags,
        summary: 'How many contents match in each state',
        querystring: Matching,
        response: { 200: dataReply(ContentCounts) },
      },
    },
    async (request) => {
      const load = async () => {
        const op = operationFor(services, request);
        return success({ data: await countStates(op, request.query) });
      };
      return request.query.q === undefined
        ? load()
        : services.admission.admit('search', request, load);
    },
  );

  api.get(
    '/contents/choices',
    {
      config,
      schema: {
        tags,
        summary: 'The authors, tags and creators of all contents',
        response: { 200: dataReply(FilterChoices) },
      },
    },
    async (request) => success({ data: await listChoices(operationFor(services, request)) }),
  );

  api.get(
    '/contents/calendar',
    {
      config,
      schema: {
        tags,
        summary: 'The scheduled and the published contents of some days',
        querystring: CalendarFilter,
        response: { 200: z.extend(dataReply(z.array(CalendarEntry)), { more: z.boolean() }) },
      },
    },
    async (request) => success(await readCalendar(operationFor(services, request), request.query)),
  );

  api.put(
    '/contents/:id/day',
    {
      config,
      schema: {
        tags,
        summary: 'Move a scheduled content to another day',
        params: IdParam,
        body: DayChange,
        response: { 200: changedReply(Content) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await moveToDay(op, request.params.id, request.body);
      return success({ data, message: request.t('platform:success.updated') });
    },
  );
}
