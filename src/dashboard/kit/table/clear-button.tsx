import { Button } from '@mantine/core';
import { IconX } from '../../../ui/tabler-icons/index.ts';
import { useText } from '../language/language.ts';

/** Removes every filter of a list. */
export function ClearButton({ onClick }: { onClick: () => void }) {
  const { t } = useText();
  return (
    <Button variant="subtle" leftSection={<IconX size={15} aria-hidden="true" />} onClick={onClick}>
      {t('dashboard:list.clear')}
    </Button>
  );
}
