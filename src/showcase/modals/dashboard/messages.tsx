import { Button, Group } from '@mantine/core';
import { toast } from 'react-hot-toast/headless';
import { ToastAction } from '../../../dashboard/kit/parts/toast-action.tsx';

/** A message with this id replaces the one of the running work. */
const id = 'export';

export default function Messages() {
  const undo = (
    <ToastAction label="Geri al" onClick={() => toast.dismiss()}>
      Çöpe taşındı.
    </ToastAction>
  );
  return (
    <Group gap="xs" lang="tr">
      <Button onClick={() => toast('Yeni bir başvuru var.')}>Bilgi</Button>
      <Button onClick={() => toast.success('Kaydedildi.')}>Başarı</Button>
      <Button onClick={() => toast.error('Sunucuya ulaşılamıyor.')}>Hata</Button>
      <Button onClick={() => toast.loading('Dışa aktarılıyor…', { id })}>Süren iş</Button>
      <Button onClick={() => toast.success('Dışa aktarıldı.', { id })}>Biten iş</Button>
      <Button onClick={() => toast.success(undo)}>Düğmeli</Button>
      <Button onClick={() => toast.custom('Başka bir sekmede açık.')}>Özel</Button>
    </Group>
  );
}
