import { useEffect, useState } from 'react';
import { FailureNote } from '../../../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { ErrorDetails } from '../../../../../dashboard/kit/parts/failure.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { useUserForm } from './use-user-form.ts';
import { fieldsOf } from './user-fields.ts';

/** Why the last save failed and, after a conflict, the comparison of both versions. */
export function SaveFailureNote({ record }: { record: ReturnType<typeof useUserForm> }) {
  const { t } = useText();
  const { form, stored, failure, faults, pending, rebase, submit } = record;
  const [comparing, setComparing] = useState(false);
  const newer = failure?.newer ?? null;
  // Each conflict opens the comparison, also directly after another conflict.
  useEffect(() => setComparing(newer !== null), [newer]);
  return (
    <>
      {failure && faults.length === 0 ? (
        <FailureNote>
          {failure.message} {t('users:form.kept')} <ErrorDetails raw={failure.details} />
          {newer ? (
            <button type="button" className="link-button" onClick={() => setComparing(true)}>
              {t('users:conflict.compare')}
            </button>
          ) : null}
        </FailureNote>
      ) : null}
      {newer && comparing ? (
        <ConflictDialog
          key={newer.version}
          theirs={newer}
          base={stored.fields}
          mine={form.getValues()}
          busy={pending !== null}
          onSave={(merged) => {
            rebase({ record: newer, fields: fieldsOf(newer) }, merged);
            void submit();
          }}
          onClose={() => setComparing(false)}
        />
      ) : null}
    </>
  );
}
