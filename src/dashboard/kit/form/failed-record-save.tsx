import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FailedSave } from './failed-save.tsx';
import type { SaveFailure, Stored } from './record.ts';

/** What it needs of the result of `useRecordForm`. */
export interface FailedRecord<Fields extends FieldValues, Input, Rec> {
  form: UseFormReturn<Fields, unknown, Input>;
  failure: Pick<SaveFailure<Rec, unknown>, 'message' | 'details' | 'newer'> | null;
  faults: readonly unknown[];
  rebase: (next: Stored<Fields, Rec>, values?: Fields) => void;
}

interface FailedRecordSaveProps<Fields extends FieldValues, Input, Rec> {
  record: FailedRecord<Fields, Input, Rec>;
  fieldsOf: (record: Rec) => Fields;
  /** After the form continues from the newer version, with its values or with the typed ones. */
  onRebased?: (newer: Rec, withTyped: boolean) => void;
}

/** Why the last save of a record failed and, after a conflict, the choice between both versions. */
export function FailedRecordSave<Fields extends FieldValues, Input, Rec>(
  props: FailedRecordSaveProps<Fields, Input, Rec>,
) {
  const { record, fieldsOf, onRebased } = props;
  const { form, failure, faults, rebase } = record;
  const newer = failure?.newer ?? null;
  function continueFrom(withTyped: boolean): void {
    if (newer === null) return;
    const fields = fieldsOf(newer);
    rebase({ record: newer, fields }, withTyped ? form.getValues() : fields);
    onRebased?.(newer, withTyped);
  }
  return (
    <FailedSave
      message={failure && faults.length === 0 ? failure.message : null}
      details={failure?.details}
      isConflict={newer !== null}
      onTakeNewer={() => continueFrom(false)}
      onKeepMine={() => continueFrom(true)}
    />
  );
}
