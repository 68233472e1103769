import type { QueryClient } from '@tanstack/react-query';
import { say } from '../../../dashboard/kit/language/language.ts';
import { ShownError } from '../../../dashboard/kit/session/api-error.ts';
import { call, readInLanguage } from '../../../dashboard/kit/session/calls.ts';
import { mediaRoutes } from '../contract.ts';
import type { Media, MediaDetails, MediaFields } from '../schema.ts';

/** The texts of a picture that many are written of one after another. */
export type Texts = Pick<Media, 'alt' | 'caption' | 'credit' | 'decorative'>;

/** What a change sends of a picture or file. */
export const fieldsOf = (media: MediaDetails): Required<MediaFields> => ({
  name: media.name,
  alt: media.alt,
  caption: media.caption,
  credit: media.credit,
  focusX: media.focusX,
  focusY: media.focusY,
  decorative: media.decorative,
  tags: media.tags,
});

/** Somebody else has changed what should be changed. */
export class TextsChanged extends ShownError {
  readonly media: MediaDetails;
  constructor(media: MediaDetails, names: (keyof Texts)[]) {
    const told = names.map((name) =>
      name === 'decorative'
        ? say('media:alt.decorative')
        : `${say(`media:fields.${name}`)}: “${media[name]}”`,
    );
    super(
      names.length === 1 && names[0] === 'alt'
        ? say('media:alt.changed', { alt: media.alt })
        : say('media:describe.changed', { texts: told.join('; ') }),
    );
    this.media = media;
  }
}

/**
 * Writes some texts into the newest version, because other fields may have been changed since it was
 * loaded. `known` has the texts that the user has seen. Throws TextsChanged if they are others now.
 */
export async function changeTexts(
  client: QueryClient,
  known: Texts & Pick<Media, 'id'>,
  given: Partial<Texts>,
): Promise<MediaDetails> {
  const params = { id: known.id };
  const texts = Object.fromEntries(
    Object.entries(given).map(([name, text]) => [
      name,
      typeof text === 'string' ? text.trim() : text,
    ]),
  ) as Partial<Texts>;
  const names = Object.keys(texts) as (keyof Texts)[];
  const stored = readInLanguage(mediaRoutes.get, { params });
  const newest = await client.fetchQuery({ ...stored, staleTime: 0 });
  const open = names.filter((name) => newest[name] !== texts[name]);
  if (open.length === 0) return newest;
  const others = open.filter((name) => newest[name] !== known[name] && newest[name] !== '');
  if (others.length > 0) throw new TextsChanged(newest, others);
  const { version } = newest;
  const { data } = await call(mediaRoutes.change, {
    params,
    body: { ...fieldsOf(newest), ...texts, version },
  });
  client.setQueryData(stored.queryKey, data);
  return data;
}
