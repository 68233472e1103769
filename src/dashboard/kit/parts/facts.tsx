import '@mantine/core/styles/DataList.layer.css';
import { DataList } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './facts.module.css';

interface FactsProps {
  /** In px. */
  labelWidth?: number;
  /** Shows lines between them. */
  withDivider?: boolean;
  /** The name and the value of each. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** The data of a record as a list of names and values. */
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
