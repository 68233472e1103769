import type { Texts } from '../../../platform/i18n/texts.ts';
import { de as deApi } from './api/de.ts';
import { en as enApi } from './api/en.ts';
import { es as esApi } from './api/es.ts';
import { tr as trApi } from './api/tr.ts';
import { de } from './de.ts';
import { de as deEmails } from './emails/de.ts';
import { en as enEmails } from './emails/en.ts';
import { es as esEmails } from './emails/es.ts';
import { tr as trEmails } from './emails/tr.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { de as deLabels } from './labels/de.ts';
import { en as enLabels } from './labels/en.ts';
import { es as esLabels } from './labels/es.ts';
import { tr as trLabels } from './labels/tr.ts';
import { tr } from './tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const texts: Texts = {
  tr: {
    notifications: tr,
    notificationLabels: trLabels,
    notificationEmails: trEmails,
    platform: trApi,
  },
  en: {
    notifications: en,
    notificationLabels: enLabels,
    notificationEmails: enEmails,
    platform: enApi,
  },
  de: {
    notifications: de,
    notificationLabels: deLabels,
    notificationEmails: deEmails,
    platform: deApi,
  },
  es: {
    notifications: es,
    notificationLabels: esLabels,
    notificationEmails: esEmails,
    platform: esApi,
  },
};
