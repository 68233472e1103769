import type { ComponentType } from 'react';
import { examplesOf } from '../example/examples-of.ts';

export const examples = examplesOf(
  ['dashboard/table', 'dashboard/table-states', 'dashboard/pager', 'site/written-table'],
  import.meta.glob<ComponentType>('./*/*.tsx', { eager: true, import: 'default' }),
  import.meta.glob<string>('./*/*.tsx', { eager: true, query: '?raw', import: 'default' }),
);
