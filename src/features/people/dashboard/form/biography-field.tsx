import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { MarkdownField } from '../../../../dashboard/kit/markdown/markdown-field.tsx';
import type { PersonFields } from '../../edit/schema.ts';

/** The biography in Markdown. */
export function BiographyField() {
  const { t } = useText();
  const { getValues, setValue, formState } = useFormContext<PersonFields>();
  const [initial] = useState(() => getValues('biography'));
  return (
    <MarkdownField
      initial={initial}
      label={t('peopleFields:person-biography')}
      lang="tr"
      fault={formState.errors.biography?.message}
      onChange={(text) =>
        setValue('biography', text, { shouldDirty: true, shouldValidate: formState.isSubmitted })
      }
    />
  );
}
