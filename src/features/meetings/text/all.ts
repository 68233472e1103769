import type { Texts } from '../../../platform/i18n/texts.ts';
import { de as deApi } from './api/de.ts';
import { en as enApi } from './api/en.ts';
import { es as esApi } from './api/es.ts';
import { tr as trApi } from './api/tr.ts';
import { de as deAudit } from './audit/de.ts';
import { en as enAudit } from './audit/en.ts';
import { es as esAudit } from './audit/es.ts';
import { tr as trAudit } from './audit/tr.ts';
import { de } from './de.ts';
import { de as deDesk } from './desk/de.ts';
import { en as enDesk } from './desk/en.ts';
import { es as esDesk } from './desk/es.ts';
import { tr as trDesk } from './desk/tr.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { tr } from './tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const texts: Texts = {
  tr: { meetings: tr, meetingsDesk: trDesk, platform: trApi, audit: trAudit },
  en: { meetings: en, meetingsDesk: enDesk, platform: enApi, audit: enAudit },
  de: { meetings: de, meetingsDesk: deDesk, platform: deApi, audit: deAudit },
  es: { meetings: es, meetingsDesk: esDesk, platform: esApi, audit: esAudit },
};
