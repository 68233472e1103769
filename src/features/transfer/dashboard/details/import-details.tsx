import { Button, Paper, Progress } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FailureNote } from '../../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { DeleteDialog } from '../../../../dashboard/kit/parts/delete-dialog.tsx';
import { DetailsHead } from '../../../../dashboard/kit/parts/details-head.tsx';
import { type Import, isBusy } from '../../schema.ts';
import { ImportMark } from '../import-mark.tsx';
import { lastImports, oneImport, removeImport } from '../transfer-calls.ts';
import { ImportOptionsForm } from './import-options-form.tsx';
import { ImportOverview } from './import-overview.tsx';
import { ImportReport } from './import-report.tsx';

const LIST = '/dashboard/admin/transfer';

export function ImportDetails({ one }: { one: Import }) {
  const { t } = useText();
  const { id, fileName, state, overview, fault, faultLine } = one;
  return (
    <div className="page">
      <BackLink to={LIST}>{t('transfer:title')}</BackLink>
      <DetailsHead actions={<RemoveButton one={one} />}>
        <h1>{fileName}</h1>
        <ImportMark state={state} size="large" />
      </DetailsHead>
      {fault ? (
        <FailureNote>{t(`transfer:fault.${fault}`, { line: faultLine })}</FailureNote>
      ) : null}
      {isBusy(state) ? <Running one={one} /> : null}
      {overview ? <ImportOverview one={one} overview={overview} /> : null}
      {overview && (state === 'checked' || state === 'done') ? (
        <ImportOptionsForm key={`${id} ${state}`} one={one} overview={overview} />
      ) : null}
      {overview && !fault ? <ImportReport one={one} /> : null}
    </div>
  );
}

function Running({ one: { state, done, overview } }: { one: Import }) {
  const { t } = useText();
  const entries = overview?.entries ?? 0;
  const isChecking = state === 'checking' || entries === 0;
  return (
    <Paper withBorder p={20}>
      <Progress value={isChecking ? 100 : (done / entries) * 100} animated aria-hidden="true" />
      <p role="status">
        {isChecking
          ? t('transfer:checkingText', { done })
          : t('transfer:progress', { done, entries })}
      </p>
      <p className="hint">{t('transfer:mayLeave')}</p>
    </Paper>
  );
}

function RemoveButton({ one: { id, fileName, state } }: { one: Import }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  if (state === 'running') return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('transfer:remove')}</Button>
      <DeleteDialog
        id={asking ? id : null}
        action={t('transfer:remove')}
        question={t('transfer:removeQuestion')}
        hint={t('transfer:removeHint')}
        remove={removeImport}
        onRemoved={() => {
          void navigate(LIST, { replace: true });
          client.removeQueries({ queryKey: oneImport(id).queryKey });
          void client.invalidateQueries({ queryKey: lastImports.queryKey });
        }}
        onClose={() => setAsking(false)}
      >
        {fileName}
      </DeleteDialog>
    </>
  );
}
