import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ExportCsv, ImportCsv } from '../../../dashboard/kit/csv/import-file.tsx';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { FormSection } from '../../../dashboard/kit/parts/form-section.tsx';
import { AdminsOnly } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { call, reload } from '../../../dashboard/kit/session/calls.ts';
import { load } from '../../../dashboard/kit/session/load-file.ts';
import { BRANCH_LIMITS, branchRoutes, type CsvCheck } from '../contract.ts';
import { CSV_COLUMNS } from '../schema.ts';
import { LIST } from './parts.ts';

export function ImportPage() {
  const { t } = useText();
  const title = t('branchesDesk:importTitle');
  return (
    <AdminsOnly title={title} texts="branchesDesk:">
      <div className="page">
        <BackLink to={LIST}>{t('branchesDesk:title')}</BackLink>
        <PageHead title={title} lead={t('dashboard:csv.lead')} />
        <FormSection
          title={t('dashboard:csv.file')}
          text={t('branchesDesk:importText', { columns: CSV_COLUMNS.join('; ') })}
        >
          <ImportFile />
        </FormSection>
        <FormSection title={t('dashboard:csv.export')} text={t('branchesDesk:exportText')}>
          <ExportCsv read={() => load(branchRoutes.export)} />
        </FormSection>
      </div>
    </AdminsOnly>
  );
}

function ImportFile() {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <ImportCsv
      id="branch-csv"
      mostBytes={BRANCH_LIMITS.csv}
      check={(csv) => call(branchRoutes.checkCsv, { body: { csv } })}
      write={(csv) => call(branchRoutes.importCsv, { body: { csv } })}
      onWritten={() => {
        void reload(client, branchRoutes);
        void navigate(LIST, { state: { saved: true } });
      }}
      wordsOf={({ column, rule }) => t(`branchRules:${rule}`, { field: column })}
      isNew={({ added, changed }) => added + changed > 0}
    >
      {(check) => <Counts check={check} />}
    </ImportCsv>
  );
}

function Counts({ check: { added, changed, same } }: { check: CsvCheck }) {
  const { t } = useText();
  return (
    <ul role="list" aria-label={t('dashboard:csv.result')}>
      <li>{t('branchesDesk:added', { count: added })}</li>
      <li>{t('branchesDesk:changed', { count: changed })}</li>
      <li>{t('branchesDesk:same', { count: same })}</li>
    </ul>
  );
}
