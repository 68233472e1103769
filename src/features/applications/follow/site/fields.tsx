import { ChoiceField, SelectField, TextField } from '../../../../site/kit/forms/fields.tsx';
import type { FormState } from '../../../../site/kit/forms/form-state.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import { REQUEST_KINDS } from '../../../privacy/contract.ts';
import { AllDistricts, ApplicantInput, DistrictOptions } from '../../form/site/inputs.tsx';
import { type Followed, requestedFields } from '../followed.ts';

interface CompletionFieldsProps {
  scope: PageScope;
  form: FormState;
  application: Followed;
}

/** The fields that the applicant was asked for, empty: what is stored is never shown. */
export function CompletionFields({ scope, form, application }: CompletionFieldsProps) {
  const fields = requestedFields(application.missingFields);
  return fields.map((name) =>
    name === 'district' ? (
      <District
        key={name}
        scope={scope}
        form={form}
        city={fields.includes('city') ? null : application.city}
      />
    ) : (
      <ApplicantInput key={name} scope={scope} form={form} name={name} />
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

/** The fields of a request about the own data. */
export function DataRequestFields({ scope: { t }, form }: { scope: PageScope; form: FormState }) {
  return (
    <>
      <ChoiceField
        form={form}
        name="kind"
        label={t('applicationFollow:privacy.kind')}
        choices={REQUEST_KINDS.map((kind) => ({
          value: kind,
          label: t(`applicationFollow:privacy.${kind}`),
        }))}
      />
      <TextField
        form={form}
        name="text"
        rows={6}
        label={t('applicationFollow:privacy.text')}
        hint={t('applicationFollow:privacy.textHint')}
      />
    </>
  );
}
