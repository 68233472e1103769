import type { FormState } from '../../../site/kit/forms/form-state.ts';
import type { PageScope } from '../../../site/kit/page.ts';
import { ApplicantInput, PROVINCES_BY_NAME } from './applicant-input.tsx';
import { DistrictField } from './district-field.tsx';

export function ContactFields(shown: { scope: PageScope; form: FormState }) {
  return (
    <>
      <ApplicantInput {...shown} name="email" />
      <ApplicantInput {...shown} name="phone" />
      <ApplicantInput {...shown} name="city" />
      <DistrictField {...shown} provinces={PROVINCES_BY_NAME} />
      <ApplicantInput {...shown} name="address" />
    </>
  );
}
