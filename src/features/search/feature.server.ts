import { textsOf } from '../../platform/i18n/texts.ts';
import type { Feature } from '../manifest.server.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

export const search: Feature = {
  name: 'search',
  texts: [textsOf({ tr, en, de, es })],
};
