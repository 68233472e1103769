import { Button, Group } from '@mantine/core';
import { type FormEvent, type ReactNode, useCallback } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { FailureNote } from '../failure-note.tsx';
import { useText } from '../language/language.ts';
import { UnsavedGuard } from '../page/unsaved-work.tsx';
import { BackLink } from '../parts/back-link.tsx';
import { ErrorSummary, type FieldFault } from '../parts/error-summary.tsx';
import { ErrorDetails } from '../parts/failure.tsx';
import { FormActions } from '../parts/form-section.tsx';
import { PageHead } from '../parts/page-head.tsx';
import type { SaveFailure, Stored } from './record.ts';

interface RecordPageProps<Fields extends FieldValues, Input, Rec> {
  title: string;
  /** How the keys of the texts `title` (of the list), `faults` and `save` begin. */
  texts: string;
  /** The address of the list; left out for a record of which there is one. */
  list?: string;
  /** From `useRecordForm`. */
  record: FailedRecord<Fields, Input, Rec> & {
    unsaved: boolean;
    faults: FieldFault[];
    attempt: number;
    pending: unknown;
    submit: () => Promise<void>;
  };
  fieldsOf: (record: Rec) => Fields;
  lead?: ReactNode;
  /** At the end of the head. */
  actions?: ReactNode;
  /** In place of title, lead and actions. */
  head?: ReactNode;
  /** Below the head: tabs, or more about the record. */
  belowHead?: ReactNode;
  /** Null if the fields contain the button that saves. */
  buttons?: null;
  /** Behind the button that saves. */
  moreButtons?: ReactNode;
  /** Shown over the form. */
  dialogs?: ReactNode;
  /** In place of saving at once. */
  onSubmit?: () => void;
  /** After the typed values were discarded. */
  onDiscarded?: () => void;
  /** After the form continues from the newer version of a conflict, with its values or the typed ones. */
  onRebased?: (newer: Rec, withTyped: boolean) => void;
  children: ReactNode;
}

/** The page for adding or editing one record of a list, or the only record of its kind. */
export function RecordPage<Fields extends FieldValues, Input, Rec>(
  props: RecordPageProps<Fields, Input, Rec>,
) {
  const { title, texts, list, record, fieldsOf, onDiscarded, onRebased } = props;
  const { t } = useText();
  const { reset } = record.form;
  const discard = useCallback(() => {
    reset();
    onDiscarded?.();
  }, [reset, onDiscarded]);
  return (
    <RecordForm
      record={record}
      className="page"
      title={t(`${texts}faults`)}
      onSubmit={props.onSubmit ?? (() => void record.submit())}
      onDiscard={discard}
      dialogs={props.dialogs}
      head={
        <>
          <BackLink to={list ?? '/dashboard/admin'}>
            {t(list ? `${texts}title` : 'dashboard:admin.title')}
          </BackLink>
          {props.head ?? (
            <PageHead title={title} lead={props.lead}>
              {props.actions}
            </PageHead>
          )}
          {props.belowHead}
        </>
      }
    >
      <FailedRecordSave record={record} fieldsOf={fieldsOf} {...(onRebased && { onRebased })} />
      {props.children}
      {props.buttons === null ? null : (
        <FormActions isSticky={!list}>
          <Button type="submit" variant="filled" loading={record.pending !== null}>
            {t(`${texts}save`)}
          </Button>
          {props.moreButtons}
          {list ? (
            <Button component={Link} to={list}>
              {t('dashboard:dialog.cancel')}
            </Button>
          ) : null}
        </FormActions>
      )}
    </RecordForm>
  );
}

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

/** What it needs of the result of `useRecordForm`. */
interface FailedRecord<Fields extends FieldValues, Input, Rec> {
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

interface FailedSaveProps {
  /** Null if the last save did not fail. */
  message: string | null;
  /** The raw error, shown on request. */
  details?: string | undefined;
  /** Whether another user has saved a newer version. */
  isConflict: boolean;
  /** Shows the newer version in the fields, in place of the typed values. */
  onTakeNewer: () => void;
  /** Keeps the typed values; the next save replaces the newer version. */
  onKeepMine: () => void;
}

export function FailedSave(props: FailedSaveProps) {
  const { message, isConflict, onTakeNewer, onKeepMine } = props;
  const { t } = useText();
  if (message === null) return null;
  return (
    <FailureNote>
      {message} {t('dashboard:conflict.kept')}
      <ErrorDetails raw={props.details} />
      {isConflict ? (
        <Group gap="xs" mt="xs">
          <Button size="compact-sm" onClick={onKeepMine}>
            {t('dashboard:conflict.keepMine')}
          </Button>
          <Button size="compact-sm" onClick={onTakeNewer}>
            {t('dashboard:conflict.takeNewer')}
          </Button>
        </Group>
      ) : null}
    </FailureNote>
  );
}
