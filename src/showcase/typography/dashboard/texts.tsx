import { Stack, Text } from '@mantine/core';

export default function Texts() {
  return (
    <Stack gap="xs" lang="tr">
      <Text size="lg">lg: Çığ gibi büyüyen bir ilgi var.</Text>
      <Text size="md">md: Çığ gibi büyüyen bir ilgi var.</Text>
      <Text>sm: Çığ gibi büyüyen bir ilgi var.</Text>
      <Text size="xs">xs: Çığ gibi büyüyen bir ilgi var.</Text>
      <Text c="dimmed">İkincil metin</Text>
      <p className="hint">Alanın altındaki açıklama</p>
      <p className="field-fault">Alanın altındaki hata</p>
      <p className="num">1.234,56 · 0312 000 00 00</p>
    </Stack>
  );
}
