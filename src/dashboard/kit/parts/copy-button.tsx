import { ActionIcon } from '@mantine/core';
import { IconCopy } from '../../../ui/tabler-icons/index.ts';
import { useText } from '../language/language.ts';
import { useCopy } from './use-copy.ts';

/** Copies a text. */
export function CopyButton({ value }: { value: string }) {
  const { t } = useText();
  const copy = useCopy();
  return (
    <ActionIcon
      size={28}
      aria-label={t('dashboard:copy.label', { value })}
      onClick={() => copy(value)}
    >
      <IconCopy size={16} stroke={1.7} aria-hidden="true" />
    </ActionIcon>
  );
}
