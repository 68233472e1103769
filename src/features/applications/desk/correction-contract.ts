import * as z from 'zod/mini';
import { changed, contract } from '../../../platform/http/contract.ts';
import { IdParam } from '../../../platform/http/replies.ts';
import { privacyRight } from '../../privacy/policy.ts';
import { districtInCity } from '../form/application-form.ts';
import { applicantFields } from '../form/schema.ts';
import { Application, reasonField } from './schema.ts';

const { tcKimlikNo: _number, tcSerialNumber: _serial, ...fields } = applicantFields;

/**
 * What an admin can correct. Identity numbers are left out: the applicant is asked for them, so that
 * nobody but the applicant types them.
 */
export const CORRECTED_FIELDS = Object.keys(fields) as (keyof typeof fields)[];

const typed = { ...fields, /** Why; recorded. */ reason: reasonField };

/** The fields as the form sends them. */
export const CorrectionFields = z.strictObject(typed).check(districtInCity());
export type CorrectionFields = z.infer<typeof CorrectionFields>;

/** All fields as texts, as in the form of an applicant. */
export const Correction = z
  .strictObject({ ...typed, version: z.int().check(z.positive()) })
  .check(districtInCity());
export type Correction = z.infer<typeof Correction>;

export const correctionRoutes = contract(
  'applications',
  { right: privacyRight },
  {
    correct: {
      at: 'PUT /applications/:id/data',
      summary: 'Correct the data of an applicant who asked for it; identity numbers stay',
      confirmation: 'always',
      params: IdParam,
      body: Correction,
      reply: changed(Application, 'applicationCorrected'),
    },
  },
);
