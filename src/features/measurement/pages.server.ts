import type { PageRoute } from '../../site/kit/page-route.server.ts';
import { CONSENT_PATH } from './consent.ts';
import { consentForm } from './site/consent-form.server.ts';
import { loadConsent } from './site/load.server.ts';

export const measurementPages: PageRoute[] = [
  {
    path: CONSENT_PATH,
    query: { secim: /^(agreed|refused)$/ },
    form: consentForm,
    load: loadConsent,
  },
];
