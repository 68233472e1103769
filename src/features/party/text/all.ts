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
import { en } from './en.ts';
import { es } from './es.ts';
import { de as deFields } from './fields/de.ts';
import { en as enFields } from './fields/en.ts';
import { es as esFields } from './fields/es.ts';
import { tr as trFields } from './fields/tr.ts';
import { de as deForm } from './form/de.ts';
import { en as enForm } from './form/en.ts';
import { es as esForm } from './form/es.ts';
import { tr as trForm } from './form/tr.ts';
import { tr } from './tr.ts';

/** Every language at once, for the server; a browser loads one at a time. */
export const texts: Texts = {
  tr: { party: tr, partyForm: trForm, partyFields: trFields, platform: trApi, audit: trAudit },
  en: { party: en, partyForm: enForm, partyFields: enFields, platform: enApi, audit: enAudit },
  de: { party: de, partyForm: deForm, partyFields: deFields, platform: deApi, audit: deAudit },
  es: { party: es, partyForm: esForm, partyFields: esFields, platform: esApi, audit: esAudit },
};
