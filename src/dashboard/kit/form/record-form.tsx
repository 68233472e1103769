import type { FormEvent, ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { UnsavedGuard } from '../page/unsaved-work.tsx';
import { ErrorSummary, type FieldFault } from '../parts/error-summary.tsx';

interface RecordFormProps<Fields extends FieldValues, Input> {
  /** From `useRecordForm`. */
  record: {
    form: UseFormReturn<Fields, unknown, Input>;
    unsaved: boolean;
    faults: FieldFault[];
    attempt: number;
  };
  className?: string;
  onSubmit: () => void;
  /** The title of the summary of faults. */
  title: string;
  /** Discards what was typed when the user leaves the page. Missing where the page itself asks. */
  onDiscard?: () => void;
  /** What stands above the summary. */
  head?: ReactNode;
  /** For the space around the summary. */
  summaryClass?: string;
  /** What lies over the form. */
  dialogs?: ReactNode;
  children: ReactNode;
}

/** The form of one record: the summary of faults above its fields, and a question before leaving. */
export function RecordForm<Fields extends FieldValues, Input>(
  props: RecordFormProps<Fields, Input>,
) {
  const { record, className, title, onDiscard, head, summaryClass, dialogs, children } = props;
  const send = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  const summary = <ErrorSummary title={title} faults={record.faults} attempt={record.attempt} />;
  return (
    <FormProvider {...record.form}>
      <form className={className} noValidate onSubmit={send}>
        {head}
        {summaryClass ? <div className={summaryClass}>{summary}</div> : summary}
        {children}
      </form>
      {dialogs}
      {onDiscard ? <UnsavedGuard unsaved={record.unsaved} onDiscard={onDiscard} /> : null}
    </FormProvider>
  );
}
