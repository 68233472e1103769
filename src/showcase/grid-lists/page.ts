import type { ComponentType } from 'react';
import { examplesOf } from '../example/examples-of.ts';

export const examples = examplesOf(
  ['dashboard/files', 'site/people', 'site/titled', 'site/ways'],
  import.meta.glob<ComponentType>('./*/*.tsx', { eager: true, import: 'default' }),
  import.meta.glob<string>('./*/*.tsx', { eager: true, query: '?raw', import: 'default' }),
);
