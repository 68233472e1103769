import { Anchor, Text } from '@mantine/core';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { PictureTools } from '../../../../dashboard/kit/markdown/visual/blocks/desk.ts';
import { mediaIdsIn } from '../../../../platform/markup/own-picture.ts';
import { AltFields } from '../alt-fields.tsx';
import { mediaOf } from '../media-of.ts';
import { MediaPicker } from '../media-picker.tsx';
import { attrsOf, placed } from './placed-picture.ts';

/** The id of a picture in the library; empty for a picture that is not in it. */
const idOf = (src: string): string => mediaIdsIn(src)[0] ?? '';

/** The library for the pictures of a text. */
export function usePictureTools(): PictureTools {
  const client = useQueryClient();
  return useMemo(() => ({ Picker, AltFields: Alt, About, sizeOf: sizeIn(client) }), [client]);
}

const Picker: PictureTools['Picker'] = ({ onPick, ...given }) => (
  <MediaPicker
    {...given}
    kind="image"
    onPick={(items) => onPick(items.map((media) => attrsOf(placed(media))))}
  />
);

const Alt: PictureTools['AltFields'] = ({ src, ...given }) => (
  <AltFields mediaId={idOf(src)} {...given} />
);

/** Who made the picture; that and the focal point are changed in the library, for all of its uses. */
const About: PictureTools['About'] = ({ src }) => {
  const { t } = useText();
  const id = idOf(src);
  const { data } = useQuery({ ...mediaOf(id), enabled: id !== '' });
  if (!data) return null;
  return (
    <Text fz="sm" c="dimmed">
      {data.credit ? `${t('media:inText.credit', { credit: data.credit })} ` : null}
      <Anchor href={`/dashboard/media/${id}`} target="_blank" rel="noopener" fz="inherit">
        {t('media:inText.inLibrary')}
      </Anchor>
    </Text>
  );
};

const sizeIn =
  (client: QueryClient): PictureTools['sizeOf'] =>
  async (src) => {
    const id = idOf(src);
    if (!id) return null;
    const found = await client.fetchQuery(mediaOf(id)).catch(() => null);
    return found?.width && found.height ? { width: found.width, height: found.height } : null;
  };
