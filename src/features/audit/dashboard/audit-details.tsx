import { Paper, Table } from '@mantine/core';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../dashboard/kit/language/moment.ts';
import { Columns } from '../../../dashboard/kit/parts/columns.tsx';
import { Facts } from '../../../dashboard/kit/parts/facts.tsx';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { type AuditEntry, ERASED_AFTER_DAYS } from '../contract.ts';
import css from './audit.module.css';
import { fieldName, secondsOf, valueText } from './audit-words.ts';

/** All data of an event: its origin, and each value before and after. */
export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const { t, locale } = useText();
  const at = new Date(entry.at);
  const nothing = entry.erased ? t('audit:erased', { days: ERASED_AFTER_DAYS }) : '–';
  const facts = [
    [t('audit:when'), `${fullMoment(locale, at)}${secondsOf(locale, at)}`],
    [
      t('audit:address'),
      <span key="address" className="num">
        {entry.address || nothing}
      </span>,
    ],
    [t('audit:device'), entry.device || nothing],
    [t('audit:number'), formatNumber(locale, entry.seq)],
  ] as const;
  return (
    <Paper bg="var(--sunken)" p="sm" radius="sm">
      <Columns>
        <AuditChanges before={entry.before} after={entry.after} />
        <Facts facts={facts} labelWidth={80} />
      </Columns>
    </Paper>
  );
}

/** The old and the new value of each field that an event contains. */
function AuditChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const { t, locale } = useText();
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (fields.length === 0) return <p className="soft">{t('audit:noValues')}</p>;
  return (
    <Table className={css.changes} layout="fixed" verticalSpacing={4} horizontalSpacing={8}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col" fw={550} c="dimmed">
            {t('audit:field')}
          </Table.Th>
          {before ? (
            <Table.Th scope="col" fw={550} c="dimmed">
              {t('audit:before')}
            </Table.Th>
          ) : null}
          {after ? (
            <Table.Th scope="col" fw={550} c="dimmed">
              {before ? t('audit:after') : t('audit:value')}
            </Table.Th>
          ) : null}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {fields.map((field) => (
          <Table.Tr key={field}>
            <Table.Th scope="row" fw={400} c="dimmed">
              {fieldName(t, field)}
            </Table.Th>
            {before ? (
              <Table.Td className={after ? 'soft' : undefined}>
                {valueText(t, locale, field, before[field])}
              </Table.Td>
            ) : null}
            {after ? <Table.Td>{valueText(t, locale, field, after[field])}</Table.Td> : null}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
