import { Box, Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { Dialog, DialogActions } from '../../../../../dashboard/kit/parts/dialog.tsx';
import { AltFields, Thumbnail } from '../../../../media/dashboard/shared.ts';
import type { Media } from '../../../../media/schema.ts';
import { type PlacedPicture, placed } from './picture-text.ts';

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
