import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';

export default function Confirm() {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <div lang="tr">
      <Button onClick={() => setOpened(true)}>Oturumları kapat</Button>
      <ConfirmDialog
        opened={opened}
        title="Bütün oturumlar kapatılsın mı?"
        action="Oturumları kapat"
        onConfirm={close}
        onClose={close}
      >
        <p>Bu tarayıcıdaki oturumunuz da kapanır.</p>
      </ConfirmDialog>
    </div>
  );
}
