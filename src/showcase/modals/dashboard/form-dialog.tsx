import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog, DialogActions } from '../../../dashboard/kit/parts/dialog.tsx';
import { useSubmit } from '../../../dashboard/kit/parts/use-submit.ts';

export default function FormDialog() {
  const [opened, setOpened] = useState(false);
  const [name, setName] = useState('');
  const { faults, submit, clearFaults } = useSubmit({
    find: () => (name.trim() ? {} : { name: 'Görünümün adı zorunludur.' }),
    send: async () => setOpened(false),
  });
  return (
    <div lang="tr">
      <Button onClick={() => setOpened(true)}>Görünümü kaydet…</Button>
      <Dialog opened={opened} title="Görünümü kaydet" onClose={() => setOpened(false)}>
        <form noValidate onSubmit={submit}>
          <TextInput
            label="Görünümün adı"
            autoComplete="off"
            data-autofocus
            error={faults.name}
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value);
              clearFaults('name');
            }}
          />
          <DialogActions>
            <Button onClick={() => setOpened(false)}>Vazgeç</Button>
            <Button type="submit" variant="filled">
              Kaydet
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </div>
  );
}
