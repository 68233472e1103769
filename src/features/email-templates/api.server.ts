import * as z from 'zod/mini';
import type { Api } from '../../platform/http/api.server.ts';
import { languageOf } from '../../platform/http/language.server.ts';
import { changedReply, dataReply, success } from '../../platform/http/replies.ts';
import { LOCALES } from '../../platform/i18n/locales.ts';
import { siteRight } from '../../platform/rights.ts';
import { operationFor, type Services } from '../../platform/services.server.ts';
import {
  getEmailTemplate,
  listEmailTemplates,
  previewEmail,
  resetEmailTemplate,
  saveEmailTemplate,
} from './operations.server.ts';
import {
  EMAIL_PARTS,
  EmailPreview,
  EmailSummary,
  EmailTemplate,
  EmailTemplateChange,
  EmailTexts,
} from './schema.ts';

const PATH = '/email-templates/:kind/:locale';
const tags = ['email-templates'];
const params = z.strictObject({
  kind: z.string().check(z.maxLength(60)),
  locale: z.enum(LOCALES),
});
/** Fields of other features have the same names. */
const fieldNames = Object.fromEntries(EMAIL_PARTS.map((part) => [part, `email-${part}`]));
const config = { right: siteRight, fieldNames };

/** The texts of e-mails for admins: reading, preview, change, reset. */
export function emailTemplatesApi(api: Api, services: Services): void {
  const { emails } = services;
  api.get(
    '/email-templates',
    {
      config,
      schema: {
        tags,
        summary: 'Every kind of e-mail, and in which languages its texts were edited',
        response: { 200: dataReply(z.array(EmailSummary)) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      return success({ data: await listEmailTemplates(op, emails, languageOf(request)) });
    },
  );

  api.get(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'The texts of an e-mail in one language, edited or built in',
        params,
        response: { 200: dataReply(EmailTemplate) },
      },
    },
    async (request) =>
      success({
        data: await getEmailTemplate(operationFor(services, request), emails, request.params),
      }),
  );

  api.put(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Change the texts of an e-mail, for those that are sent from now on',
        params,
        body: EmailTemplateChange,
        response: { 200: changedReply(EmailTemplate) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await saveEmailTemplate(op, emails, request.params, request.body);
      return success({ data, message: request.t('platform:success.updated') });
    },
  );

  api.delete(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Restore the built-in texts of an e-mail',
        params,
        querystring: z.strictObject({ version: z.coerce.number().check(z.int(), z.gte(0)) }),
        response: { 200: changedReply(EmailTemplate) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await resetEmailTemplate(op, emails, request.params, request.query.version);
      return success({ data, message: request.t('emailTemplates:wasReset') });
    },
  );

  api.post(
    `${PATH}/preview`,
    {
      config,
      schema: {
        tags,
        summary: 'An e-mail with these texts and example values; nothing is sent',
        params,
        body: EmailTexts,
        response: { 200: dataReply(EmailPreview) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      return success({ data: await previewEmail(op, emails, request.params, request.body) });
    },
  );
}
