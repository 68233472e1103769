import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
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
  /** The uploads that are to be chosen too when they have arrived. */
  const [coming, setComing] = useState({ running: 0, failed: 0 });
  const [isWaiting, setWaiting] = useState(false);
  const close = () => {
    setChosen([]);
    setComing({ running: 0, failed: 0 });
    setWaiting(false);
    onClose();
  };
  const pick = (items: readonly Media[]) => {
    onPick([...items]);
    close();
  };
  /** The library may have had the uploaded file already, and it may be chosen. */
  const add = (media: Media) =>
    setChosen((all) => (all.some(({ id }) => id === media.id) ? all : [...all, media]));
  const toggle = (media: Media) =>
    setChosen((all) =>
      all.some(({ id }) => id === media.id)
        ? all.filter(({ id }) => id !== media.id)
        : [...all, media],
    );
  const count = chosen.length + coming.running;
  const take = () => (coming.running > 0 ? setWaiting(true) : pick(chosen));
  const isOver = isWaiting && coming.running === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the last one has arrived
  useEffect(() => {
    if (!isOver) return;
    // What could not be uploaded is shown, and the user decides about the rest.
    if (coming.failed > 0 || chosen.length === 0) setWaiting(false);
    else pick(chosen);
  }, [isOver]);
  return (
    <Dialog opened={opened} title={t(`media:picker.${kind}`)} size={920} onClose={close}>
      {opened ? (
        <PickerContent
          kind={kind}
          many={many}
          chosen={chosen}
          onPick={(media) => (many ? toggle(media) : pick([media]))}
          onUploaded={(media) => (many ? add(media) : pick([media]))}
          onComing={setComing}
        />
      ) : null}
      {many ? (
        <DialogActions isSticky>
          <Text span c="dimmed" role="status" me="auto">
            {coming.running > 0 ? t('media:picker.coming', { count: coming.running }) : null}
          </Text>
          <Button onClick={close}>{t('dashboard:dialog.cancel')}</Button>
          <Button variant="filled" disabled={count === 0} loading={isWaiting} onClick={take}>
            {t('media:picker.take', { count })}
          </Button>
        </DialogActions>
      ) : null}
    </Dialog>
  );
}
