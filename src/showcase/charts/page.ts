import type { ComponentType } from 'react';
import { examplesOf } from '../example/examples-of.ts';

export const examples = examplesOf(
  [
    'dashboard/province-map',
    'dashboard/week-columns',
    'dashboard/part-bars',
    'dashboard/share-bars',
    'dashboard/panel-states',
  ],
  import.meta.glob<ComponentType>('./*/*.tsx', { eager: true, import: 'default' }),
  import.meta.glob<string>('./*/*.tsx', { eager: true, query: '?raw', import: 'default' }),
);
