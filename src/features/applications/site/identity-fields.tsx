import styles from '../../../site/kit/forms/form.module.css';
import type { FormState } from '../../../site/kit/forms/form-state.ts';
import type { PageScope } from '../../../site/kit/page.ts';
import { ApplicantInput } from './applicant-input.tsx';

export function IdentityFields(shown: { scope: PageScope; form: FormState }) {
  return (
    <>
      <div className={styles.two}>
        <ApplicantInput {...shown} name="name" />
        <ApplicantInput {...shown} name="surname" />
      </div>
      <ApplicantInput {...shown} name="birthDate" />
      <ApplicantInput {...shown} name="tcKimlikNo" />
      <ApplicantInput {...shown} name="tcSerialNumber" />
    </>
  );
}
