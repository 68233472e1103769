import * as z from 'zod/mini';
import { DATE_PARTS, datePart } from '../../../site/kit/forms/date-part.ts';
import type { FormInBrowser } from '../../../site/kit/forms/form-in-browser.ts';
import { offerDistricts } from './offer-districts.ts';
import { sentApplication, withDate } from './schema.ts';

/** The draft has neither the numbers of the identity card nor what must be agreed to each time. */
export const applyInBrowser: FormInBrowser = {
  schema: z.pipe(withDate, sentApplication),
  draft: [
    ...['name', 'surname', ...DATE_PARTS.map((part) => datePart('birthDate', part))],
    ...['email', 'phone', 'city', 'district', 'address', 'occupation', 'education'],
  ],
  prepare: offerDistricts,
};
