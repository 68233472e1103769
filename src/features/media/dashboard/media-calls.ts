import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { currentLanguage, say } from '../../../dashboard/kit/language/language.ts';
import { newerOf, ShownError } from '../../../dashboard/kit/session/api-error.ts';
import { searchOf } from '../../../dashboard/kit/session/search-of.ts';
import { sendFile } from '../../../dashboard/kit/session/send-file.ts';
import { session } from '../../../dashboard/kit/session/session.ts';
import {
  type MediaChange,
  MediaDetails,
  type MediaFields,
  type MediaFilter,
  MediaPage,
} from '../schema.ts';
import { fitPicture } from './uploads/fit-picture.ts';

const One = z.object({ data: MediaDetails });
const Changed = z.object({ data: MediaDetails, message: z.string() });
const Done = z.object({ message: z.string() });

const PATH = '/api/media';
const at = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

export const mediaPage = (filter: Partial<MediaFilter>) =>
  queryOptions({
    queryKey: ['media', 'list', filter],
    queryFn: async ({ signal }) =>
      MediaPage.parse(await session.request(`${PATH}?${searchOf(filter)}`, { signal })),
    placeholderData: keepPreviousData,
  });

export const oneMedia = (id: string) =>
  queryOptions({
    queryKey: ['media', 'one', id, currentLanguage()],
    queryFn: async ({ signal }) => One.parse(await session.request(at(id), { signal })).data,
  });

export const changeMedia = async (id: string, change: MediaChange) =>
  Changed.parse(await session.request(at(id), { method: 'PUT', body: change }));

/** What a change sends of a picture or file. */
export const fieldsOf = (media: MediaDetails): MediaFields => ({
  name: media.name,
  alt: media.alt,
  caption: media.caption,
  credit: media.credit,
  focusX: media.focusX,
  focusY: media.focusY,
});

/** Somebody else has written the alternative text. */
export class AltChanged extends ShownError {
  readonly alt: string;
  constructor(alt: string) {
    super(say('media:alt.changed', { alt }));
    this.alt = alt;
  }
}

/**
 * Writes an alternative text into the newest version, because other fields may have been changed since
 * it was loaded. `known` is the text that the user has seen. Throws AltChanged if it is another one now.
 */
export async function changeAlt(
  client: QueryClient,
  id: string,
  alt: string,
  known: string,
): Promise<MediaDetails> {
  const newest = await client.fetchQuery({ ...oneMedia(id), staleTime: 0 });
  if (newest.alt === alt) return newest;
  if (newest.alt !== '' && newest.alt !== known) throw new AltChanged(newest.alt);
  const { version } = newest;
  const { data } = await changeMedia(id, { ...fieldsOf(newest), alt, version });
  client.setQueryData(oneMedia(id).queryKey, data);
  return data;
}

/** Resolves with the message to show. */
export const deleteMedia = async (id: string): Promise<string> =>
  Done.parse(await session.request(at(id), { method: 'DELETE' })).message;

/** The answer has a new id. */
export const replaceMedia = async (
  id: string,
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
) => Changed.parse(await sendFile(`${at(id)}/replace`, await fitPicture(file), signal, onProgress));

export const newerMedia = (error: unknown) => newerOf(MediaDetails, error);

/** Loads every list of the library again. */
export const reloadMedia = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['media', 'list'] });
