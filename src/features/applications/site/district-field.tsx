import { districtsOf } from '../../../platform/places/districts.ts';
import type { Province } from '../../../platform/places/provinces.ts';
import {
  classOfField,
  describedBy,
  FieldError,
  type FieldProps,
  Hint,
} from '../../../site/kit/forms/field.tsx';
import { type FormState, fieldId } from '../../../site/kit/forms/form-state.ts';
import type { PageScope } from '../../../site/kit/page.ts';
import styles from './district-field.module.css';

interface DistrictFieldProps {
  scope: PageScope;
  form: FormState;
  /** In the order of the list. */
  provinces: readonly Province[];
}

/**
 * The district of the chosen province. The script fills the list for the province; until then it is
 * disabled. Without a script, `noscript` has one list of all districts: browsers with a script do not
 * make elements of it, so that the page stays light.
 */
export function DistrictField({ scope, form, provinces }: DistrictFieldProps) {
  const { t } = scope;
  const name = 'district';
  const label = t(`applicationFields:${name}`);
  const chosen = form.values[name] ?? '';
  const hint = t('apply:hint.district');
  const invalid = { 'aria-invalid': form.errors[name] ? (true as const) : undefined };
  const props: FieldProps = { form, name, label, hint };
  return (
    <div className={classOfField({ form, name })}>
      <label htmlFor={fieldId(name)}>{label}</label>
      <Hint name={name} hint={hint} />
      <select
        className={styles.scripted}
        id={fieldId(name)}
        name={name}
        disabled
        autoComplete="address-level2"
        data-districts
        defaultValue={chosen}
        {...invalid}
        {...describedBy(props)}
      >
        <option value="">{t('apply:cityFirst')}</option>
        {chosen && <option value={chosen}>{chosen}</option>}
      </select>
      <noscript>
        <select name={name} aria-label={label} defaultValue={chosen} {...invalid}>
          <option value="">{t('apply:choose')}</option>
          {provinces.map(({ plate, name: province }) => (
            <optgroup key={plate} label={province}>
              {districtsOf(plate).map((district) => (
                <option key={district}>{district}</option>
              ))}
            </optgroup>
          ))}
        </select>
      </noscript>
      <FieldError form={form} name={name} />
    </div>
  );
}
