import '@mantine/core/styles/Table.layer.css';
import { Group, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import { NoPermissionPage } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { RecordMissing } from '../../../../dashboard/kit/parts/record-missing.tsx';
import { read } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { formatDate } from '../../../../platform/i18n/format.ts';
import { formatPhone } from '../../../../platform/phone.ts';
import { provinceName } from '../../../../platform/places/provinces.ts';
import { type ComparedApplication, type Comparison, comparisonRoutes } from '../contract.ts';
import { applicationsList } from './applications-list.ts';
import css from './compare.module.css';
import { MaskedNumber, StatusMark } from './parts.tsx';

const detailsOf = (id: string) => `/dashboard/applications/${id}/details`;

/** Two applications side by side, when staff suspect that they are of the same person. */
export function ComparePage() {
  const { t } = useText();
  const { applicationId = '', otherId = '' } = useParams();
  const { can } = useSessionUser();
  const query = useQuery({
    ...read(comparisonRoutes.compare, { params: { id: applicationId, otherId } }),
    enabled: can.applications === true,
  });
  const { data } = query;
  const title = t('applicationComparison:title');
  if (!can.applications) return <NoPermissionPage title={title} texts="applications:" />;
  const words = {
    goneTitle: t('applicationPage:goneTitle'),
    goneText: t('applicationPage:goneText'),
    failedTitle: t('applicationPage:failedTitle'),
    toList: t('applicationPage:toList'),
  };
  const listPath = applicationsList.lastAddress();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {data ? (
        <div className="page">
          <BackLink to={detailsOf(data.one.id)}>
            {t('applicationComparison:back', { code: data.one.code })}
          </BackLink>
          <PageHead title={title} />
          <Text fw={600}>
            {t(`applicationComparison:${data.same.tcKimlikNo ? 'samePerson' : 'otherPerson'}`)}
          </Text>
          <Group gap="8px 24px">
            {[data.one, data.other].map(({ id, code }) => (
              <Link key={id} to={detailsOf(id)}>
                {t('applicationComparison:open', { code })}
              </Link>
            ))}
          </Group>
          <ComparedApplications comparison={data} />
        </div>
      ) : (
        <RecordMissing query={query} title={title} words={words} listPath={listPath} />
      )}
    </>
  );
}

interface Row {
  name: string;
  label: string;
  show: (application: ComparedApplication) => ReactNode;
  /** Null: not known. */
  isSame: boolean | null;
}

/** Every field of both in a row, which says in a word whether they are the same. */
function ComparedApplications({ comparison }: { comparison: Comparison }) {
  const { t } = useText();
  const { one, other } = comparison;
  const rows = useRows(comparison);
  const count = rows.filter(({ isSame }) => isSame === false).length;
  return (
    <>
      <p className="hint">
        {count > 0 ? t('applicationComparison:count', { count }) : t('applicationComparison:none')}{' '}
        {t('applicationComparison:hint')}
      </p>
      <Table className={css.table} withColumnBorders verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('applicationComparison:field')}</Table.Th>
            <Table.Th scope="col" className="num">
              {one.code}
            </Table.Th>
            <Table.Th scope="col" className="num">
              {other.code}
            </Table.Th>
            <Table.Th scope="col">{t('applicationComparison:result')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ name, label, show, isSame }) => (
            <Table.Tr key={name} data-different={isSame === false || undefined}>
              <Table.Th scope="row">{label}</Table.Th>
              <Table.Td data-code={one.code}>{show(one)}</Table.Td>
              <Table.Td data-code={other.code}>{show(other)}</Table.Td>
              <Table.Td>
                <Text span inherit fw={isSame === false ? 600 : 400}>
                  {isSame === null
                    ? t('applicationComparison:unknown')
                    : t(`applicationComparison:${isSame ? 'same' : 'different'}`)}
                </Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}

function useRows({ one, other, same }: Comparison): Row[] {
  const { t, locale } = useText();
  /** A field whose value is a text; `text` as people read it. */
  const row = (
    name: string,
    label: string,
    text: (application: ComparedApplication) => string,
    show: Row['show'] = (application) => text(application) || '–',
  ): Row => ({ name, label, show, isSame: text(one) === text(other) });
  const field = (name: string) => t(`applicationFields:${name}`);
  const word = (name: string) => t(`applicationComparison:${name}`);
  const hidden = (name: 'tcKimlikNo' | 'tcSerialNumber'): Row => ({
    name,
    label: field(name),
    show: (application) => <MaskedNumber>{application[name]}</MaskedNumber>,
    isSame: same[name],
  });
  const at = (name: 'createdAt' | 'statusChangedAt', label: string) =>
    row(
      name,
      label,
      (application) => application[name],
      (application) => <Moment at={application[name]} />,
    );
  return [
    row(
      'status',
      word('status'),
      ({ status }) => status,
      ({ status }) => <StatusMark status={status} />,
    ),
    at('createdAt', word('sentAt')),
    at('statusChangedAt', word('changedAt')),
    hidden('tcKimlikNo'),
    hidden('tcSerialNumber'),
    row('name', field('name'), ({ name }) => name),
    row('surname', field('surname'), ({ surname }) => surname),
    row(
      'birthDate',
      field('birthDate'),
      ({ birthDate }) => birthDate && formatDate(locale, new Date(`${birthDate}T12:00:00Z`)),
    ),
    row('email', field('email'), ({ email }) => email),
    row('phone', field('phone'), ({ phone }) => phone && formatPhone(phone)),
    row('city', field('city'), ({ city }) => provinceName(city)),
    row('district', field('district'), ({ district }) => district),
    row('address', field('address'), ({ address }) => address),
    row('occupation', field('occupation'), ({ occupation }) => occupation),
    row('education', field('education'), ({ education }) =>
      t(`applicationFields:educations.${education}`),
    ),
    row('locale', t('applicationPage:locale'), ({ locale: form }) =>
      t(`applicationPage:locales.${form}`),
    ),
    row('frozen', word('frozen'), ({ isFrozen }) => word(isFrozen ? 'yes' : 'no')),
    row(
      'assignedTo',
      word('assigned'),
      ({ assignedTo }) => assignedTo?.name ?? t('applicationPage:nobody'),
    ),
  ];
}
