import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../language/language.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';

const MOST = { rows: 50, columns: 12 };

interface TableDialogProps {
  opened: boolean;
  onInsert: (rows: number, columns: number) => void;
  onClose: () => void;
}

/** Asks for the size of a table. */
export function TableDialog({ opened, onInsert, onClose }: TableDialogProps) {
  const { t } = useText();
  const [size, setSize] = useState({ rows: '3', columns: '3' });
  const count = (name: keyof typeof MOST) =>
    Math.min(MOST[name], Math.max(1, Math.round(Number(size[name])) || 1));
  return (
    <Dialog opened={opened} title={t('dashboard:markdown.tableTitle')} onClose={onClose} size={360}>
      <Group grow>
        {(['columns', 'rows'] as const).map((name) => (
          <TextInput
            key={name}
            type="number"
            min={1}
            max={MOST[name]}
            label={t(`dashboard:markdown.tableSize.${name}`)}
            value={size[name]}
            onChange={(event) => setSize({ ...size, [name]: event.target.value })}
          />
        ))}
      </Group>
      <DialogActions>
        <Button variant="filled" onClick={() => onInsert(count('rows'), count('columns'))}>
          {t('dashboard:markdown.insert')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
