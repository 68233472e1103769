import { Stack, Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ExportCsv, ImportCsv } from '../../../../dashboard/kit/csv/import-file.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { FormSection } from '../../../../dashboard/kit/parts/form-section.tsx';
import { AdminsOnly } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { call, reload } from '../../../../dashboard/kit/session/calls.ts';
import { load } from '../../../../dashboard/kit/session/load-file.ts';
import { userRoutes } from '../contract.ts';
import {
  STAFF_COLUMNS,
  STAFF_FILE_LIMITS,
  type StaffFileCheck,
  staffFileRoutes,
  WHOLE_PARTY,
} from '../file-contract.ts';

const LIST = '/dashboard/users';

export function StaffFilePage() {
  const { t } = useText();
  const title = t('staffFile:title');
  return (
    <AdminsOnly title={title} texts="staffFile:" right="users">
      <div className="page">
        <BackLink to={LIST}>{t('users:title')}</BackLink>
        <PageHead title={title} lead={t('dashboard:csv.lead')} />
        <FormSection
          title={t('dashboard:csv.file')}
          text={t('staffFile:fileText', { columns: STAFF_COLUMNS.join('; ') })}
        >
          <Stack align="stretch">
            <ul className="hint" role="list">
              <li>{t('staffFile:rolesText')}</li>
              <li>{t('staffFile:branchesText', { whole: WHOLE_PARTY })}</li>
              <li>{t('staffFile:inviteText')}</li>
            </ul>
            <ImportFile />
          </Stack>
        </FormSection>
        <FormSection title={t('dashboard:csv.export')} text={t('staffFile:exportText')}>
          <ExportCsv read={() => load(staffFileRoutes.export)} />
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
      id="staff-csv"
      mostBytes={STAFF_FILE_LIMITS.characters}
      check={(csv) => call(staffFileRoutes.check, { body: { csv } })}
      write={(csv) => call(staffFileRoutes.write, { body: { csv } })}
      onWritten={() => {
        void reload(client, userRoutes);
        void navigate(LIST);
      }}
      wordsOf={({ rule }) => t(`staffFile:rules.${rule}`)}
      isNew={({ added, changed }) => added + changed > 0}
    >
      {(check) => <Result check={check} />}
    </ImportCsv>
  );
}

function Result({ check }: { check: StaffFileCheck }) {
  const { t } = useText();
  const { added, changed, same, rows } = check;
  const words = ({ isNew, role, branches, fields }: StaffFileCheck['rows'][number]) =>
    isNew
      ? t('staffFile:isNew', {
          role: t(`auth:role.${role}`),
          branches: branches?.join('; ') ?? t('staffFile:whole'),
        })
      : t('staffFile:isChanged', {
          fields: fields.map((field) => t(`users:fields.${field}`)).join(', '),
        });
  return (
    <>
      <ul role="list" aria-label={t('dashboard:csv.result')}>
        <li>{t('staffFile:added', { count: added })}</li>
        <li>{t('staffFile:changed', { count: changed })}</li>
        <li>{t('staffFile:same', { count: same })}</li>
      </ul>
      {rows.length > 0 ? (
        <Table aria-label={t('staffFile:rows')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('dashboard:csv.row')}</Table.Th>
              <Table.Th scope="col">{t('users:fields.email')}</Table.Th>
              <Table.Th scope="col">{t('staffFile:what')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.row}>
                <Table.Td>{row.row}</Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{row.email}</Table.Td>
                <Table.Td>{words(row)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ) : null}
    </>
  );
}
