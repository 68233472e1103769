import { TextField } from '../../../site/kit/forms/fields.tsx';
import { emptyForm } from '../../../site/kit/forms/form-state.ts';
import { PublicForm } from '../../../site/kit/forms/public-form.tsx';
import { useSiteScope } from '../../samples/site-scope.ts';

export default function Form() {
  const form = emptyForm('');
  return (
    <PublicForm scope={useSiteScope()} form={form} submit="Gönder">
      <TextField form={form} name="name" label="Ad ve soyad" autoComplete="off" />
      <TextField form={form} name="email" label="E-posta" type="email" autoComplete="off" />
      <TextField form={form} name="message" label="Mesajınız" rows={3} hint="En az on sözcük" />
    </PublicForm>
  );
}
