import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, NativeSelect, SegmentedControl, Stack, Switch } from '@mantine/core';
import { useState } from 'react';

export default function Choices() {
  const [period, setPeriod] = useState('year');
  return (
    <Stack maw={420} lang="tr">
      <NativeSelect
        label="Kategori"
        defaultValue="haberler"
        data={[
          { value: 'haberler', label: 'Haberler' },
          { value: 'makaleler', label: 'Makaleler' },
          { value: 'basin', label: 'Basın açıklamaları' },
        ]}
      />
      <NativeSelect label="İlçe" error="İlçeyi seçin." data={['', 'Çankaya', 'Keçiören']} />
      <Checkbox label="Ana sayfada göster" defaultChecked />
      <Checkbox label="Arşive taşı" disabled />
      <Switch label="Hesap oturum açabilir" defaultChecked />
      <Switch label="İki adımlı giriş zorunlu" disabled />
      <SegmentedControl
        aria-label="Dönem"
        value={period}
        onChange={setPeriod}
        data={[
          { value: 'year', label: 'Son 12 ay' },
          { value: 'all', label: 'Tümü' },
        ]}
      />
    </Stack>
  );
}
