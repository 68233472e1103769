import { textsOf } from '../../platform/i18n/texts.ts';
import type { Feature } from '../manifest.server.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

/** It has no server of its own: its tasks are files that the dashboard loads. */
export const handbook: Feature = { name: 'handbook', texts: [textsOf({ tr, en, de, es })] };
