import * as z from 'zod/mini';
import type { Api } from '../../platform/http/api.server.ts';
import { changedReply, dataReply, success } from '../../platform/http/replies.ts';
import { siteRight } from '../../platform/rights.ts';
import { operationFor, type Services } from '../../platform/services.server.ts';
import { publishLegalText } from './publish.server.ts';
import { getLegalText, listLegalTexts, previewLegalText } from './read.server.ts';
import {
  EditedLegalText,
  LEGAL_BYTES,
  LEGAL_KINDS,
  LegalPreview,
  LegalPublication,
  LegalSummary,
  LegalWords,
} from './schema.ts';

const tags = ['legal-texts'];
const config = { right: siteRight };
const params = z.strictObject({ kind: z.enum(LEGAL_KINDS) });

/** The legal texts for admins: reading, preview, publication of a new version. */
export function legalTextsApi(api: Api, services: Services): void {
  api.get(
    '/legal-texts',
    {
      config,
      schema: {
        tags,
        summary: 'The version in force of every legal text',
        response: { 200: dataReply(z.array(LegalSummary)) },
      },
    },
    async (request) => success({ data: await listLegalTexts(operationFor(services, request)) }),
  );

  api.get(
    '/legal-texts/:kind',
    {
      config,
      schema: {
        tags,
        summary: 'A legal text in every language, with the list of its versions',
        params,
        response: { 200: dataReply(EditedLegalText) },
      },
    },
    async (request) =>
      success({ data: await getLegalText(operationFor(services, request), request.params.kind) }),
  );

  api.post(
    '/legal-texts/preview',
    {
      config,
      bodyLimit: LEGAL_BYTES,
      schema: {
        tags,
        summary: 'A text in one language as visitors will read it',
        body: LegalWords,
        response: { 200: dataReply(LegalPreview) },
      },
    },
    async (request) =>
      success({ data: await previewLegalText(operationFor(services, request), request.body) }),
  );

  api.post(
    '/legal-texts/:kind/versions',
    {
      config: { ...config, confirmation: 'always', fieldNames: { note: 'legal-note' } },
      bodyLimit: LEGAL_BYTES,
      schema: {
        tags,
        summary: 'Publish a new version, which is in force at once',
        params,
        body: LegalPublication,
        response: { 200: changedReply(EditedLegalText) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await publishLegalText(op, request.params.kind, request.body);
      return success({ data, message: request.t('legalTexts:published') });
    },
  );
}
