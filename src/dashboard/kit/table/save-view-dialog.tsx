import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../language/language.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { useSubmit } from '../parts/use-submit.ts';
import { MOST_VIEWS, NAME_MAX, type SavedView, withView } from './saved-views.ts';

interface SaveViewDialogProps {
  views: SavedView[];
  /** The query to save. */
  search: string;
  /** Returns false if the browser did not store the views. */
  store: (views: SavedView[]) => boolean;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function SaveViewDialog({ views, search, store, onClose }: SaveViewDialogProps) {
  const { t } = useText();
  const [name, setName] = useState('');
  const label = t('dashboard:views.name');
  const { faults, submit, clearFaults } = useSubmit({
    find: () => {
      const next = withView(views, { name: name.trim(), search });
      if (!name.trim()) return { name: t('dashboard:validation.required', { field: label }) };
      return next.length > MOST_VIEWS
        ? { name: t('dashboard:views.full', { max: MOST_VIEWS }) }
        : {};
    },
    send: async () => {
      const isStored = store(withView(views, { name: name.trim(), search }));
      if (isStored) toast.success(t('dashboard:views.saved'));
      else toast.error(t('dashboard:views.notStored'));
      if (isStored) onClose();
    },
  });
  return (
    <Dialog opened title={t('dashboard:views.saveTitle')} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack gap="sm">
          <TextInput
            id="view-name"
            label={label}
            description={t('dashboard:views.hint')}
            maxLength={NAME_MAX}
            autoComplete="off"
            data-autofocus
            error={faults.name ?? faults.form}
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value);
              clearFaults('name');
            }}
          />
          <DialogActions>
            <Button onClick={onClose}>{t('dashboard:dialog.cancel')}</Button>
            <Button type="submit" variant="filled">
              {t('dashboard:views.submit')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
