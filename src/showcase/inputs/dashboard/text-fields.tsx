import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DayField } from '../../../dashboard/kit/form/day-field.tsx';
import { MomentFields } from '../../../dashboard/kit/form/moment-fields.tsx';

export default function TextFields() {
  const [day, setDay] = useState('31.02.2026');
  const [moment, setMoment] = useState({ day: '2026-11-20', time: '09:30' });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} lang="tr">
      <TextInput label="Başlık" description="Adreste de görünür." defaultValue="Kıyı hepimizin" />
      <TextInput
        label="E-posta"
        type="email"
        defaultValue="aylin@ufuk"
        error="E-posta adresi ad@alan.com biçiminde olmalıdır."
      />
      <TextInput label="Kısa ad" disabled defaultValue="kiyi-hepimizin" />
      <MomentFields
        legend="Yayım"
        dayLabel="Yayım tarihi"
        value={moment}
        onChange={setMoment}
        fault={undefined}
      />
      <DayField label="Kabul tarihi" value={day} onChange={setDay} />
      <Textarea label="Özet" autosize minRows={2} placeholder="En çok iki cümle" />
      <Textarea
        label="Not"
        autosize
        minRows={2}
        readOnly
        defaultValue="Başvuru sahibi telefonla arandı; belgeleri pazartesi günü getirecek."
      />
    </SimpleGrid>
  );
}
