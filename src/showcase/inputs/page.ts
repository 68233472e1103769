import type { ComponentType } from 'react';
import { examplesOf } from '../example/examples-of.ts';

export const examples = examplesOf(
  [
    'dashboard/text-fields',
    'dashboard/choices',
    'dashboard/filters',
    'dashboard/plain-fields',
    'site/fields',
    'site/questions',
    'site/search',
  ],
  import.meta.glob<ComponentType>('./*/*.tsx', { eager: true, import: 'default' }),
  import.meta.glob<string>('./*/*.tsx', { eager: true, query: '?raw', import: 'default' }),
);
