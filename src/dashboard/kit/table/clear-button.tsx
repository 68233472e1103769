import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useText } from '../language/language.ts';
import css from './filter-bar.module.css';

/** Takes away every filter of a list. */
export function ClearButton({ onClick }: { onClick: () => void }) {
  const { t } = useText();
  return (
    <Button
      className={css.clear}
      variant="subtle"
      leftSection={<IconX size={15} aria-hidden="true" />}
      onClick={onClick}
    >
      {t('dashboard:list.clear')}
    </Button>
  );
}
