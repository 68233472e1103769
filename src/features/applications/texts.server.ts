import { textsOf } from '../../platform/i18n/texts.ts';
import * as deskDe from './desk/text/de.ts';
import * as deskEn from './desk/text/en.ts';
import * as deskEs from './desk/text/es.ts';
import * as deskTr from './desk/text/tr.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

/** The form, the follow-up, the e-mails, the API and the audit log, in every language. */
export const texts = textsOf({ tr, en, de, es });

/** The pages for staff. */
export const deskTexts = textsOf({ tr: deskTr, en: deskEn, de: deskDe, es: deskEs });
