import { PROVINCES } from '../../../platform/places/provinces.ts';
import type { FormState } from '../../../site/kit/forms/form-state.ts';
import { SelectField } from '../../../site/kit/forms/select-field.tsx';
import { TextField } from '../../../site/kit/forms/text-field.tsx';
import type { PageScope } from '../../../site/kit/page.ts';
import { APPLICANT_LIMITS } from '../form/schema.ts';
import { DistrictField } from './district-field.tsx';

const byName = new Intl.Collator('tr').compare;
const IN_ORDER = [...PROVINCES].sort((a, b) => byName(a.name, b.name));

export function ContactFields({ scope, form }: { scope: PageScope; form: FormState }) {
  const { t } = scope;
  const field = (name: string) => ({ form, name, label: t(`applicationFields:${name}`) });
  return (
    <>
      <TextField
        {...field('email')}
        type="email"
        hint={t('apply:hint.email')}
        autoComplete="email"
        spellCheck={false}
        maxLength={APPLICANT_LIMITS.email}
      />
      <TextField
        {...field('phone')}
        type="tel"
        hint={t('apply:hint.phone')}
        autoComplete="tel"
        maxLength={APPLICANT_LIMITS.phone}
      />
      <SelectField {...field('city')} empty={t('apply:choose')} autoComplete="address-level1">
        {IN_ORDER.map(({ plate, name }) => (
          <option key={plate} value={plate} lang="tr">
            {name}
          </option>
        ))}
      </SelectField>
      <DistrictField scope={scope} form={form} provinces={IN_ORDER} />
      <TextField
        {...field('address')}
        hint={t('apply:hint.address')}
        rows={3}
        autoComplete="street-address"
        maxLength={APPLICANT_LIMITS.address}
      />
    </>
  );
}
