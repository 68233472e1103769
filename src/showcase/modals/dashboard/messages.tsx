import { Button, Group } from '@mantine/core';
import { toast } from 'react-hot-toast/headless';
import { ToastAction } from '../../../dashboard/kit/parts/toast-action.tsx';

export default function Messages() {
  const undo = (
    <ToastAction label="Geri al" onClick={() => toast.dismiss()}>
      Çöpe taşındı.
    </ToastAction>
  );
  return (
    <Group gap="xs" lang="tr">
      <Button onClick={() => toast.success('Kaydedildi.')}>Başarı</Button>
      <Button onClick={() => toast.error('Sunucuya ulaşılamıyor.')}>Hata</Button>
      <Button onClick={() => toast.loading('Dışa aktarılıyor…', { duration: 4000 })}>
        Süren iş
      </Button>
      <Button onClick={() => toast.success(undo)}>Düğmeli</Button>
    </Group>
  );
}
