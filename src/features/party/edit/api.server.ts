import type { Api } from '../../../platform/http/api.server.ts';
import { changedReply, dataReply, success } from '../../../platform/http/replies.ts';
import { siteRight } from '../../../platform/rights.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { fieldNames } from './field-names.ts';
import { PartyChange, PartyRecord } from './schema.ts';
import { getPartyRecord, saveParty } from './write.server.ts';

const PATH = '/party';
const tags = ['party'];
/** Texts of several pages in four languages. */
const MAX_BYTES = 2 * 1024 * 1024;
const config = { right: siteRight, fieldNames };

/** The data of the party for admins: reading and changing. */
export function partyApi(api: Api, services: Services): void {
  api.get(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'All data of the party, with its texts in every language',
        response: { 200: dataReply(PartyRecord) },
      },
    },
    async (request) => success({ data: await getPartyRecord(operationFor(services, request)) }),
  );

  api.put(
    PATH,
    {
      config,
      bodyLimit: MAX_BYTES,
      schema: {
        tags,
        summary: 'Change the data of the party; pages, e-mails and share pictures show it at once',
        body: PartyChange,
        response: { 200: changedReply(PartyRecord) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await saveParty(op, services.store, request.body);
      return success({ data, message: request.t('platform:success.updated') });
    },
  );
}
