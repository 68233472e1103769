import type { FormState } from '../../../site/kit/forms/form-state.ts';
import type { PageScope } from '../../../site/kit/page.ts';
import { ApplicantInput } from './applicant-input.tsx';

export function WorkFields(shown: { scope: PageScope; form: FormState }) {
  return (
    <>
      <ApplicantInput {...shown} name="occupation" />
      <ApplicantInput {...shown} name="education" />
    </>
  );
}
