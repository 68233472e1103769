import { Button, FileButton, Group, Stack, Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { FieldFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { FormSection } from '../../../dashboard/kit/parts/form-section.tsx';
import { AdminsOnly } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { call, reload } from '../../../dashboard/kit/session/calls.ts';
import { load, saveFile } from '../../../dashboard/kit/session/load-file.ts';
import { BRANCH_LIMITS, branchRoutes, type CsvCheck } from '../contract.ts';
import { decodeCsv } from '../csv-text.ts';
import { CSV_COLUMNS } from '../schema.ts';
import { LIST } from './parts.ts';

export function ImportPage() {
  const { t } = useText();
  const title = t('branchesDesk:importTitle');
  return (
    <AdminsOnly title={title} texts="branchesDesk:">
      <div className="page">
        <BackLink to={LIST}>{t('branchesDesk:title')}</BackLink>
        <PageHead title={title} lead={t('branchesDesk:importLead')} />
        <FormSection
          title={t('branchesDesk:importFile')}
          text={t('branchesDesk:importText', { columns: CSV_COLUMNS.join('; ') })}
        >
          <ImportFile />
        </FormSection>
        <FormSection title={t('branchesDesk:exportTitle')} text={t('branchesDesk:exportText')}>
          <ExportButton />
        </FormSection>
      </div>
    </AdminsOnly>
  );
}

/** A file is checked as soon as it is chosen, and written when the user has seen the result. */
function ImportFile() {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<{ name: string; csv: string } | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const checking = useMutation({
    mutationFn: (csv: string) => call(branchRoutes.checkCsv, { body: { csv } }),
  });
  const importing = useMutation({
    mutationFn: (csv: string) => call(branchRoutes.importCsv, { body: { csv } }),
    onSuccess() {
      toast.success(t('branchesDesk:importDone'));
      void reload(client, branchRoutes);
      void navigate(LIST, { state: { saved: true } });
    },
  });
  async function choose(file: File | null) {
    if (!file) return;
    checking.reset();
    importing.reset();
    setChosen(null);
    const csv = file.size > BRANCH_LIMITS.csv ? '' : decodeCsv(await file.arrayBuffer());
    const tooLarge = file.size > BRANCH_LIMITS.csv;
    setTooLarge(tooLarge);
    if (tooLarge) return;
    setChosen({ name: file.name, csv });
    checking.mutate(csv);
  }
  const { data: result } = checking;
  const error = checking.error ?? importing.error;
  const isNew = result !== undefined && result.added + result.changed > 0;
  return (
    <Stack align="stretch">
      <Group gap="sm">
        <FileButton accept=".csv,text/csv" onChange={choose}>
          {(props) => (
            <Button {...props} id="branch-csv" loading={checking.isPending}>
              {t('branchesDesk:chooseFile')}
            </Button>
          )}
        </FileButton>
        <span className="hint" role="status">
          {isTooLarge
            ? t('branchesDesk:tooLarge')
            : chosen
              ? t('branchesDesk:chosen', { name: chosen.name })
              : ''}
        </span>
      </Group>
      {error ? <FieldFailure error={error} /> : null}
      {result ? <Result result={result} /> : null}
      {result && chosen && result.faults.length === 0 ? (
        isNew ? (
          <div>
            <Button
              variant="filled"
              loading={importing.isPending}
              onClick={() => importing.mutate(chosen.csv)}
            >
              {t('branchesDesk:importNow')}
            </Button>
          </div>
        ) : (
          <p className="hint">{t('branchesDesk:importNothing')}</p>
        )
      ) : null}
    </Stack>
  );
}

function Result({ result }: { result: CsvCheck }) {
  const { t } = useText();
  const { added, changed, same, faults } = result;
  if (faults.length === 0)
    return (
      <ul role="list" aria-label={t('branchesDesk:checkResult')}>
        <li>{t('branchesDesk:added', { count: added })}</li>
        <li>{t('branchesDesk:changed', { count: changed })}</li>
        <li>{t('branchesDesk:same', { count: same })}</li>
      </ul>
    );
  return (
    <Table aria-label={t('branchesDesk:faultsTitle')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('branchesDesk:faultRow')}</Table.Th>
          <Table.Th scope="col">{t('branchesDesk:faultColumn')}</Table.Th>
          <Table.Th scope="col">{t('branchesDesk:faultText')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {faults.map(({ row, column, rule }) => (
          <Table.Tr key={`${row} ${column} ${rule}`}>
            <Table.Td>{row}</Table.Td>
            <Table.Td lang="tr">{column}</Table.Td>
            <Table.Td>{t(`branchRules:${rule}`, { field: column })}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function ExportButton() {
  const { t } = useText();
  const loading = useMutation({
    mutationFn: () => load(branchRoutes.export),
    onSuccess: ({ name, blob }) => saveFile(name, blob, blob.type),
  });
  return (
    <Stack align="stretch">
      <div>
        <Button loading={loading.isPending} onClick={() => loading.mutate()}>
          {t('branchesDesk:export')}
        </Button>
      </div>
      {loading.error ? <FieldFailure error={loading.error} /> : null}
    </Stack>
  );
}
