import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Dialog, DialogActions } from '../../../../dashboard/kit/parts/dialog.tsx';
import { LIMITS } from '../../schema.ts';
import { filterChoices } from './list-calls.ts';

interface TagDialogProps {
  opened: boolean;
  onChoose: (action: 'addTag' | 'removeTag', tag: string) => void;
  onClose: () => void;
}

/** Asks for a tag; the browser offers those that exist. */
export function TagDialog({ opened, onChoose, onClose }: TagDialogProps) {
  const { t } = useText();
  const { data: choices } = useQuery({ ...filterChoices, enabled: opened });
  const list = useId();
  const [tag, setTag] = useState('');
  const typed = tag.trim();
  return (
    <Dialog opened={opened} title={t('content:lists.bulk.tagTitle')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed) onChoose('addTag', typed);
        }}
      >
        <TextInput
          label={t('content:lists.bulk.tagLabel')}
          list={list}
          maxLength={LIMITS.tag}
          value={tag}
          onChange={(event) => setTag(event.currentTarget.value)}
          data-autofocus
        />
        <datalist id={list}>
          {choices?.tags.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <DialogActions>
          <Button disabled={!typed} onClick={() => onChoose('removeTag', typed)}>
            {t('content:lists.bulk.removeTag')}
          </Button>
          <Button type="submit" variant="filled" disabled={!typed}>
            {t('content:lists.bulk.addTag')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
