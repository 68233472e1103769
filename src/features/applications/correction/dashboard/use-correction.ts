import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useRecordForm } from '../../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { newerOf } from '../../../../dashboard/kit/session/api-error.ts';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { rememberApplication } from '../../desk/dashboard/details/application-calls.ts';
import { Application } from '../../desk/schema.ts';
import { CORRECTED_FIELDS, CorrectionFields } from '../schema.ts';
import { changedFields, FIELD_IDS, type TypedFields, typedOf } from './correction-fields.ts';

const Changed = z.object({ data: Application, message: z.string() });

/** The field whose message about a wrong value is shown at this one. */
const WRONG: Record<string, string> = { surname: 'name' };
const WORDED = ['name', 'birthDate', 'email', 'phone', 'district'];

/** The form in which an admin corrects the data of an applicant. */
export function useCorrection(initial: Application) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [hasConflict, setConflict] = useState(false);
  const label = (name: string) =>
    name === 'reason' ? t('applicationCorrection:reason') : t(`applicationFields:${name}`);
  const record = useRecordForm<TypedFields, CorrectionFields, Application>({
    initial: { record: initial, fields: typedOf(initial) },
    target: undefined,
    rules: () => ({ schema: CorrectionFields }),
    words: {
      label,
      wrong: (path, field) => {
        const name = WRONG[path] ?? path;
        return WORDED.includes(name)
          ? t(`applicationCorrection:wrong.${name}`)
          : t('dashboard:validation.required', { field });
      },
    },
    ids: FIELD_IDS,
    isSame: (a, b) => changedFields(a, b).length === 0 && a.reason.trim() === b.reason.trim(),
    // The server reads the fields as they were typed.
    async save(_input, { fields, over }) {
      const { version } = over.record ?? initial;
      const path = `/api/applications/${encodeURIComponent(initial.id)}/data`;
      const body = { ...fields, version };
      const { data, message } = Changed.parse(await session.request(path, { method: 'PUT', body }));
      toast.success(message);
      return data;
    },
    newerOf: (error) => newerOf(Application, error),
    onConflict: follow,
    onSaved: (saved) => {
      rememberApplication(client, saved);
      void navigate(`/dashboard/applications/${saved.id}/details`, { state: { saved: true } });
    },
  });

  /** Fields that the user did not change take the values of the newer version. */
  function follow(newer: Application): void {
    const typed = record.form.getValues();
    const mine: string[] = changedFields(typed, record.stored.fields);
    const fields = typedOf(newer);
    const kept = Object.fromEntries(
      CORRECTED_FIELDS.map((name) => [name, mine.includes(name) ? typed[name] : fields[name]]),
    );
    record.rebase({ record: newer, fields }, { ...typed, ...kept });
    rememberApplication(client, newer);
    setConflict(true);
  }

  const save = async () => {
    const { form, stored } = record;
    if (changedFields(form.getValues(), stored.fields).length === 0)
      toast(t('applicationCorrection:unchanged'));
    else await record.submit();
  };
  return { record, hasConflict, label, save };
}
