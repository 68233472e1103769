import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { useText } from '../language/language.ts';
import css from './data-table.module.css';
import type { Selection } from './selection.ts';

/** The number of selected rows and the actions for them. */
export function BulkBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const { t, locale } = useText();
  const count = selection.ids.size;
  return (
    <Group className={css.bulk} gap="xs" py={6} px="md">
      <span role="status">
        {t('dashboard:list.selected', { count, formatted: formatNumber(locale, count) })}
      </span>
      {children}
      <Button variant="subtle" onClick={selection.clear}>
        {t('dashboard:list.selectNone')}
      </Button>
    </Group>
  );
}
