import { Button } from '@mantine/core';
import { type ReactNode, useCallback } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link } from 'react-router';
import { useText } from '../language/language.ts';
import { BackLink } from '../parts/back-link.tsx';
import type { FieldFault } from '../parts/error-summary.tsx';
import { FormActions } from '../parts/form-section.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { type FailedRecord, FailedRecordSave } from './failed-record-save.tsx';
import { RecordForm } from './record-form.tsx';

interface RecordPageProps<Fields extends FieldValues, Input, Rec> {
  title: string;
  /** How the keys of the texts `title` (of the list), `faults` and `save` begin. */
  texts: string;
  /** The address of the list. */
  list: string;
  /** From `useRecordForm`. */
  record: FailedRecord<Fields, Input, Rec> & {
    unsaved: boolean;
    faults: FieldFault[];
    attempt: number;
    pending: unknown;
    submit: () => Promise<void>;
  };
  fieldsOf: (record: Rec) => Fields;
  /** After the form continues from the newer version of a conflict. */
  onRebased?: () => void;
  /** At the end of the head. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The page for adding or editing one record of a list. */
export function RecordPage<Fields extends FieldValues, Input, Rec>(
  props: RecordPageProps<Fields, Input, Rec>,
) {
  const { title, texts, list, record, fieldsOf, onRebased, actions, children } = props;
  const { t } = useText();
  const { reset } = record.form;
  const discard = useCallback(() => reset(), [reset]);
  return (
    <RecordForm
      record={record}
      className="page"
      title={t(`${texts}faults`)}
      onSubmit={() => void record.submit()}
      onDiscard={discard}
      head={
        <>
          <BackLink to={list}>{t(`${texts}title`)}</BackLink>
          <PageHead title={title}>{actions}</PageHead>
        </>
      }
    >
      <FailedRecordSave
        record={record}
        fieldsOf={fieldsOf}
        {...(onRebased && { onRebased: () => onRebased() })}
      />
      {children}
      <FormActions>
        <Button type="submit" variant="filled" loading={record.pending !== null}>
          {t(`${texts}save`)}
        </Button>
        <Button component={Link} to={list}>
          {t('dashboard:dialog.cancel')}
        </Button>
      </FormActions>
    </RecordForm>
  );
}
