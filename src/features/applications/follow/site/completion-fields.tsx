import type { FormState } from '../../../../site/kit/forms/form-state.ts';
import { SelectField } from '../../../../site/kit/forms/select-field.tsx';
import type { PageScope } from '../../../../site/kit/page.ts';
import { ApplicantInput } from '../../site/applicant-input.tsx';
import { AllDistricts, DistrictOptions } from '../../site/district-options.tsx';
import { askedFields } from '../asked.ts';
import type { Followed } from '../views.ts';

interface CompletionFieldsProps {
  scope: PageScope;
  form: FormState;
  application: Followed;
}

/** The fields that the applicant was asked for, empty: what is stored is never shown. */
export function CompletionFields({ scope, form, application }: CompletionFieldsProps) {
  const fields = askedFields(application.missingFields);
  return fields.map((name) =>
    name === 'district' ? (
      <District
        key={name}
        {...{ scope, form }}
        city={fields.includes('city') ? null : application.city}
      />
    ) : (
      <ApplicantInput key={name} {...{ scope, form, name }} />
    ),
  );
}

interface DistrictProps {
  scope: PageScope;
  form: FormState;
  /** Null: the province is asked for too, so the list has the districts of all. */
  city: number | null;
}

/** Needs no script: the province is known, or the districts are listed by province. */
const District = ({ scope: { t }, form, city }: DistrictProps) => (
  <SelectField
    form={form}
    name="district"
    label={t('applicationFields:district')}
    empty={t('apply:choose')}
  >
    {city === null ? <AllDistricts /> : <DistrictOptions city={city} lang="tr" />}
  </SelectField>
);
