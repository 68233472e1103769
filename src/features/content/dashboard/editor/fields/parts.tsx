import { Stack } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { type Media, mediaPath } from '../../../../media/schema.ts';

/** A group of fields in the side panel. */
export function SideSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" gap="sm" p={20} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  );
}

/** A picture, or the first page of a PDF; nothing for other files. Its name is next to it. */
export function Thumbnail({ media, width }: { media: Media; width: number }) {
  const stored = media.widths.find((each) => each >= width) ?? media.widths.at(-1);
  if (!stored) return null;
  return (
    <picture>
      <source srcSet={mediaPath(media.id, stored, 'avif')} type="image/avif" />
      <img
        src={mediaPath(media.id, stored, 'webp')}
        alt=""
        width={media.width}
        height={media.height}
        loading="lazy"
      />
    </picture>
  );
}
