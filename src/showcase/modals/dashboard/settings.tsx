import { Button } from '@mantine/core';
import { openSettings } from '../../../dashboard/kit/page/settings.ts';

export default function Settings() {
  return (
    <Button aria-haspopup="dialog" onClick={openSettings} lang="tr">
      Görünüm ayarları
    </Button>
  );
}
