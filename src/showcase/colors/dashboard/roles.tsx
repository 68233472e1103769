import { Group, SimpleGrid, Text } from '@mantine/core';

/** Backgrounds with the colours of the text on them. */
const PAIRS = [
  ['bg', 'text'],
  ['surface', 'text'],
  ['surface', 'muted'],
  ['surface', 'link'],
  ['sunken', 'text'],
  ['hover', 'text'],
  ['tint', 'on-tint'],
  ['primary', 'on-primary'],
  ['success-tint', 'success-text'],
  ['warning-tint', 'warning-text'],
  ['danger-tint', 'danger-text'],
  ['danger-fill', 'on-danger'],
] as const;

export default function Roles() {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="xs">
      {PAIRS.map(([ground, ink]) => (
        <Group
          key={ground + ink}
          justify="space-between"
          px="sm"
          py={10}
          bg={`var(--${ground})`}
          c={`var(--${ink})`}
          bd="1px solid var(--line)"
        >
          <Text span inherit fw={600} lang="tr">
            Aa Ğğ Şş İı
          </Text>
          <Text span inherit ff="monospace" size="xs">
            {ground} / {ink}
          </Text>
        </Group>
      ))}
    </SimpleGrid>
  );
}
