import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Dialog, DialogActions } from '../../../../dashboard/kit/parts/dialog.tsx';
import type { Media, MediaKind } from '../../schema.ts';
import { PickerContent } from './picker-content.tsx';

interface MediaPickerProps {
  opened: boolean;
  kind: MediaKind;
  /** Several may be chosen. */
  many?: boolean;
  /** Gets what was chosen, in the order in which it was chosen; at least one. */
  onPick: (items: Media[]) => void;
  onClose: () => void;
}

/**
 * A dialog to choose pictures or files of the library, or to upload new ones. It closes itself after a
 * choice. Without `many`, one press on a picture chooses it.
 */
export function MediaPicker({ opened, kind, many = false, onPick, onClose }: MediaPickerProps) {
  const { t } = useText();
  const [chosen, setChosen] = useState<readonly Media[]>([]);
  const close = () => {
    setChosen([]);
    onClose();
  };
  const pick = (items: readonly Media[]) => {
    onPick([...items]);
    close();
  };
  const toggle = (media: Media) =>
    setChosen((all) =>
      all.some(({ id }) => id === media.id)
        ? all.filter(({ id }) => id !== media.id)
        : [...all, media],
    );
  return (
    <Dialog opened={opened} title={t(`media:picker.${kind}`)} size={920} onClose={close}>
      {opened ? (
        <PickerContent
          kind={kind}
          many={many}
          chosen={chosen}
          onPick={(media) => (many ? toggle(media) : pick([media]))}
          onUploaded={(media) => (many ? setChosen((all) => [...all, media]) : pick([media]))}
        />
      ) : null}
      {many ? (
        <DialogActions>
          <Group gap="xs">
            <Button onClick={close}>{t('dashboard:dialog.cancel')}</Button>
            <Button variant="filled" disabled={chosen.length === 0} onClick={() => pick(chosen)}>
              {t('media:picker.take', { count: chosen.length })}
            </Button>
          </Group>
        </DialogActions>
      ) : null}
    </Dialog>
  );
}
