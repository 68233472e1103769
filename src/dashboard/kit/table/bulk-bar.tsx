import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { useText } from '../language/language.ts';
import css from './data-table.module.css';
import type { Selection } from './selection.ts';

interface BulkBarProps {
  selection: Selection;
  /** The number of rows that match the filters; left out if they cannot all be selected. */
  total?: number | undefined;
  children: ReactNode;
}

/** The number of selected rows and the actions for them. */
export function BulkBar({ selection, total, children }: BulkBarProps) {
  const { t, locale } = useText();
  const count = selection.isAll ? (total ?? 0) : selection.ids.size;
  const number = (value: number) => formatNumber(locale, value);
  return (
    <Group className={css.bulk} gap="xs" py={6} px="md">
      <span role="status">{t('dashboard:list.selected', { count, formatted: number(count) })}</span>
      {total !== undefined && !selection.isAll && total > count ? (
        <Button variant="subtle" onClick={selection.selectAll}>
          {t('dashboard:list.selectAll', { total: number(total) })}
        </Button>
      ) : null}
      {children}
      <Button variant="subtle" onClick={selection.clear}>
        {t('dashboard:list.selectNone')}
      </Button>
    </Group>
  );
}
