import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { DeleteDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { ShownError } from '../../../dashboard/kit/session/api-error.ts';

export default function Deletion() {
  const [id, setId] = useState<string | null>(null);
  return (
    <Group gap="xs" lang="tr">
      <Button variant="filled" color="danger" onClick={() => setId('draft')}>
        Taslağı sil
      </Button>
      <Button variant="filled" color="danger" onClick={() => setId('used')}>
        Kullanılan görseli sil
      </Button>
      <DeleteDialog
        id={id}
        action="Sil"
        question="Bu kayıt silinecek:"
        hint="Bu işlem geri alınamaz."
        remove={async (which) => {
          if (which === 'used') throw new ShownError('Bu görsel üç içerikte kullanılıyor.');
          return 'Silindi.';
        }}
        onRemoved={() => {}}
        onClose={() => setId(null)}
      >
        Kıyı hepimizin: sahil şeridini halka açan yasa teklifimiz Meclis’te
      </DeleteDialog>
    </Group>
  );
}
