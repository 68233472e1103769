import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { searchOf } from '../../../../../dashboard/kit/session/search-of.ts';
import { session } from '../../../../../dashboard/kit/session/session.ts';
import { Media } from '../../../../media/schema.ts';
import { AuthorChoice, TagChoice, type TranslationLink } from '../../../fields/schema.ts';
import { Content } from '../../../schema.ts';

const Tags = z.object({ data: z.array(TagChoice) });
const Authors = z.object({ data: z.array(AuthorChoice) });
const OneMedia = z.object({ data: Media });
const Linked = z.object({ data: Content });

const choices = <T>(name: string, q: string, parse: (reply: unknown) => T) =>
  queryOptions({
    queryKey: ['content-choices', name, q],
    queryFn: async ({ signal }) =>
      parse(await session.request(`/api/contents/${name}?${searchOf(q ? { q } : {})}`, { signal })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export const tagChoices = (q: string) => choices('tags', q, (reply) => Tags.parse(reply).data);

export const authorChoices = (q: string) =>
  choices('authors', q, (reply) => Authors.parse(reply).data);

/** A picture or file of the library, to show its name. */
export const mediaOf = (id: string) =>
  queryOptions({
    queryKey: ['content-media', id],
    queryFn: async ({ signal }) =>
      OneMedia.parse(await session.request(`/api/media/${encodeURIComponent(id)}`, { signal }))
        .data,
    staleTime: 60_000,
  });

/** Holds at once, whether the text is published or not. Resolves with the content that was changed. */
export const linkTranslation = async (id: string, link: TranslationLink): Promise<Content> =>
  Linked.parse(
    await session.request(`/api/contents/${encodeURIComponent(id)}/translation`, {
      method: 'PUT',
      body: link,
    }),
  ).data;
