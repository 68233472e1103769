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
  /** The title of the error summary. */
  title: string;
  /**
   * Discards the typed values when the user leaves the page. Left out if the page itself asks
   * before leaving.
   */
  onDiscard?: () => void;
  /** Shown above the summary. */
  head?: ReactNode;
  /** For the space around the summary. */
  summaryClass?: string;
  /** Shown over the form. */
  dialogs?: ReactNode;
  children: ReactNode;
}

/**
 * The form of one record: the error summary above its fields, and a confirmation before the user
 * leaves it with unsaved changes.
 */
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
