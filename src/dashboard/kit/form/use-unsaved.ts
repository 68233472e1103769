import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Whether the fields differ from the stored record. Renders again only when the result changes. */
export function useUnsaved<Fields extends FieldValues, Input>(
  form: UseFormReturn<Fields, unknown, Input>,
  stored: Fields,
  isSame: (a: Fields, b: Fields) => boolean,
): boolean {
  const [unsaved, setUnsaved] = useState(false);
  useEffect(() => {
    const look = () => setUnsaved(!isSame(form.getValues(), stored));
    look();
    return form.subscribe({ formState: { values: true }, callback: look });
  }, [form, stored, isSame]);
  return unsaved;
}
