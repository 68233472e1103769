import { Group } from '@mantine/core';
import { ENTRY_ICONS } from '../../../dashboard/kit/page/entry-icons.ts';

const NAMES = [
  'calendar',
  'chart-bar',
  'file-text',
  'history',
  'layout-dashboard',
  'mail',
  'photo',
  'plus',
  'shield-lock',
  'trash',
  'user',
  'users',
] as const;

export default function Icons() {
  return (
    <Group gap="lg">
      {NAMES.map((name) => {
        const Icon = ENTRY_ICONS[name];
        return <Icon key={name} size={20} stroke={1.6} aria-hidden="true" />;
      })}
    </Group>
  );
}
