import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Dialog, DialogActions, DialogSubject } from '../../../../dashboard/kit/parts/dialog.tsx';

interface PlaceDialogProps {
  /** Counted from 0; null closes the dialog. */
  from: number | null;
  name: string;
  count: number;
  onMove: (to: number) => void;
  onClose: () => void;
}

/** Asks for the place of a person in the list. */
export function PlaceDialog({ from, name, count, onMove, onClose }: PlaceDialogProps) {
  const { t } = useText();
  const [typed, setTyped] = useState(String((from ?? 0) + 1));
  const [isChecked, setChecked] = useState(false);
  const place = Number(typed);
  const isPlace = Number.isInteger(place) && place >= 1 && place <= count;
  return (
    <Dialog opened={from !== null} title={t('peopleDesk:toPlace')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (isPlace) onMove(place - 1);
        }}
      >
        <DialogSubject>{name}</DialogSubject>
        <TextInput
          mt="md"
          label={t('peopleDesk:place')}
          description={t('peopleDesk:placeHint', { count })}
          inputMode="numeric"
          data-autofocus
          value={typed}
          error={isChecked && !isPlace ? t('peopleDesk:placeHint', { count }) : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('dashboard:dialog.cancel')}</Button>
          <Button type="submit" variant="filled">
            {t('peopleDesk:move')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
