import { ActionIcon, Button, CloseButton, Group } from '@mantine/core';
import { CopyButton } from '../../../dashboard/kit/parts/copy-button.tsx';
import { IconPlus, IconSearch, IconTrash } from '../../../ui/tabler-icons/index.ts';

export default function Sizes() {
  return (
    <Group gap="md" lang="tr">
      <Button variant="filled" leftSection={<IconPlus size={17} aria-hidden="true" />}>
        Yeni içerik
      </Button>
      <Button size="compact-sm">Yeniden dene</Button>
      <ActionIcon aria-label="Ara">
        <IconSearch size={18} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon aria-label="Sil" disabled>
        <IconTrash size={18} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      <CloseButton aria-label="Kapat" />
      <CopyButton value="ABC-123" />
    </Group>
  );
}
