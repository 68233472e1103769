import type { Texts } from '../../../platform/i18n/texts.ts';
import { emails as deEmails } from './emails/de.ts';
import { emails as enEmails } from './emails/en.ts';
import { emails as esEmails } from './emails/es.ts';
import { emails as trEmails } from './emails/tr.ts';
import { fields as deFields } from './fields/de.ts';
import { fields as enFields } from './fields/en.ts';
import { fields as esFields } from './fields/es.ts';
import { fields as trFields } from './fields/tr.ts';
import { follow as deFollow } from './follow/de.ts';
import { follow as enFollow } from './follow/en.ts';
import { follow as esFollow } from './follow/es.ts';
import { follow as trFollow } from './follow/tr.ts';
import { apply as deApply } from './site/de.ts';
import { apply as enApply } from './site/en.ts';
import { apply as esApply } from './site/es.ts';
import { apply as trApply } from './site/tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const texts: Texts = {
  tr: {
    applicationEmails: trEmails,
    applicationFields: trFields,
    applicationFollow: trFollow,
    apply: trApply,
  },
  en: {
    applicationEmails: enEmails,
    applicationFields: enFields,
    applicationFollow: enFollow,
    apply: enApply,
  },
  de: {
    applicationEmails: deEmails,
    applicationFields: deFields,
    applicationFollow: deFollow,
    apply: deApply,
  },
  es: {
    applicationEmails: esEmails,
    applicationFields: esFields,
    applicationFollow: esFollow,
    apply: esApply,
  },
};
