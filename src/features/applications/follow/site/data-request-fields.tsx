import { ChoiceField } from '../../../../site/kit/forms/choice-field.tsx';
import type { FormState } from '../../../../site/kit/forms/form-state.ts';
import { TextField } from '../../../../site/kit/forms/text-field.tsx';
import type { PageScope } from '../../../../site/kit/page.ts';
import { REQUEST_KINDS } from '../../../privacy/schema.ts';

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
