import type { TFunction } from 'i18next';
import type { Api } from '../../../platform/http/api.server.ts';
import { changedReply, IdParam, success } from '../../../platform/http/replies.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { contentRight } from '../policy.ts';
import { changeMany, type ItemResult, undoMany } from './bulk.server.ts';
import { type BulkAction, BulkChange, BulkResult } from './schema.ts';

const config = { right: contentRight };
const tags = ['contents'];
/** What is said after it; of all others, that the contents were changed. */
const DONE: Partial<Record<BulkAction, string>> = {
  publish: 'contentsPublished',
  archive: 'contentsArchived',
  delete: 'contentsTrashed',
};

/** Changes of many contents at once. */
export function bulkApi(api: Api, services: Services): void {
  api.post(
    '/contents/bulk',
    {
      config,
      schema: {
        tags,
        summary: 'Publish, archive, tag, move, pin or delete many contents',
        body: BulkChange,
        response: { 200: changedReply(BulkResult) },
      },
    },
    async (request) => {
      const { items, undo } = await changeMany(operationFor(services, request), request.body);
      const data = resultOf(request.t, items, undo);
      const message = request.t(
        `platform:success.${DONE[request.body.action] ?? 'contentsChanged'}`,
        {
          count: data.changed,
        },
      );
      return success({ data, message });
    },
  );

  api.post(
    '/contents/bulk/:id/undo',
    {
      config,
      schema: {
        tags,
        summary: 'Undo a change of many contents',
        params: IdParam,
        response: { 200: changedReply(BulkResult) },
      },
    },
    async (request) => {
      const { items } = await undoMany(operationFor(services, request), request.params.id);
      const data = resultOf(request.t, items, null);
      const message = request.t('platform:success.contentsUndone', { count: data.changed });
      return success({ data, message });
    },
  );
}

const resultOf = (t: TFunction, items: ItemResult[], undo: string | null): BulkResult => ({
  changed: items.filter(({ outcome }) => outcome === 'changed').length,
  items: items.map(({ faults, ...item }) => ({ ...item, reasons: reasonsOf(t, faults) })),
  undo,
});

/** The names of the fields are those of the server itself, so all have texts. */
const reasonsOf = (t: TFunction, faults: ItemResult['faults']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).map(([name, { rule, values }]) => {
      const field = t(`platform:fields.${name.replace(/\.\d+/g, '').replaceAll('.', '-')}`);
      return [name, t(`platform:validation.${rule}`, { field, ...values })];
    }),
  );
