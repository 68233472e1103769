import { notFound } from '../../../platform/errors.ts';
import { pageForm } from '../../../site/kit/forms/page-form.server.ts';
import { withParty } from '../../party/schema.ts';
import { CONSENT_PATH, ConsentInput } from '../consent.ts';
import { consentCookies } from '../consent-cookies.server.ts';
import { containerOf } from '../tag-manager.ts';

/** The choice is stored in the browser, not on the server. */
export const consentForm = pageForm({
  schema: ConsentInput,
  fields: {
    choice: {
      label: 'measurement:consent.title',
      messages: {
        required: 'measurement:consentPage.choose',
        notAllowed: 'measurement:consentPage.choose',
      },
    },
  },
  limits: { bytes: 4096, attempts: { max: 60, seconds: 600 } },
  // A visitor may choose immediately.
  minSeconds: 0,
  async submit(_operation, { choice }, { scope, headers }) {
    if (!containerOf(withParty(scope).party)) throw notFound();
    return {
      redirectTo: `${CONSENT_PATH}?secim=${choice}`,
      cookies: consentCookies(choice, scope.origin, headers.cookie),
    };
  },
});
