import { CheckField, ChoiceField } from '../../../site/kit/forms/fields.tsx';
import css from '../../../site/kit/forms/form.module.css';
import { emptyForm } from '../../../site/kit/forms/form-state.ts';

const form = {
  ...emptyForm(''),
  values: { subject: 'press' },
  errors: {
    agreed: { message: 'Onay zorunludur.', advice: 'Metni okuduğunuzu işaretleyin.' },
  },
};

export default function Choices() {
  return (
    <div className={css.form} lang="tr">
      <ChoiceField
        form={form}
        name="subject"
        label="Konu nedir?"
        choices={[
          { value: 'press', label: 'Basın', hint: 'Röportaj, görüş, fotoğraf' },
          { value: 'other', label: 'Başka bir konu' },
        ]}
      />
      <CheckField form={form} name="agreed">
        Aydınlatma metnini okudum.
      </CheckField>
    </div>
  );
}
