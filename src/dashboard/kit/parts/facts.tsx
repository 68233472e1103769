import '@mantine/core/styles/DataList.layer.css';
import { DataList } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './facts.module.css';

interface FactsProps {
  /** In px. */
  labelWidth?: number;
  /** Lines between them. */
  withDivider?: boolean;
  /** What each is called, and what it is. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** What is known of a record, one under the other. */
export function Facts({ labelWidth = 116, withDivider = false, facts }: FactsProps) {
  return (
    <DataList mt={withDivider ? 'sm' : 0} gap={withDivider ? 'xs' : 6} withDivider={withDivider}>
      {facts.map(([name, value]) => (
        <DataList.Item key={name} className={css.item}>
          <DataList.ItemLabel w={labelWidth} flex="none">
            {name}
          </DataList.ItemLabel>
          <DataList.ItemValue>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  );
}
