import { Stack } from '@mantine/core';
import { Status } from '../../../dashboard/kit/parts/status.tsx';

export default function Statuses() {
  return (
    <Stack gap="xs" lang="tr">
      <Status tone="success" shape="check" size="medium">
        Üyelik işlemleri tamamlandı
      </Status>
      <Status tone="info" shape="half" size="medium">
        İncelemede
      </Status>
      <Status tone="warning" shape="warning" size="medium">
        Eksik bilgi bekleniyor
      </Status>
      <Status tone="danger" shape="cross" size="medium">
        Reddedildi
      </Status>
      <Status tone="muted" shape="dashed" size="medium">
        Taslak
      </Status>
    </Stack>
  );
}
