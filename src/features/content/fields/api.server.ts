import * as z from 'zod/mini';
import type { Api } from '../../../platform/http/api.server.ts';
import { changedReply, dataReply, IdParam, success } from '../../../platform/http/replies.ts';
import { operationFor, type Services } from '../../../platform/services.server.ts';
import { contentRight } from '../policy.ts';
import { Content } from '../schema.ts';
import { listAuthors, listTags } from './choices.server.ts';
import { linkTranslation } from './link-translation.server.ts';
import { AuthorChoice, ChoiceFilter, TagChoice, TranslationLink } from './schema.ts';

/** What the fields of the editor offer, and the links between translations. */
export function fieldsApi(api: Api, services: Services): void {
  const tags = ['contents'];
  const config = { right: contentRight };

  api.get(
    '/contents/tags',
    {
      config,
      schema: {
        tags,
        summary: 'The most used tags of contents',
        querystring: ChoiceFilter,
        response: { 200: dataReply(z.array(TagChoice)) },
      },
    },
    async (request) =>
      success({ data: await listTags(operationFor(services, request), request.query) }),
  );

  api.get(
    '/contents/authors',
    {
      config,
      schema: {
        tags,
        summary: 'The people who can be chosen as author',
        querystring: ChoiceFilter,
        response: { 200: dataReply(z.array(AuthorChoice)) },
      },
    },
    async (request) =>
      success({ data: await listAuthors(operationFor(services, request), request.query) }),
  );

  api.put(
    '/contents/:id/translation',
    {
      config,
      schema: {
        tags,
        summary: 'Make a content the translation of another one, or of none',
        params: IdParam,
        body: TranslationLink,
        response: { 200: changedReply(Content) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      const data = await linkTranslation(op, request.params.id, request.body.of);
      return success({ data, message: request.t('platform:success.updated') });
    },
  );
}
