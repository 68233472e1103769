import type { ComponentType } from 'react';
import { examplesOf } from '../example/examples-of.ts';

export const examples = examplesOf(
  [
    'dashboard/record-form',
    'dashboard/failed-save',
    'dashboard/note',
    'site/form',
    'site/refused-form',
  ],
  import.meta.glob<ComponentType>('./*/*.tsx', { eager: true, import: 'default' }),
  import.meta.glob<string>('./*/*.tsx', { eager: true, query: '?raw', import: 'default' }),
);
