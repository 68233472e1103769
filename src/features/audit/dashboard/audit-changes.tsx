import { Table } from '@mantine/core';
import { useText } from '../../../dashboard/kit/language/language.ts';
import type { AuditEntry } from '../schema.ts';
import css from './audit-details.module.css';
import { fieldName, valueText } from './audit-words.ts';

/** The old and the new value of each field that an event contains. */
export function AuditChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
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
