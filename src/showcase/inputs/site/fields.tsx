import { DateField } from '../../../site/kit/forms/date-field.tsx';
import { SelectField, TextField } from '../../../site/kit/forms/fields.tsx';
import css from '../../../site/kit/forms/form.module.css';
import { emptyForm } from '../../../site/kit/forms/form-state.ts';
import { useSiteScope } from '../../samples/site-scope.ts';

const form = {
  ...emptyForm(''),
  values: { name: 'Aylin', phone: '0500', message: '' },
  errors: { phone: { message: 'Telefon numarası on rakamdan oluşmalıdır.' } },
};

export default function Fields() {
  const { t, locale } = useSiteScope();
  return (
    <div className={css.form} lang="tr">
      <TextField form={form} name="name" label="Ad" hint="Kimliğinizde yazdığı gibi" />
      <TextField form={form} name="phone" label="Telefon" type="tel" inputMode="tel" />
      <TextField form={form} name="message" label="Mesajınız" rows={3} />
      <SelectField form={form} name="city" label="İl" empty="İl seçin">
        <option value="6">Ankara</option>
        <option value="35">İzmir</option>
      </SelectField>
      <DateField form={form} name="birthDate" label="Doğum tarihi" t={t} locale={locale} />
    </div>
  );
}
