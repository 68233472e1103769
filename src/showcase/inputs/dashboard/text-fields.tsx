import { SimpleGrid, Textarea, TextInput } from '@mantine/core';

export default function TextFields() {
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
      <TextInput label="Yayım tarihi" type="date" defaultValue="2026-11-20" />
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
