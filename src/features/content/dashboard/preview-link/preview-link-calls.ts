import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { PreviewLink, PreviewLinkState } from '../../preview-link/schema.ts';
import { contentAddress } from '../content-calls.ts';

const State = z.object({ data: PreviewLinkState });
const Made = z.object({ data: PreviewLink });
const at = (id: string) => `${contentAddress(id)}/preview-link`;

/** Until when the link of a content is valid. */
export const previewLinkState = (id: string) =>
  queryOptions({
    queryKey: ['content', id, 'preview-link'],
    queryFn: async ({ signal }) => State.parse(await session.request(at(id), { signal })).data,
  });

export const makePreviewLink = async (id: string) =>
  Made.parse(await session.request(at(id), { method: 'POST' })).data;

export const endPreviewLink = async (id: string): Promise<void> => {
  await session.request(at(id), { method: 'DELETE' });
};
