import type { FormState } from '../../../site/kit/forms/form-state.ts';
import type { PageScope } from '../../../site/kit/page.ts';
import { ApplicantInput } from './applicant-input.tsx';
import { DistrictField } from './district-field.tsx';

export function ContactFields(shown: { scope: PageScope; form: FormState }) {
  return (
    <>
      <ApplicantInput {...shown} name="email" />
      <ApplicantInput {...shown} name="phone" />
      <ApplicantInput {...shown} name="city" />
      <DistrictField {...shown} />
      <ApplicantInput {...shown} name="address" />
    </>
  );
}
