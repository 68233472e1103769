import { useState } from 'react';
import { TextField } from '../../../site/kit/forms/fields.tsx';
import { emptyForm } from '../../../site/kit/forms/form-state.ts';
import { PublicForm } from '../../../site/kit/forms/public-form.tsx';
import { useSiteScope } from '../../samples/site-scope.ts';

const REFUSED = {
  ...emptyForm(''),
  values: { name: 'Aylin Işıkçı', email: 'aylin@ufuk' },
  errors: { email: 'E-posta adresi ad@alan.com biçiminde olmalıdır.' },
};

export default function RefusedForm() {
  const scope = useSiteScope();
  // The summary takes the focus, so it is shown only after a press of the button.
  const [form, setForm] = useState({ ...REFUSED, errors: {} });
  return (
    <>
      <p className="hero-acts">
        <button className="btn line sm" type="button" onClick={() => setForm(REFUSED)}>
          Reddedilen gönderimi göster
        </button>
      </p>
      <PublicForm key={String(form === REFUSED)} scope={scope} form={form} submit="Gönder">
        <TextField form={form} name="name" label="Ad ve soyad" autoComplete="off" />
        <TextField form={form} name="email" label="E-posta" type="email" autoComplete="off" />
      </PublicForm>
    </>
  );
}
