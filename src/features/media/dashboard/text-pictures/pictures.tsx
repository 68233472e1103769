import { Box, Button, Group, Progress, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Dialog, DialogActions } from '../../../../dashboard/kit/parts/dialog.tsx';
import { unfinishedUploads } from '../../../../platform/markup/upload-mark.ts';
import type { Media } from '../../schema.ts';
import { AltFields, type AltValue } from '../alt-fields.tsx';
import { Thumbnail } from '../parts.tsx';
import css from './pictures.module.css';
import { type PlacedPicture, placed } from './placed-picture.ts';
import type { TextPicture } from './use-text-pictures.ts';

interface PictureUploadsProps {
  body: string;
  pictures: readonly TextPicture[];
  onRemove: (picture: TextPicture) => void;
  onRetry: (picture: TextPicture) => void;
  onDescribe: (picture: TextPicture, alt: AltValue) => void;
  onRemoveMark: (mark: string) => void;
}

/**
 * The pictures that are being uploaded into the text, those that wait for their alternative text,
 * those that failed, and those whose placeholder an earlier page has left in the text.
 */
export function PictureUploads(props: PictureUploadsProps) {
  const { body, pictures, onRemove, onRetry, onRemoveMark, onDescribe } = props;
  const { t } = useText();
  const left = useMemo(() => {
    const ours = new Set(pictures.map(({ mark }) => mark));
    const marks = unfinishedUploads(body).filter(({ mark }) => !ours.has(mark));
    return [...new Map(marks.map((one) => [one.mark, one])).values()];
  }, [body, pictures]);
  if (pictures.length + left.length === 0) return null;
  return (
    <ul role="list" className={css.uploads} aria-label={t('media:inText.uploads')}>
      {pictures.map((picture) => {
        const { key, file, percent, message, mayRetry, placed } = picture;
        if (placed)
          return (
            <li key={key}>
              <span className={css.uploadName}>{file.name}</span>
              <Box className={css.uploadAlt}>
                <AltFields
                  id={`upload-alt-${key}`}
                  mediaId={placed.id}
                  value={placed}
                  onChange={(alt) => onDescribe(picture, alt)}
                />
              </Box>
              <Button size="compact-sm" onClick={() => onRemove(picture)}>
                {t('media:alt.done')}
              </Button>
            </li>
          );
        return (
          <li key={key} data-failed={message ? '' : undefined}>
            <span className={css.uploadName}>{file.name}</span>
            {message ? (
              <span role="alert">{message}</span>
            ) : (
              <Progress value={percent} aria-label={file.name} w={120} />
            )}
            {message && mayRetry ? (
              <Button size="compact-sm" onClick={() => onRetry(picture)}>
                {t('media:inText.retry')}
              </Button>
            ) : null}
            <Button size="compact-sm" variant="subtle" onClick={() => onRemove(picture)}>
              {t(message ? 'media:inText.remove' : 'media:inText.cancel')}
            </Button>
          </li>
        );
      })}
      {left.map(({ mark, name }) => (
        <li key={mark} data-failed>
          <span className={css.uploadName}>{t('media:inText.left', { name })}</span>
          <Button size="compact-sm" variant="subtle" onClick={() => onRemoveMark(mark)}>
            {t('media:inText.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface PictureAltDialogProps {
  /** The chosen pictures; empty: the dialog is closed. */
  items: readonly Media[];
  onInsert: (pictures: PlacedPicture[]) => void;
  onClose: () => void;
}

/** Asks for the alternative texts of the pictures that are placed in the text. */
export function PictureAltDialog({ items, onInsert, onClose }: PictureAltDialogProps) {
  const { t } = useText();
  return (
    <Dialog
      opened={items.length > 0}
      title={t('media:alt.dialogTitle', { count: items.length })}
      size={620}
      onClose={onClose}
    >
      <Pictures
        key={items.map(({ id }) => id).join()}
        items={items}
        onInsert={onInsert}
        onClose={onClose}
      />
    </Dialog>
  );
}

function Pictures({ items, onInsert, onClose }: PictureAltDialogProps) {
  const { t } = useText();
  const [pictures, setPictures] = useState(() => items.map(placed));
  return (
    <>
      <Stack gap="lg">
        {items.map((media, place) => (
          <Group key={media.id} align="start" gap="md">
            <Box w={160} maw="100%">
              <Thumbnail media={media} alt={media.name} />
            </Box>
            <Box flex="1 1 260px" miw={0}>
              <AltFields
                id={`placed-alt-${place}`}
                mediaId={media.id}
                value={pictures[place] ?? placed(media)}
                onChange={(alt) =>
                  setPictures((all) =>
                    all.map((one, at) => (at === place ? { ...one, ...alt } : one)),
                  )
                }
              />
            </Box>
          </Group>
        ))}
      </Stack>
      <DialogActions>
        <Button onClick={onClose}>{t('dashboard:dialog.cancel')}</Button>
        <Button variant="filled" onClick={() => onInsert(pictures)}>
          {t('media:alt.insert')}
        </Button>
      </DialogActions>
    </>
  );
}
